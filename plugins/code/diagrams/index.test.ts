import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {VFile} from 'vfile';
import {parseHtmlFragment} from '../../engine/html';
import {parseMarkdown} from '../../engine/markdown';
import {diagrams} from '.';
import {draw, drawMissing} from './draw';
import {idOf, modes, type Drawing} from './drawings';

const source = 'flowchart LR\n  A[First] --> B[Second]';
const config = {theme: {light: 'neutral', dark: 'dark'}};

/** A site in a folder of its own with one drawing. */
function createSite() {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'drawings'), {recursive: true});
  mkdirSync(path.join(siteDir, 'pages'), {recursive: true});
  const drawing: Drawing = {source, alt: 'First "and" second', sizes: {light: [20, 10], dark: [20, 10]}};
  writeFileSync(path.join(siteDir, `drawings/${idOf(source)}.json`), JSON.stringify(drawing));
  return {siteDir, folder: 'drawings', pages: ['pages']};
}

const page = (value: string) =>
  `A page.\n\n- A list\n\n  \`\`\`mermaid\n  ${value.replaceAll('\n', '\n  ')}\n  \`\`\`\n`;

/** The tree of a page with a diagram, as text. */
function show(value: string): string {
  const tree = parseMarkdown(page(value), 'a.mdx');
  const [attach] = diagrams(createSite()).markdown?.({siteDir: '', baseUrl: '/'}).before ?? [];
  void (attach as () => Transformer<Root>)()(tree, new VFile(), () => undefined);
  return JSON.stringify(tree);
}

test('a diagram is a picture of each color mode, with its size; the framework gets one without a drawing', () => {
  const shown = show(source);
  for (const part of [...modes.map((mode) => `${idOf(source)}.${mode}.svg`), 'First', '"width"', '"lazy"']) {
    expect(shown).toContain(part);
  }
  expect(shown).not.toContain('"mermaid"');
});

test('the preview leaves a diagram without a drawing to the framework, a production build stops at it', () => {
  expect(show('flowchart\n  A --> C')).toContain('"lang":"mermaid"');
  const {NODE_ENV} = process.env;
  try {
    process.env.NODE_ENV = 'production';
    expect(() => show('flowchart\n  A --> D')).toThrow('diagrams: this diagram has no drawing; run: ');
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});

test('the check names the line of a diagram without a drawing, for the preview as a warning', () => {
  const options = createSite();
  const content = [source, 'flowchart'].map((value, index) => ({
    file: `pages/${index}.mdx`,
    kind: 'docs' as const,
    folder: 'pages',
    route: '/a/',
    text: page(value),
    frontMatter: {},
    tree: parseMarkdown(page(value), 'a.mdx'),
  }));
  for (const [isPreview, severity] of [
    [false, 'error'],
    [true, 'warning'],
  ] as const) {
    expect(
      diagrams(options).checks?.({siteDir: '', baseUrl: '/'})[0]?.({
        siteDir: options.siteDir,
        pages: content,
        isPreview,
      }),
    ).toMatchObject([{file: 'pages/1.mdx', line: 5, message: 'this diagram has no drawing', severity}]);
  }
});

test('the source of a diagram is found by its pictures', () => {
  const {sourceOf} = diagrams(createSite());
  const element = (html: string) => parseHtmlFragment(html).children[0] as Element;
  const html = `<div class="diagram"><img src="/assets/${idOf(source)}.light-1a2b.svg"></div>`;
  expect(sourceOf(element(html))).toBe(source);
  expect(sourceOf(element(html.replace('"diagram"', '"other"')))).toBeUndefined();
});

test('the command draws what is missing and removes what no page shows', async () => {
  const options = createSite();
  const other = 'pie\n  "One" : 1';
  writeFileSync(path.join(options.siteDir, 'pages/a.mdx'), page(other));
  await drawMissing(options, config);
  const files = [...modes.map((mode) => `${mode}.svg`), 'json'].map((end) => `${idOf(other)}.${end}`);
  expect(readdirSync(path.join(options.siteDir, 'drawings')).sort()).toEqual(files.sort());
});

/** A diagram of each kind, by the first word. */
const kinds = [
  'flowchart LR\n  A["<code>a</code><br/>First"] -- then --> B{Second}',
  'sequenceDiagram\n  accTitle: A call\n  accDescr: First calls Second.\n  First->>Second: A message',
  'classDiagram\n  First <|-- Second\n  First : +int age',
  'stateDiagram-v2\n  [*] --> First\n  First --> [*]',
  'erDiagram\n  First ||--o{ Second : places',
  'gantt\n  title First\n  dateFormat YYYY-MM-DD\n  section A\n  One :a1, 2024-01-01, 30d',
  'pie title First, with a title that is much longer than the picture of the pie itself is wide\n  "One" : 40\n  "Two" : 60',
  'mindmap\n  root((First))\n    A\n    B',
  'timeline\n  title First\n  2023 : A\n  2024 : B',
  'gitGraph\n  commit id: "First"\n  branch dev\n  commit',
  'journey\n  title First\n  section A\n    Make tea: 5: Me',
  'quadrantChart\n  title First\n  x-axis Low --> High\n  y-axis Low --> High\n  A: [0.3, 0.6]',
  'xychart-beta\n  title "First"\n  x-axis [a, b]\n  y-axis "n" 0 --> 10\n  bar [5, 6]',
  'sankey-beta\n\nFirst,B,10\nB,C,5',
  'block-beta\n  columns 2\n  A["First"] B',
  'requirementDiagram\n  requirement First {\n  id: 1\n  text: the test.\n  risk: high\n  verifymethod: test\n  }',
  'C4Context\n  title First\n  Person(a, "First")',
  'architecture-beta\n  group api(cloud)[First]\n  service db(database)[DB] in api',
  'packet-beta\n  0-15: "First"\n  16-31: "B"',
  'kanban\n  todo[First]\n    id1[A task]',
  'radar-beta\n  axis a["First"], b["B"], c["C"]\n  curve x{1, 2, 3}',
];

test('every kind of diagram becomes two pictures that a browser shows, with words', async ({page: tab}) => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath('drawings');
  mkdirSync(folder, {recursive: true});
  await draw(kinds, folder, config);
  for (const kind of kinds) {
    const read = (end: string) => readFileSync(path.join(folder, `${idOf(kind)}.${end}`), 'utf8');
    const {alt, sizes} = JSON.parse(read('json')) as Drawing;
    expect(alt, kind).toContain('First');
    for (const mode of modes) {
      const address = `data:image/svg+xml;base64,${Buffer.from(read(`${mode}.svg`)).toString('base64')}`;
      await tab.setContent(`<img src="${address}">`);
      const size = await tab.locator('img').evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(size, kind).toEqual(sizes[mode]);
      expect(Math.max(...size), kind).toBeLessThan(1500);
    }
  }
  const described = JSON.parse(
    readFileSync(path.join(folder, `${idOf(kinds[1] ?? '')}.json`), 'utf8'),
  ) as Drawing;
  expect(described.alt).toBe('A call. First calls Second.');
});
