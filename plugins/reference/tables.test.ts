import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {mdxJsxToMarkdown} from 'mdast-util-mdx-jsx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {formatData} from './data';
import {createCommandLine, commandOptions, createSchema} from './fixture';
import type {Options} from './options';
import {referenceNames} from './names';
import {checkReference, referenceTables} from './tables';

/** A site in a folder of its own, with the data of the fixture. */
function createSite(): Options {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'schema'), {recursive: true});
  writeFileSync(path.join(siteDir, 'schema/v2.json'), formatData(createSchema()));
  // The version before wrote one field in another case, and lacked another and a type.
  const older = formatData(
    createSchema((text) =>
      text
        .replace('note:', 'Note:')
        .replace(/\ttags:.*\n|#Name: .*/g, '')
        .replace('#Name}', 'string}'),
    ),
  );
  writeFileSync(path.join(siteDir, 'schema/v1.json'), older);
  writeFileSync(path.join(siteDir, 'washer.json'), formatData(createCommandLine()));
  return {
    siteDir,
    versions: [
      {folder: 'guide', name: 'v2', address: '/guide/2/'},
      {folder: 'old', name: 'v1', address: '/guide/1/'},
    ],
    schema: {
      folder: 'schema',
      packages: {shapes: 'shapes/', parts: 'parts/'},
      init: ['new'],
      sources: {generated: 'gen', overlay: 'pkg'},
    },
    commands: commandOptions,
    names: {commandsPage: 'cli/', commands: ['wash car'], words: ['tags']},
  };
}

const parse = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text) as Root;

/** A page with all that its tables show. */
async function fillPage(source: string, file = 'guide/api.mdx'): Promise<Root> {
  const options = createSite();
  const tree = parse(source);
  const vfile = new VFile({path: path.join(options.siteDir, file), value: source});
  await unified().use(referenceTables(options)).run(tree, vfile);
  return tree;
}

const inner = `<FieldTable package="parts" type="Inner">

- \`list\`: All of *it*.
- \`label\`: A name, on
  two lines.

</FieldTable>`;

test('a type shows its fields with links to types, and its uses', async () => {
  const markdown = toMarkdown(await fillPage(inner), {extensions: [mdxJsxToMarkdown()]});
  expect(markdown.replace(/\s+/g, ' ').replace(/ (?=<)|(?<=>) /g, '')).toBe(
    [
      '<FieldTable package="parts" type="Inner" anchors="Inner.label Inner.list"><div className="ref-table">',
      '<p><b>Used in</b>[`shapes.Shape.inner`](/guide/2/shapes/#Shape.inner)</p><dl data-kind="Field">',
      '<div id="Inner.label"><dt>[`label?`](#Inner.label)</dt>',
      '<dd><code>string</code></dd><dd>A name, on two lines.</dd></div>',
      '<div id="Inner.list"><dt>[`list`](#Inner.list)</dt>',
      '<dd><code>\\[... [#Outer](#Outer) ] = []</code></dd><dd>All of *it* .</dd></div>',
      '</dl></div></FieldTable>',
    ].join(''),
  );
});

const shape = (note = 'note') =>
  `<FieldTable package="shapes" type="Shape">\n\n${['name', 'size', 'kind', 'inner', 'outer', 'tags', note]
    .map((name) => `- \`${name}\`: Field.`)
    .join('\n')}\n\n</FieldTable>`;

test('fields that a version adds, drops or writes in another case are marked on both sides', async () => {
  const readMarks = async (page: string, file: string) => {
    const marks: Record<string, string[]> = {};
    let name = '';
    visit(await fillPage(page, file), 'mdxJsxFlowElement', (node) => {
      if (node.name === 'dt') {
        name = toString(node);
        marks[name] = [];
      } else if (node.name === 'small') {
        marks[name]?.push(toString(node).trim());
      }
    });
    return marks;
  };
  const now = await readMarks(shape(), 'guide/api.mdx');
  expect(now).toMatchObject({name: ['required'], tags: ['Added in v2'], note: ['Note in v1']});
  const before = await readMarks(shape('Note').replace('- `tags`: Field.\n', ''), 'old/api.mdx');
  expect(before).toMatchObject({name: ['required'], kind: [], Note: ['note in v2']});
  const aliases =
    '<AliasTable package="shapes">\n\n- `Name`: Of a shape.\n- `Names`: By key.\n\n</AliasTable>';
  expect(await readMarks(aliases, 'guide/api.mdx')).toEqual({Name: ['Added in v2'], Names: []});
});

test('the list of types has the first sentence of each section, and the uses', async () => {
  const sections = `<TypeTable package="parts" />\n\n### Outer\n\nA \`name\`\nof it. And more.\n\n<FieldTable package="parts" type="Outer">\n\n- \`name\`: Its name.\n\n</FieldTable>\n\n### Inner\n\nAll: see above.\n\n${inner}`;
  const tree = await fillPage(sections);
  const [, ...rows] = tree.children[0]?.type === 'table' ? tree.children[0].children : [];
  expect(rows.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['#Inner', 'All.', 'shapes.Shape.inner'],
    ['#Outer', 'A name\nof it.', 'shapes.Shape.outer, Inner.list'],
  ]);
  await expect(fillPage(sections.replace('All: see above.', ''))).rejects.toThrow(
    'api.mdx:1: no section for Inner',
  );
});

