// Whose article it is, and which ornaments are left out, say the tests of markdown-copies and of search.
import {expect, test} from '@playwright/test';
import {findArticle, withoutOrnaments} from './article';
import {parseHtml, toHtml} from './html';

const docs = (body: string) =>
  parseHtml(
    `<nav><h1>Menu</h1></nav><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div><footer>Edit</footer></article>`,
  );

test('a page without an article stops the build, but an article may hide its title', () => {
  expect(() => findArticle(parseHtml('<main>Text</main>'))).toThrow('the page has no article');
  expect(() => findArticle(parseHtml('<article><h1>A post in a list</h1></article>'))).toThrow('no article');
  const {heading} = findArticle(parseHtml('<article><div class=theme-doc-markdown></div></article>'));
  expect(heading).toBeUndefined();
});

test('a copy of the text can leave out the heading, and the page itself does not change', () => {
  const page = docs('<svg id="a"></svg><details><summary>More</summary>Text</details>');
  const before = JSON.stringify(page);
  const {heading, body} = findArticle(page);
  const copied = '<details><summary>More</summary>Text</details>';
  expect(toHtml(withoutOrnaments(body, heading).children)).toBe(`<header></header>${copied}`);
  expect(toHtml(withoutOrnaments(body).children)).toBe(`<header><h1>Title</h1></header>${copied}`);
  expect(JSON.stringify(page)).toBe(before);
});
