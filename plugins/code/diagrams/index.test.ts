import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {VFile} from 'vfile';
import {parseHtmlFragment} from '../../engine/html';
import {parseMarkdown} from '../../engine/markdown';
import {formatProblem} from '../../engine/problem';
import {diagrams} from '.';
import {drawMissing} from './draw';
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

test('a diagram with drawings becomes a picture for each color mode, with its size', () => {
  const shown = show(source);
  for (const part of [...modes.map((mode) => `${idOf(source)}.${mode}.svg`), 'First', '"width"', '"lazy"']) {
    expect(shown).toContain(part);
  }
  expect(shown).not.toContain('"mermaid"');
});

test('the preview leaves a diagram without a drawing to the framework, a production build stops at it', () => {
  expect(show('flowchart\n  A --> C')).toContain('"lang":"mermaid"');
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = 'production';
  expect(() => show('flowchart\n  A --> D')).toThrow('diagrams: this diagram has no drawing; run: ');
  process.env.NODE_ENV = NODE_ENV;
});

test("a site may list the framework's theme of diagrams: the preview has it once, a production build leaves it out", () => {
  const themes = ['other', ['@docusaurus/theme-mermaid', {}]];
  const {configure} = diagrams(createSite());
  const configured = () => configure?.({themes, markdown: {mermaid: true}} as Config);
  expect(configured()).toMatchObject({
    themes: ['other', '@docusaurus/theme-mermaid'],
    markdown: {mermaid: true},
  });
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = 'production';
  expect(configured()).toMatchObject({themes: ['other'], markdown: {mermaid: false}});
  process.env.NODE_ENV = NODE_ENV;
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
        hasId: () => true,
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

test('the command draws what is missing as pictures that a browser shows, and removes what no page has', async ({
  page: tab,
}) => {
  const options = createSite();
  const folder = path.join(options.siteDir, options.folder);
  const named = 'flowchart LR\n  A["<code>a</code><br/>First"] -- then --> B{Second}';
  const described =
    'sequenceDiagram\n  accTitle: A call\n  accDescr: First calls Second.\n  First->>Second: A message';
  writeFileSync(path.join(options.siteDir, 'pages/a.mdx'), page(named) + page(described));
  await drawMissing(options, config);
  const ends = ['dark.svg', 'json', 'light.svg'];
  const files = [named, described].flatMap((value) => ends.map((end) => `${idOf(value)}.${end}`));
  expect(readdirSync(folder).sort()).toEqual(files.sort());
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const drawingOf = (value: string) => JSON.parse(read(`${idOf(value)}.json`)) as Drawing;
  expect(drawingOf(named).alt).toContain('First');
  expect(drawingOf(described).alt).toBe('A call. First calls Second.');
  for (const value of [named, described]) {
    for (const mode of modes) {
      const picture = Buffer.from(read(`${idOf(value)}.${mode}.svg`)).toString('base64');
      await tab.setContent(`<img src="data:image/svg+xml;base64,${picture}">`);
      const size = await tab.locator('img').evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(size).toEqual(drawingOf(value).sizes[mode]);
    }
  }
});

test('a diagram that Mermaid cannot draw is named with its file, its line and the reason, and the others are drawn', async () => {
  const options = createSite();
  const faults = ['flowchart LR\n  A -->> B --]', 'pie\n  "A" : many', 'unknownDiagram\n  A'];
  const good = 'flowchart\n  A --> E';
  faults.forEach((value, index) =>
    writeFileSync(path.join(options.siteDir, `pages/${index}.mdx`), page(value)),
  );
  writeFileSync(path.join(options.siteDir, 'pages/good.mdx'), page(good));
  const problems = await drawMissing(options, config);
  expect(problems.map(({file, line}) => `${file}:${line}`)).toEqual(
    faults.map((_, index) => `pages/${index}.mdx:5`),
  );
  const [first, second, third] = problems.map(({message}) => message);
  expect(first).toMatch(/^Mermaid can't draw this diagram: Parse error on line 2:\n/);
  expect(second).toMatch(/: Parsing failed: .*\b2\b/);
  expect(third).toContain(': No diagram type detected');
  expect(problems.map(formatProblem).join()).not.toMatch(/\n +at |page\.evaluate/);
  expect(readdirSync(path.join(options.siteDir, options.folder))).toContain(`${idOf(good)}.json`);
});

test('a page that cannot be parsed is named, and loses no drawing', async () => {
  const options = createSite();
  writeFileSync(path.join(options.siteDir, 'pages/a.mdx'), `${page(source)}\n{a b}\n`);
  expect(await drawMissing(options, config)).toMatchObject([{file: 'pages/a.mdx', line: 10}]);
  expect(readdirSync(path.join(options.siteDir, options.folder))).toEqual([`${idOf(source)}.json`]);
});
