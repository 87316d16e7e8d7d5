import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {parseMarkdown} from '../../engine/markdown';
import {checkDiagrams, showDrawings} from '.';
import {diagramsIn} from './cli';
import {drawDiagrams} from './draw';
import {createDrawings, elementIdOf, idOf} from './drawings';
import type {Options} from './options';

const source = 'flowchart LR\n  A[First] --> B[Second]:::accent';
const style = '<style>a{color:red}</style>';
const drawing = `<svg id="${elementIdOf(idOf(source))}" viewBox="0 0 10.5 20">${style}<g></g></svg>`;

/** A site in a folder of its own with one drawing. */
function createSite(): Options {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'drawings'), {recursive: true});
  writeFileSync(path.join(siteDir, `drawings/${idOf(source)}.mmd`), `${source}\n`);
  writeFileSync(path.join(siteDir, `drawings/${idOf(source)}.svg`), `${drawing}\n`);
  const themes = {light: 'neutral', dark: 'dark'};
  return {siteDir, folder: 'drawings', pages: ['pages'], themes, fontFamily: 'sans-serif'};
}

/** What a fence becomes, as the properties of its element. */
function show(value: string): unknown {
  const options = createSite();
  const tree = parseMarkdown(`\`\`\`mermaid\n${value}\n\`\`\`\n`, 'a.mdx');
  void showDrawings(options)()(tree, new VFile(), () => undefined);
  return tree.children[0]?.data;
}

test('a diagram gets its drawing; the preview draws one without', () => {
  expect(show(source)).toEqual({hName: 'mermaid', hProperties: {value: source, drawing}});
  const other = 'flowchart\n  A --> C';
  expect(show(other)).toEqual({hName: 'mermaid', hProperties: {value: other}});
});

test('a diagram without a drawing stops a production build', () => {
  const {NODE_ENV} = process.env;
  try {
    process.env.NODE_ENV = 'production';
    expect(() => show('flowchart\n  A --> C')).toThrow('drawn-diagrams: this diagram has no drawing; run: ');
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});

/** The problems of a page with one drawn diagram and one that is not drawn, and of the drawings. */
function problemsOf(options: Options, isPreview = false) {
  const text = `A page.\n\n\`\`\`mermaid\n${source}\n\`\`\`\n\n- A list\n\n  \`\`\`mermaid\n  flowchart\n  \`\`\`\n`;
  const page = {
    file: 'pages/a.mdx',
    kind: 'docs' as const,
    identity: {source: 'pages/a.mdx', id: 'a', route: '/a/'},
    text,
    frontMatter: {},
    tree: parseMarkdown(text, 'a.mdx'),
  };
  return checkDiagrams(options)({siteDir: options.siteDir, pages: [page], isPreview});
}

test('the check names the line of a diagram without a drawing, for the preview as a warning', () => {
  const place = {file: 'pages/a.mdx', line: 10, message: 'this diagram has no drawing'};
  expect(problemsOf(createSite())).toMatchObject([{...place, severity: 'error'}]);
  expect(problemsOf(createSite(), true)).toMatchObject([{...place, severity: 'warning'}]);
});

test('the source and the style of a drawing are found again', () => {
  const {sourceOf, styleTexts} = createDrawings(createSite().siteDir, 'drawings');
  expect(sourceOf(elementIdOf(idOf(source)))).toBe(source);
  expect(sourceOf('diagram-../../package')).toBeUndefined();
  expect(styleTexts()).toEqual(['a{color:red}']);
});

test('the diagrams of all pages below a folder are found', () => {
  const folder = test.info().outputPath('pages');
  mkdirSync(path.join(folder, 'deep'), {recursive: true});
  writeFileSync(path.join(folder, 'deep/a.mdx'), `---\ntitle: A\n---\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`);
  writeFileSync(path.join(folder, 'b.md'), 'A word about mermaid.');
  expect(diagramsIn(folder)).toEqual([source]);
  expect(diagramsIn(path.join(folder, 'none'))).toEqual([]);
});

test('a drawing has both color modes in one style, and nothing that a strict policy refuses', async () => {
  const options = createSite();
  const [drawn = ''] = await drawDiagrams([source], options);
  expect(drawn).toContain('First');
  expect(drawn).toContain('@media not print{[data-theme=dark] #diagram-');
  expect(drawn.match(/<style>/g)).toHaveLength(1);
  expect(drawn).not.toMatch(/<script|\s(?:on\w+|style)\s*=|javascript:|href="(?!#)|@import/i);
});
