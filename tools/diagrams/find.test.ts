import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {createDrawings, drawnPart, elementIdOf, idOf} from '../../lib/drawings';
import {findDiagrams} from './find';
import {sizeProblem, withSize} from './size';

const {drawingOf, sourceOf, styleTexts, folder: drawingsFolder} = createDrawings(siteDir);

test('every diagram of the docs and the blog is drawn, and nothing else is', () => {
  const diagrams = findDiagrams();
  expect(diagrams.length).toBeGreaterThan(0);
  for (const {file, line, source} of diagrams) {
    expect
      .soft(drawingOf(source), `${file}:${line}: not drawn yet; run "npm run diagrams"`)
      .toContain(elementIdOf(idOf(source)));
    expect.soft(sourceOf(elementIdOf(idOf(source))), file).toBe(drawnPart(source));
  }
  const ids = new Set(diagrams.map(({source}) => idOf(source)));
  const drawn = new Set(readdirSync(drawingsFolder).map((name) => path.parse(name).name));
  expect([...drawn].sort()).toEqual([...ids].sort());
});

test('every diagram names the size of its drawing, for the preview', () => {
  const problems = findDiagrams().flatMap((diagram) => {
    const drawn = drawingOf(diagram.source);
    return (drawn && sizeProblem(diagram, drawn)) || [];
  });
  expect(problems).toEqual([]);
});

const drawing = '<svg viewBox="0 0 438.6 70"></svg>';
const settings = '%%{init: {"flowchart": {}}}%%\n';
const page = (source: string, indent = '') =>
  `A page.\n\n${`~~~mermaid\n${source}\n~~~`.replace(/^/gm, indent)}\n\nMore.\n`;
const added =
  'the diagram does not name the size of its drawing; "npm run diagrams" adds "%% size: 439x70" before this line';

for (const [name, source, problem, sized] of [
  ['without a size', 'flowchart LR', `page.mdx:4: ${added}`, '%% size: 439x70\nflowchart LR'],
  [
    'with settings of its own',
    `${settings}flowchart LR`,
    `page.mdx:5: ${added}`,
    `${settings}%% size: 439x70\nflowchart LR`,
  ],
  [
    'of another size',
    `${settings}%% size: 4x4\nflowchart LR`,
    'page.mdx:5: "%% size: 4x4" should be "%% size: 439x70", the size of the drawing; "npm run diagrams" writes it',
    `${settings}%% size: 439x70\nflowchart LR`,
  ],
] as const) {
  test(`of a diagram ${name}, file and line are told, and the size is written there`, () => {
    const diagram = {file: 'page.mdx', line: 3, source};
    expect(sizeProblem(diagram, drawing)).toBe(problem);
    for (const indent of ['', '   ']) {
      expect(withSize(page(source, indent), diagram, drawing)).toBe(page(sized, indent));
    }
    expect(sizeProblem({...diagram, source: sized}, drawing)).toBeUndefined();
    expect(idOf(sized), 'the drawing stays that of the diagram').toBe(idOf(source));
  });
}

test('a drawing has both modes, one style, no script, and nothing from elsewhere', () => {
  for (const {source} of findDiagrams()) {
    const drawing = drawingOf(source) ?? '';
    expect.soft(drawing).toContain('[data-theme=dark]');
    expect.soft(drawing).not.toMatch(/<script|\s(style|on\w+)=|href=|@import|data:/);
    expect.soft(styleTexts()).toContain(/<style>(.*)<\/style>/.exec(drawing)?.[1]);
    expect.soft(drawing.length).toBeLessThan(20_000);
  }
});
