import {expect, test} from '@playwright/test';
import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseHtmlFragment, toHtml} from '../../engine/html';
import type {FindLink} from './highlight';
import {linkNames} from './linkNames';

const addresses = new Map([
  ['#Soap', '/api/#Soap'],
  ['parts.#Soap', '/parts/#Soap'],
  ['waterTemp', '/api/#waterTemp'],
  ['--dry', '/cli/#dry'],
  ['twice', ''],
]);

/** Asks about the names of a block, as `highlight` does. */
function renderBlock(node: Element, link: FindLink): void {
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
function linksOf(html: string): string[] {
  const tree = parseHtmlFragment(html);
  linkNames(tree, addresses, {baseUrl: '/wash/', addressesOf: () => addresses, skip: ['em']}, renderBlock);
  const finished: string[] = [];
  visit(tree, 'element', (node) => {
    finished.push(node.tagName === 'a' ? toHtml([node]) : '');
  });
  const links = finished.join('').matchAll(/<a (?=[^>]*code-link).*?href="(.*?)".*?>(.*?)<\/a>/g);
  return [...links].map(([, href, text]) => `${text?.replace(/<.*?>/g, '')} > ${href}`);
}

const block = (code: string, language: string) => `<pre><code class="${language}">${code}</code></pre>`;

test('the first use of a name as code in a section is a link, unless the writer made one', () => {
  const soap = '<p><code>#Soap</code> <code>#Soap</code>';
  const own = '<a href="/x"><code>#Soap</code></a>';
  const links = linksOf(`${soap}<h2>B</h2>${soap}<h2>C</h2>${own}${soap}`);
  expect(links).toEqual(['#Soap > /wash/api/#Soap', '#Soap > /wash/api/#Soap']);
});

test('a flag with a value is a link; ambiguous names, longer names and headings are not', () => {
  const others = '<code>--dryer</code> <code>twice</code> <em><code>#Soap</code></em>';
  const table = '<table><th><code>waterTemp</code></table><h3><code>waterTemp</code></h3>';
  expect(linksOf(`${table}<p><code>--dry=1</code> ${others}`)).toEqual(['--dry=1 > /wash/cli/#dry']);
});

test('in code, only blocks of CUE get links, and each name only once a section', () => {
  const code = 'waterTemp parts.#Soap my.#Soap waterTemp';
  const links = ['waterTemp > /wash/api/#waterTemp', 'parts.#Soap > /wash/parts/#Soap'];
  expect(linksOf(block(code, 'language-cue'))).toEqual(links);
  expect(linksOf(block(code, 'language-yaml'))).toEqual([]);
});
