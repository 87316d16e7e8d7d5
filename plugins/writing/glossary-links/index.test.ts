import {expect, test} from '@playwright/test';
import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {glossaryLinks} from './index';

const {docs} = glossaryLinks({
  terms: {
    cluster: {words: /\bclusters?\b/i},
    component: {words: /\bcomponents?\b/i},
    platform: {words: /\bplatforms?\b/i},
    environment: {words: /\benvironments?\b(?! variable)/i, unless: /\bTanka\b/},
    tag: {words: /\btags?\b/i, where: /\bCUE\b/},
    'helm-chart': {words: /\bHelm charts?\b/},
    helm: {words: /\bHelm\b/},
  },
  glossaryFor: (file) => (file.startsWith('/guide/') ? '/words/' : undefined),
  isGlossary: () => false,
  skip: ['Cards'],
});
const [plugin] = docs?.({siteDir: '/', baseUrl: '/'}).before ?? [];

/** The text of a page after the plugin ran, and its links, each as `text > id`. */
async function run(source: string, file = '/guide/page.mdx') {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(source) as Root;
  await unified()
    .use(plugin as never)
    .run(tree, new VFile({path: file}));
  const links: string[] = [];
  visit(tree, 'link', (link: Link) => {
    links.push(`${toString(link)} > ${link.url.replace('/words/#', '')}`);
  });
  return {text: toString(tree), links};
}

for (const [what, source, links] of [
  [
    'the first use of a term leads to the glossary, further ones do not',
    'Two platforms hold components.\n\nA component of the platform.',
    ['platforms > platform', 'components > component'],
  ],
  [
    'of two terms that start together the longer one is meant',
    'A Helm chart for Helm.',
    ['Helm chart > helm-chart', 'Helm > helm'],
  ],
  [
    'a link of the writer takes the place of ours, and none is put into another',
    'The [platform page](./a.mdx), **platform** and <Link to="/x/">a cluster</Link> in a cluster.',
    ['platform page > ./a.mdx'],
  ],
  [
    'terms are linked in tables, lists and emphasis, not in headings and code',
    '## The platform\n\n`platform`\n\n```cue\nplatform: {}\n```\n\n| A |\n|---|\n| *platform* |\n\n- a cluster',
    ['platform > platform', 'cluster > cluster'],
  ],
  [
    'heads of tables and skipped elements get no link, and explain no term',
    '<Cards>\n\n- [Kinds](./a.mdx) of platforms\n\n</Cards>\n\n| Platform |\n|---|\n| a cluster |\n\nA platform.',
    ['Kinds > ./a.mdx', 'cluster > cluster', 'platform > platform'],
  ],
  ['other senses of a word are not linked', 'An environment variable, kubernetes and a plat form.', []],
  [
    'a word with other senses is a term where its sentence says so',
    'An image has a tag. Name *a tag* in `git`. In CUE,\n*it* is a tag of `x`. More tags.',
    ['tag > tag'],
  ],
  [
    'a sentence may say that a term is not meant',
    'Tanka adds environments.\n\nTanka is old. Our **environments** are new.',
    ['environments > environment'],
  ],
] as const) {
  test(what, async () => {
    expect((await run(source)).links).toEqual(links);
  });
}

test('the text stays the same, and a page without a glossary is not changed', async () => {
  const source = 'A Helm chart for a cluster, rendered by the platform.';
  expect((await run(source)).text).toBe(source);
  expect((await run(source, '/blog/post.mdx')).links).toEqual([]);
});
