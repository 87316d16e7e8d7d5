// Whose article it is, and which ornaments are left out, say the tests of markdown-copies and of search.
import {expect, test} from '@playwright/test';
import {findArticle} from './article';
import {parseHtml} from './html';

test('a page without an article stops the build, but an article may hide its title', () => {
  expect(() => findArticle(parseHtml('<main>Text</main>'))).toThrow('the page has no article');
  expect(() => findArticle(parseHtml('<article><h1>A post in a list</h1></article>'))).toThrow('no article');
  const {heading} = findArticle(parseHtml('<article><div class=theme-doc-markdown></div></article>'));
  expect(heading).toBeUndefined();
});
