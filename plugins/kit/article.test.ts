import {expect, test} from '@playwright/test';
import {findArticle, withoutOrnaments} from './article';
import {parseHtml, textOf, toHtml} from './html';

const docs = (body: string) =>
  parseHtml(
    `<nav><h1>Menu</h1></nav><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div><footer>Edit</footer></article>`,
  );

const text = (body: string, options = {}) =>
  toHtml(withoutOrnaments(findArticle(docs(body)).body, options).children).replace(
    /^<header>.*<\/header>/,
    '',
  );

test('the article of a page of the docs is its heading and its body', () => {
  const {heading, body} = findArticle(docs('<p>Text</p>'));
  expect([textOf(heading), textOf(body)]).toEqual(['Title', 'TitleText']);
});

test('the article of a post is its heading and its body', () => {
  const post =
    '<article><header><h1>Title</h1></header><div id=__blog-post-container><p>Text</div></article>';
  const {heading, body} = findArticle(parseHtml(post));
  expect([textOf(heading), textOf(body)]).toEqual(['Title', 'Text']);
});

test('a quotation with a footer does not end the article', () => {
  const {body} = findArticle(docs('<blockquote><p>Q</p><footer>S</footer></blockquote><p>After</p>'));
  expect(textOf(body)).toBe('TitleQSAfter');
});

test('a page without an article or a heading is a fault', () => {
  expect(() => findArticle(parseHtml('<main>Text</main>'))).toThrow('the page has no article');
  expect(() => findArticle(parseHtml('<article><h1>A post in a list</h1></article>'))).toThrow('no article');
  expect(() => findArticle(parseHtml('<article><div class=theme-doc-markdown></div></article>'))).toThrow(
    'the article has no heading',
  );
});

for (const [what, html, expected] of [
  ['a button', '<p>A<button>Copy</button></p>', '<p>A</p>'],
  ['a drawing', '<p>A<svg><title>no</title></svg></p>', '<p>A</p>'],
  ['a comment', '<p>A<!-- no --></p>', '<p>A</p>'],
  ['the link of a heading', '<h2>A<a class="hash-link x">#</a></h2>', '<h2>A</h2>'],
  [
    'the fold of an output',
    '<figure class=code-folded><pre><code>1</code></pre><details><summary>Show all</summary></details></figure>',
    '<figure class="code-folded"><pre><code>1</code></pre></figure>',
  ],
] as const) {
  test(`${what} is no text`, () => {
    expect(text(html)).toBe(expected);
  });
}

test('a block of code is one text, and code within prose keeps its links', () => {
  expect(text('<pre><code><span>a</span>:<br><b>1</b></code></pre><code><a href="#b">b</a></code>')).toBe(
    '<pre><code>a:\n1</code></pre><code><a href="#b">b</a></code>',
  );
});

test('readers may keep an ornament and drop a text, and the page stays as it is', () => {
  const options = {
    keep: ({tagName}: {tagName: string}) => tagName === 'svg',
    drop: ({tagName}: {tagName: string}) => tagName === 'summary',
  };
  const html = '<svg id="a"></svg><details><summary>More</summary>Text</details>';
  expect(text(html, options)).toBe('<svg id="a"></svg><details>Text</details>');
  const page = docs(html);
  const before = JSON.stringify(page);
  withoutOrnaments(findArticle(page).body, options);
  expect(JSON.stringify(page)).toBe(before);
});
