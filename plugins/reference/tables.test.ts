import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {formatData} from './data';
import type {Facts} from './facts';
import {commandLineOf, commandOptions, schemaOf} from './fixture';
import type {Options} from './options';
import {checkReference, referenceTables} from './tables';

/** A site in a folder of its own, with the data of the fixture. */
function createSite(): Options {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'schema'), {recursive: true});
  writeFileSync(path.join(siteDir, 'schema/v2.json'), formatData(schemaOf()));
  writeFileSync(path.join(siteDir, 'washer.json'), formatData(commandLineOf()));
  return {
    siteDir,
    versions: [{folder: 'guide', name: 'v2', address: '/guide/2/'}],
    schema: {
      folder: 'schema',
      packages: {shapes: 'shapes/', parts: 'parts/'},
      sources: {generated: 'gen', overlay: 'pkg'},
    },
    commands: commandOptions,
  };
}

/** The tables of a page: facts, and the texts of its meanings in their order. */
async function tablesOf(source: string, file = 'guide/api.mdx') {
  const options = createSite();
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  const vfile = new VFile({path: path.join(options.siteDir, file), value: source});
  await unified().use(referenceTables(options)).run(tree, vfile);
  const tables: {facts?: Facts; meanings: string[]}[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const facts = node.attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'facts',
    )?.value;
    if (node.name !== null) {
      tables.push({
        ...(typeof facts === 'string' && {facts: JSON.parse(facts) as Facts}),
        meanings: node.children.map((child) => toString(child)),
      });
    }
  });
  return tables;
}

const inner = [
  '<FieldTable package="parts" type="Inner">',
  '',
  '- `list`: All of *it*.',
  '- `label`: A name, on',
  '  two lines.',
  '',
  '</FieldTable>',
].join('\n');

test('a type shows its definition, its fields with links to types, and its uses', async () => {
  const [table] = await tablesOf(inner);
  expect(table?.meanings).toEqual(['A name, on\ntwo lines.', 'All of it.']);
  const outer = {text: '#Outer', to: '#Outer'};
  const use = {text: 'shapes.Shape.inner', to: '/guide/2/shapes/#Shape.inner'};
  expect(table?.facts).toEqual({
    relations: [{term: 'Used in', values: [{code: [use]}]}],
    definition: '#Inner: {\n\tlabel?: string\n\tlist: [...#Outer]\n}',
    entries: [
      {
        anchor: 'Inner.label',
        label: 'Inner.label',
        name: 'label?',
        type: [{code: ['string']}],
        mark: 'Optional',
        isRequired: false,
      },
      {
        anchor: 'Inner.list',
        label: 'Inner.list',
        name: 'list',
        type: [{code: ['[...', outer, ']']}],
        mark: 'Default',
        isRequired: false,
        fallback: ['Default: ', {code: ['[]']}],
      },
    ],
  });
});

test('a page of no version keeps its lists', async () => {
  expect(await tablesOf(inner, 'blog/post.mdx')).toEqual([
    {meanings: ['list: All of it.label: A name, on\ntwo lines.']},
  ]);
});

test('the build stops at what is wrong with a table, with file, line and remedy', async () => {
  for (const [from, to, answer] of [
    ['- `list`: All of *it*.', '', 'api.mdx:1: no meaning for list; add to the list within:'],
    ['- `list`', '- `more`: More.\n- `list`', 'api.mdx:3: there is no more; remove the line'],
    ['- `label`', '- `list`: Again.\n- `label`', 'api.mdx:4: list has two meanings; remove'],
    ['All of *it*.', '', 'api.mdx:3: not the meaning of a name; write "- `name`'],
    ['  two', '\n  two', 'api.mdx:4: not the meaning of a name'],
    ['- `list`', 'Text.\n\n- `list`', 'api.mdx:3: not the meaning of a name'],
    ['type="Inner"', 'type="Gone"', 'no type Gone; write one of: Inner, Outer'],
    ['package="parts"', 'package="gone"', 'no package gone; write one of: shapes, parts'],
    [inner, '<CommandTable command="dry" />', 'no command "dry"; write one of: "", "other"'],
  ] as const) {
    expect(inner).toContain(from);
    await expect(tablesOf(inner.replace(from, to))).rejects.toThrow(answer);
  }
});

test('all problems of a page show at once', async () => {
  const both = `${inner}\n\n<FieldTable package="parts" type="Outer" />`;
  const failing = tablesOf(both.replace('`list`', '`more`'));
  await expect(failing).rejects.toThrow(/api\.mdx:1: .*\n?.*api\.mdx:9: no meaning for name/s);
});

test('the check of the content says the same of all pages, and first of all what is wrong with the data', () => {
  const options = createSite();
  const page = (file: string, text: string) => ({
    file,
    kind: 'docs' as const,
    identity: {source: file, id: file, route: `/${file}/`},
    text,
    frontMatter: {},
    tree: unified().use(remarkParse).use(remarkMdx).parse(text) as Root,
  });
  const pages = [page('guide/a.mdx', inner), page('guide/b.mdx', inner.replace('`list`', '`more`'))];
  const check = () => checkReference(options)({siteDir: options.siteDir, isPreview: false, pages});
  expect(check().map(({file, line}) => `${file}:${line}`)).toEqual(['guide/b.mdx:3', 'guide/b.mdx:1']);
  for (const [text, answer] of [
    ['{', 'v2.json:1: the file is no JSON'],
    ['{}', 'v2.json:1: the file has no "packages"'],
    ['5', 'v2.json:1: the file has no "packages"'],
  ] as const) {
    writeFileSync(path.join(options.siteDir, 'schema/v2.json'), text);
    expect(check).toThrow(answer);
    expect(check).toThrow('npx docusaurus reference schema DIR');
  }
  rmSync(path.join(options.siteDir, 'washer.json'));
  expect(check).toThrow('washer.json:1: the file is missing; run: npx docusaurus reference cli');
});
