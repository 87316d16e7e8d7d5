import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../lib/html';
import {takeApart, union} from './styles';

const page = `<html class=docs><body><main id=top><h2 class="anchor big">A</h2><details><summary>B</summary></details>
  <svg><path stroke="var(--line)"/></svg><noscript><p class=plain>C</p></noscript></main>`;

/** What pages get of a stylesheet. */
function styles(css: string, ...pages: string[]): string {
  const {choose, textOf} = takeApart(css);
  return textOf(union(pages.map((html) => choose(parseHtml(html), html))));
}

const needed = [
  ['elements, classes and ids of the page', 'html{a:b}.docs .anchor.big{a:b}main#top>h2{a:b}'],
  [
    'states and attributes, whatever they are now',
    'summary:hover{a:b}details[open]>summary::after{a:b}html[data-theme=dark]{a:b}',
  ],
  [
    'media and features',
    '@media print{h2{a:b}}@media (forced-colors:active){h2{a:b}}@supports (a:b){h2{a:b}}',
  ],
  ['what is not there as an exception', 'h2:not(.small){a:b}h2:not(:has(.x)){a:b}'],
  ['what is shown without JavaScript', 'p.plain{a:b}'],
  ['one of a group', ':is(.a,.big){a:b}:where(h2,.c) path{a:b}'],
  ['everything', '*{a:b}:root{a:b}::selection{a:b}'],
  ['what the inline scripts add', '.toast{a:b}output.toast:empty{a:b}'],
  ['an animation that is left', '.big{animation:1s ease-out arrival}@keyframes arrival{0%{a:b}to{c:d}}'],
  ['a property that a drawing uses', ':root{--line:red}h2{c:var(--line)}'],
] as const;

for (const [what, css] of needed) {
  test(`a page gets ${what}`, () => {
    expect(styles(css, page)).toBe(css);
  });
}

const absent = [
  ['a class that it has not', '.small{a:b}'],
  ['two classes of which it has one', '.big.small{a:b}'],
  ['an ancestor that it has not', '.blog h2{a:b}'],
  ['a group of which it has none', ':is(.a,.b c) h2{a:b}'],
  ['an animation that nothing uses', '.small{animation:1s arrival}@keyframes arrival{0%{a:b}}'],
  ['a property that nothing uses, and one that only this one does', ':root{--a:var(--b);--b:c}'],
  ['a block of which nothing is left', '@media print{.small{a:b}}'],
] as const;

for (const [what, css] of absent) {
  test(`a page gets no rule for ${what}`, () => {
    expect(styles(css, page)).toBe('');
  });
}

test('of a list of selectors a page gets those that it needs', () => {
  expect(styles('h2,.small,:not(a,b),h2 .x{a:b}', page)).toBe('h2,:not(a,b){a:b}');
});

test('pages that share a text get what any of them needs, in the order of the stylesheet', () => {
  const other = '<body><p class=small>A</p>';
  expect(styles('.small{a:b}.none{a:b}h2{a:b}p{a:b}', page, other)).toBe('.small{a:b}h2{a:b}p{a:b}');
});

test('a selector weighs what it adds: itself, and its share of the rule', () => {
  expect(takeApart('h2{a:b}.small,p{a:b}').weights).toEqual([7, 8.5, 3.5]);
});

test('a page has properties of the site under short names, and constants in their places', () => {
  expect(
    styles(
      ':root{--ink:red;--size:1px;--line:blue}[data-theme=dark]{--ink:tan}h2{color:var(--ink);top:var(--size)}',
      page,
    ),
  ).toBe(':root{--a:red;--line:blue}[data-theme=dark]{--a:tan}h2{color:var(--a);top:1px}');
});

test('the inline scripts add one element, which the choice of styles knows', () => {
  const folder = path.join(__dirname, '../early');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const adding = files.flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(
        /\bclass(?:Name|List)\b.*|createElement\(.*/g,
      ),
    ].map(([line]) => `${name}: ${line}`),
  );
  expect(adding.sort()).toEqual([
    // Into the head.
    'load.ts: createElement(name), properties);',
    'toast.ts: className = TOAST;',
    "toast.ts: createElement('output');",
  ]);
});
