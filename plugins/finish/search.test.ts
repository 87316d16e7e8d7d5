import {expect, test} from '@playwright/test';
import {markUp, sectionOf} from './index';

for (const [route, section] of [
  ['/docs/v1alpha5/api/core/', 'v1alpha5'],
  ['/docs/v1alpha6/', 'v1alpha6'],
  ['/blog/why-cue-for-configuration/', 'blog'],
  ['/docs/', undefined],
  ['/docs/none/a/', undefined],
  ['/blog/', undefined],
  ['/blog/tags/', undefined],
  ['/blog/tags/cue/', undefined],
  ['/blog/archive/', undefined],
  ['/', undefined],
  ['/search/', undefined],
] as const) {
  test(`${route} is ${section ? `found in ${section}` : 'not found'}`, () => {
    expect(sectionOf(route)).toBe(section);
  });
}

test('the article is what is found, in its section', () => {
  expect(markUp('<main><article class=a>Text</article></main>', 'blog')).toBe(
    '<!doctype html><html lang="en"><body><article data-pagefind-body data-pagefind-filter="section:blog" class=a>Text</article></body></html>',
  );
});

for (const meta of [
  '<meta name="keywords" content="a,b c">',
  '<meta data-rh=true name=keywords content=a,b>',
]) {
  test(`the keywords of ${meta} belong to its text`, () => {
    const html = markUp(`${meta}<article>Text</article>`, 'blog');
    expect(html).toMatch(/Text<p data-pagefind-weight="5">a, b( c)?\.<\/p><\/article>/);
  });
}

test('cells are words of their own', () => {
  expect(markUp('<article><td>Field</td><td>Type</td></article>', 'blog')).toContain(
    'Field </td><td>Type </td>',
  );
});

test('a page without an article is a fault', () => {
  expect(() => markUp('<main>Text</main>', 'blog')).toThrow('the page has no article');
});