test('a page of no version keeps its lists', async () => {
  expect(await fillPage(inner, 'blog/post.mdx')).toEqual(parse(inner));
});

test('the build stops at what is wrong with a table, with file, line and remedy', async () => {
  const outer = '<FieldTable package="parts" type="Outer" />';
  for (const [from, to, answer] of [
    ['- `list`: All of *it*.', '', 'api.mdx:1: no description for list; add to its list:'],
    ['- `list`', '- `more`: More.\n- `list`', 'api.mdx:3: there is no more; remove the line'],
    ['- `label`', '- `list`: Again.\n- `label`', 'api.mdx:4: list has two descriptions; remove'],
    ['All of *it*.', '', 'api.mdx:3: not the description of a name; write "- `name`'],
    ['  two', '\n  two', 'api.mdx:4: not the description of a name'],
    ['- `list`', 'Text.\n\n- `list`', 'api.mdx:3: not the description of a name'],
    ['type="Inner"', 'type="Gone"', 'there is no type Gone; write one of: Inner, Outer'],
    ['package="parts"', 'package="gone"', 'there is no package gone; write one of: shapes, parts'],
    // All problems of a page show at once.
    [
      inner,
      `${outer.replace('Outer', 'Gone')}\n\n${outer}`,
      /api\.mdx:1: .*api\.mdx:3: no description for name/s,
    ],
    [inner, '<CommandTable command="dry" />', 'there is no command "dry"; write one of: "", "other"'],
  ] as const) {
    expect(inner).toContain(from);
    await expect(fillPage(inner.replace(from, to))).rejects.toThrow(answer);
  }
});

test('the check of the content says the same of all pages, and first of all what is wrong with the data', () => {
  const options = createSite();
  const page = (file: string, text: string) => ({
    file,
    kind: 'docs' as const,
    folder: 'guide',
    route: `/${file}/`,
    text,
    frontMatter: {},
    tree: parse(text),
  });
  const pages = [page('guide/a.mdx', inner), page('guide/b.mdx', inner.replace('`list`', '`more`'))];
  const check = () =>
    checkReference(options)({siteDir: options.siteDir, isPreview: false, pages, hasId: () => true});
  expect(check().map(({file, line}) => `${file}:${line}`)).toEqual(['guide/b.mdx:3', 'guide/b.mdx:1']);
  for (const [text, answer] of [
    ['{', "v2.json:1: the file isn't JSON"],
    ['{}', 'v2.json:1: the file has no "packages"'],
  ] as const) {
    writeFileSync(path.join(options.siteDir, 'schema/v2.json'), text);
    expect(check).toThrow(answer);
    expect(check).toThrow('npx docusaurus reference schema');
  }
  rmSync(path.join(options.siteDir, 'washer.json'));
  expect(check).toThrow('washer.json:1: the file is missing; run: npx docusaurus reference cli');
});

test('names that have one meaning lead to the reference, on other pages of the docs', () => {
  const options = createSite();
  const find = referenceNames(options);
  const namesIn = (file: string) => find(path.join(options.siteDir, file));
  const names = namesIn('guide/shapes/index.mdx');
  expect(
    ['parts.#Inner', '#Shape', 'Shape.name', 'tags', 'shape_tag', '--soap'].map((name) => names?.get(name)),
  ).toEqual(
    [
      'parts/#Inner',
      'shapes/#Shape',
      'shapes/#Shape.name',
      'shapes/#Shape.tags',
      'shapes/#ShapeTag',
      'cli/#wash-car--soap',
    ].map((address) => `/guide/2/${address}`),
  );
  // Of another package, of several types, an ordinary word, a flag of another command.
  expect(['#Inner', 'name', 'size', '--log-level'].filter((name) => names?.get(name))).toEqual([]);
  expect(namesIn('old/a.mdx')?.has('#Name')).toBe(false);
  expect(['guide/shapes.mdx', 'guide/cli.mdx', 'blog/a.mdx'].map(namesIn)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
