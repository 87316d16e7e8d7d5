import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {released, unreleased, versions} from '../../../config/versions';
import {glossaryLinks} from './index';
import {terms} from './terms';

/** The links of a page after the plugin ran, each as `text > url`. */
async function linksOf(source: string, file = 'docs/page.mdx'): Promise<string[]> {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const tree = parser.parse(source) as Root;
  await unified()
    .use(glossaryLinks)
    .run(tree, new VFile({path: path.resolve(file)}));
  const found: string[] = [];
  visit(tree, 'link', (link: Link) => {
    found.push(`${toString(link)} > ${link.url}`);
  });
  return found;
}

const glossary = (id: string, version = unreleased.path) => `/docs/${version}/glossary/#${id}`;

test('the first use of a term leads to the glossary, further ones do not', async () => {
  expect(await linksOf('Two platforms hold components.\n\nA component of the platform.')).toEqual([
    `platforms > ${glossary('platform')}`,
    `components > ${glossary('component')}`,
  ]);
});

test('each version leads to its own glossary', async () => {
  expect(await linksOf('About CUE.', `${released.folder}/topics/page.mdx`)).toEqual([
    `CUE > ${glossary('cue', released.path)}`,
  ]);
});

test('a link of the writer takes the place of ours, and none is put into another', async () => {
  const manual = 'The [CUE page](./cue.mdx), **CUE** and <Link to="/x/">a cluster</Link> in a cluster.';
  expect(await linksOf(manual)).toEqual(['CUE page > ./cue.mdx']);
});

test('headings and code are left alone; tables, lists and emphasis are not', async () => {
  expect(
    await linksOf(
      '## The platform\n\n`platform`\n\n```cue\nplatform: {}\n```\n\n| A |\n|---|\n| *platform* |\n\n- a cluster',
    ),
  ).toEqual([`platform > ${glossary('platform')}`, `cluster > ${glossary('cluster')}`]);
});

test('heads of tables, cards and entries of a reference get no link, and explain no term', async () => {
  for (const around of ['Cards', 'FieldTable', 'CommandTable']) {
    expect(await linksOf(`<${around}>\n\n- [Kinds](./kinds.mdx) of platforms\n\n</${around}>`)).toEqual([
      'Kinds > ./kinds.mdx',
    ]);
  }
  expect(await linksOf('| Platform |\n|---|\n| a cluster |\n\nA platform.')).toEqual([
    `cluster > ${glossary('cluster')}`,
    `platform > ${glossary('platform')}`,
  ]);
});

test('other senses of a word are left alone', async () => {
  expect(await linksOf('An environment variable, a Git generator, OCI tags, kustomize and cue.')).toEqual([]);
});

test('the text stays what it was', async () => {
  const source = 'A Helm chart for a cluster, rendered by the platform.';
  const tree = unified().use(remarkParse).parse(source) as Root;
  await unified()
    .use(glossaryLinks)
    .run(tree, new VFile({path: path.resolve('docs/page.mdx')}));
  expect(toString(tree)).toBe(source);
});

for (const file of ['docs/glossary.mdx', `${released.folder}/glossary.mdx`, 'blog/post/index.mdx']) {
  test(`${file} is left alone`, async () => {
    expect(await linksOf('A platform.', file)).toEqual([]);
  });
}

for (const {folder} of versions) {
  test(`${folder}: the glossary explains each term, and has no other`, () => {
    const ids = [...readFileSync(`${folder}/glossary.mdx`, 'utf8').matchAll(/^## .* \{#(.*)\}$/gm)];
    expect(ids.map(([, id]) => id)).toEqual(Object.keys(terms));
  });
}
