import {expect, test} from '@playwright/test';
import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parseHtmlFragment, toHtml} from '../../engine/html';
import {cardsOf} from './files';
import {linkNames} from './linkNames';

const addressesOf = (file: string) =>
  file === 'guide.mdx'
    ? new Map([
        ['#Soap', '/api/#Soap'],
        ['parts.#Soap', '/parts/#Soap'],
        ['waterTemp', '/api/#waterTemp'],
        ['--dry', '/cli/#dry'],
        ['twice', ''],
      ])
    : undefined;

/** Asks about the names of a block, as the plugin that shows blocks does. */
function linkBlock(node: Element, link: (name: string) => string | undefined): void {
  node.children = toString(node)
    .split(' ')
    .map((name): Element => {
      const href = link(name);
      const properties = href ? {href, className: ['code-link']} : {};
      return {
        type: 'element',
        tagName: href ? 'a' : 'span',
        properties,
        children: [{type: 'text', value: name}],
      };
    });
}

/** The links that a page gets, each as `text > address`. */
async function linksOf(html: string, file = 'guide.mdx'): Promise<string[]> {
  const tree = parseHtmlFragment(html);
  const plugin = linkNames({addressesOf, skip: ['em'], linkBlock}, '/wash/');
  const finished: string[] = [];
  await unified()
    .use(plugin)
    .run(tree, new VFile({path: file}));
  visit(tree, 'element', (node) => {
    finished.push(node.tagName === 'a' ? toHtml([node]) : '');
  });
  const links = finished.join('').matchAll(/<a (?=[^>]*code-link).*?href="(.*?)".*?>(.*?)<\/a>/g);
  return [...links].map(([, href, text]) => `${text?.replace(/<.*?>/g, '')} > ${href}`);
}

const block = (code: string, language: string) => `<pre><code class="${language}">${code}</code></pre>`;

test('the first use of a name as code in a section is a link, unless the writer made one', async () => {
  const soap = '<p><code>#Soap</code> <code>#Soap</code>';
  const own = '<a href="/x"><code>#Soap</code></a>';
  const links = await linksOf(`${soap}<h2>B</h2>${soap}<h2>C</h2>${own}${soap}`);
  expect(links).toEqual(['#Soap > /wash/api/#Soap', '#Soap > /wash/api/#Soap']);
  expect(await linksOf(soap, 'post.mdx')).toEqual([]);
});

test('a flag may have a value; ambiguous and longer names, headings and skipped elements get no link', async () => {
  const others = '<code>--dryer</code> <code>twice</code> <em><code>#Soap</code></em>';
  const table = '<table><th><code>waterTemp</code></table><h3><code>waterTemp</code></h3>';
  expect(await linksOf(`${table}<p><code>--dry=1</code> ${others}`)).toEqual(['--dry=1 > /wash/cli/#dry']);
});

test('blocks of CUE are asked for links, once a section; other languages have none', async () => {
  const code = 'waterTemp parts.#Soap my.#Soap waterTemp';
  const links = ['waterTemp > /wash/api/#waterTemp', 'parts.#Soap > /wash/parts/#Soap'];
  expect(await linksOf(block(code, 'language-cue'))).toEqual(links);
  expect(await linksOf(block(code, 'language-yaml'))).toEqual([]);
});

test('headings and rows have cards with the first sentence, and without links', () => {
  const article = `<div><h2 id="wax">Wax<a class="hash-link" href="#wax">#</a></h2>
    <div data-repeats>v1</div><p>It <a href="/x">shines</a>, e.g. like <code class="y">a. b</code>. More.</p>
    <h3 id="none">None</h3><h3 id="soap"><code>#Soap</code></h3><p>As follows:</p>
    <dl><div id="soap.size"><dt><a href="#"><code>size</code></a></dt><dd><code><a href="#">int</a> = 1</code><small class="r"> required</small></dd>
    <dd>Its &lt;size&gt;</dd></div></dl></div>`;
  const [body] = parseHtmlFragment(article).children as Element[];
  expect(cardsOf(body as Element)).toEqual({
    wax: '<p><strong>Wax</strong></p><p>It shines, e.g. like <code>a. b</code>.</p>',
    soap: '<p><strong><code>#Soap</code></strong></p><p>As follows.</p>',
    'soap.size':
      '<p><strong><code>size</code></strong> <code>int = 1</code><small> required</small></p><p>Its &lt;size&gt;</p>',
  });
});
