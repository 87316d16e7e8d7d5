import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {loadPackage} from '../../engine/loadPackage';
import {readText} from '../../engine/sourcePage';
import {mayShare, treeFor} from './treeFor';

/** Syntax that the framework doesn't have: `$a$`. */
const money: Plugin = function money() {
  const data = this.data() as {micromarkExtensions?: unknown[]};
  data.micromarkExtensions?.push({text: {36: {tokenize: () => () => undefined}}});
};

const {createProcessorUncached} = loadPackage('@docusaurus/mdx-loader/lib/processor') as {
  createProcessorUncached(parameters: object): Promise<{process(page: object): Promise<unknown>}>;
};
const {default: prepareText} = loadPackage('@docusaurus/mdx-loader/lib/preprocessor') as {
  default(page: object): string;
};

const markdownConfig = {
  mermaid: true,
  mdx1Compat: {comments: true, admonitions: true, headingIds: true},
  anchors: {},
};

/** A page's text as the framework gives it to its parser. */
const prepare = (fileContent: string) =>
  prepareText({fileContent, filePath: 'a.mdx', admonitions: true, markdownConfig});

/** The framework's parser of pages. */
async function createParser(further: Plugin[] = []): Promise<Processor> {
  const found: Processor[] = [];
  const find: Plugin = function find() {
    found.push(this as unknown as Processor);
  };
  const beforeDefaultRemarkPlugins = [find, ...further];
  const options = {beforeDefaultRemarkPlugins, markdownConfig, admonitions: true, staticDirs: []};
  const {process} = await createProcessorUncached({options, format: 'mdx'});
  await process({content: '', filePath: 'a.mdx', frontMatter: {}});
  const [parser] = found;
  if (!parser) {
    throw new Error('the framework has no parser of Markdown');
  }
  return parser;
}

const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`;

/** As JSON, because the parser of JavaScript makes objects of a class. */
const plain = (tree: Root | undefined): unknown =>
  tree &&
  JSON.parse(JSON.stringify(tree, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)));

for (const body of [
  'Text.',
  '## A {#a}\n\nText after it.\n\n### `b` {#b-1_2}\n\n- item\n\n1. first',
  '## *C*  {#ü}\n\nText.',
  '<Box>\n\n## Within {#within}\n\n</Box>\n\n<Box a={[1, ...b]} {...c}>{/d/u.test(e) && 10n}</Box>',
  "import A from './a'\n\nexport const b = () => 1; // c\n\n## D {#d}\n\nimport E from './e'",
  '## A {#a}\n\n| a | b |\n|---|:-:|\n| ~~c~~ | [^1] |\n\n[^1]: At https://example.com:80/, 10: 30.\n\n- [x] done',
  '## A {#a}\n\n```md\n:::note\n## b\n```\n\n`:c`',
]) {
  test(`the bundler parses a page again, or gets another tree: ${JSON.stringify(body)}`, async () => {
    const parser = await createParser();
    const source = readText(`docs/${body.length}.mdx`, page(body)).page;
    const before = plain(source?.tree);
    const text = prepare(page(body));
    const tree = source && treeFor(source, text, parser);
    expect(plain(tree)).toEqual(plain(parser.parse(text) as Root));
    tree?.children.pop();
    expect(plain(source?.tree), 'the tree that the rules read').toEqual(before);
  });
}

for (const body of [
  ':::note\n\nA note.\n\n:::',
  'A :word[b].',
  '![a :b](/c.png)',
  '## Not the end ## {#a}',
  '## www.example.com{#a}',
  '## _A {#a_}',
  '## {#a}',
  '## A {#a}  ',
  '## A \\{#a}',
  '```md\n## A {#a}\n```',
  '```mdx-code-block\n<A />\n```',
]) {
  test(`a page gets a tree that the framework would not make: ${JSON.stringify(body)}`, async () => {
    const parser = await createParser();
    const source = readText(`docs/own-${body.length}.mdx`, page(body)).page;
    expect(source && treeFor(source, prepare(page(body)), parser)).toBeUndefined();
  });
}

test('a site with further syntax gets trees without it', async () => {
  const parser = await createParser([money]);
  const source = readText('docs/money.mdx', page('Text.')).page;
  expect(source && treeFor(source, prepare(page('Text.')), parser)).toBeUndefined();
});

test('a page is also read for the rules, although its tree can’t be shared', async () => {
  const [parser, withMoney] = [await createParser(), await createParser([money])];
  expect(mayShare('Text.', parser)).toBe(true);
  expect(mayShare('Text.', withMoney)).toBe(false);
  expect(mayShare('- Item\n\n  :::note\n\n  A note.\n\n  :::', parser)).toBe(false);
});
