import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import {pageStyles} from './stylesheet';

const page = `<html class=docs><body><main id=top><h2 class="anchor big">A</h2><details><summary>B</summary></details>
  <svg><path stroke="var(--line)"/></svg><noscript><p class=plain>C</p></noscript></main>`;

/** The styles of the page, given the whole stylesheet. */
const styles = (css: string) => pageStyles(css, ['output', '.toast'])(parseHtml(page), page);

const needed = {
  'elements, classes and ids of the page': 'html{a:b}.docs .anchor.big{a:b}main#top>h2{a:b}',
  'states and attributes, whatever they are now':
    'summary:hover{a:b}details[open]>summary::after{a:b}html[data-theme=dark]{a:b}',
  'media and features': '@media print{h2{a:b}}@media (forced-colors:active){h2{a:b}}@supports (a:b){h2{a:b}}',
  'selectors that exclude what it lacks': 'h2:not(.small){a:b}h2:not(:has(.x)){a:b}h2:has(.x,.big){a:b}',
  'what is shown without JavaScript': 'p.plain{a:b}',
  'selectors with alternatives of which it has one':
    ':is(.a,.big){a:b}:where(main,.c) path{a:b}:is(.a,main h2){a:b}',
  'rules for any element': '*{a:b}:root{a:b}::selection{a:b}',
  'what scripts may add': '.toast{a:b}output.toast:empty{a:b}',
  animations: '.big{animation:1s ease-out arrival}@keyframes arrival{0%{a:b}to{c:d}}',
  'a property that a drawing uses': ':root{--line:red}h2{c:d}',
  'ancestors at any distance': 'html .big{a:b}.docs>body main h2{a:b}:is(.x,main) p{a:b}',
  siblings: 'h2+details{a:b}.anchor~svg{a:b}main>h2~svg path{a:b}',
  'fonts and rules without a block': '@charset "utf-8";@font-face{font-family:a;src:url(b)}h2{c:d}',
};

for (const [what, css] of Object.entries(needed)) {
  test(`a page gets ${what}`, () => {
    expect(styles(css)).toBe(css);
  });
}

const absent = {
  'a class that it lacks': '.small{a:b}',
  'two classes of which it has one': '.big.small{a:b}.big:has(>.small){a:b}',
  'an ancestor that it lacks': '.blog h2{a:b}',
  'an ancestor or a sibling that is elsewhere on the page':
    ':is(p h2,main .docs){a:b}.small+h2{a:b}details h2{a:b}h2 main{a:b}h2.docs{a:b}.plain>svg path{a:b}',
  'alternatives of which it has none': ':is(.a,.b c) h2{a:b}',
  'a property that nothing uses, and one that only this one does': ':root{--a:var(--b);--b:c}',
  'a medium of which no rule is left': '@media print{.small{a:b}}',
};

for (const [what, css] of Object.entries(absent)) {
  test(`a page gets no rule for ${what}`, () => {
    expect(styles(css)).toBe('');
  });
}

test('a page gets no rule that the site keeps for later', () => {
  expect(pageStyles('h2,h2:after{a:b}h2:after{c:d}', [], /:after/)(parseHtml(page), page)).toBe('h2{a:b}');
});

test('a page gets only those selectors and custom properties of a rule that it needs', () => {
  expect(styles('h2,.small,:not(a,b),h2 .x{a:b}')).toBe('h2,:not(a,b){a:b}');
  expect(styles(':root{--line:red;--other:blue}h2{c:d}')).toBe(':root{--line:red}h2{c:d}');
});

test('a page gets no custom property of the root that a later rule overrides in every color mode', () => {
  const use = 'h2{c:var(--a,0)}';
  const short = (css: string) => css.replaceAll('--a', '--0');
  expect(styles(`:root{--a:var(--b);--b:1}:root,:root[data-theme='dark']{--a:2}${use}`)).toBe('h2{c:2}');
  expect(styles(`html[data-theme=dark]{--a:1}:root[data-theme=dark]{--a:2}${use}`)).toBe(
    short(`:root[data-theme=dark]{--a:2}${use}`),
  );
  const kept = [
    `:root{--a:1}:root[data-theme=dark]{--a:2}${use}`,
    `:root{--a:1}@media print{:root{--a:2}}${use}`,
    `:root[data-theme=dark]{--a:1}:root{--a:2}${use}`,
    `.big{--a:1}:root{--a:2}${use}`,
    `:root[data-theme=dark]{--a:1}html[data-theme=dark]{--a:2}${use}`,
  ];
  kept.forEach((css) => expect(styles(css)).toBe(short(css)));
});

test('a page gets no declaration that a later rule with the same selector overrides', () => {
  expect(styles('h2{a:1;b:2}p,h2{a:2}h2{a:3}')).toBe('h2{b:2}p,h2{a:2}h2{a:3}');
  for (const css of ['h2{a:1!important}h2{a:2}', 'h2{a:1}@media print{h2{a:2}}', 'h2{a:1}main h2{a:2}']) {
    expect(styles(css)).toBe(css);
  }
});

test('a custom property with one value on the whole site is replaced by that value', () => {
  expect(styles(':root{--a:1px;--b:var(--a)var(--a)}h2{c:calc(var(--b)*2)var(--a)solid}')).toBe(
    'h2{c:calc(1px 1px*2)1px solid}',
  );
  expect(styles(':root{--a:1px}h2{c:var(--a,2px) var(--b,3px)}')).toBe('h2{c:1px var(--0,3px)}');
  // A name for a value that a mode and a medium change.
  const modes =
    ":root{--b:1}:root[data-theme=dark]{--b:2}@media print{html:root,html:root[data-theme='dark']{--b:3}}";
  expect(styles(`${modes}:root,:root[data-theme=dark]{--a:var(--b)}h2{c:var(--a)}`)).toBe(
    `${modes}h2{c:var(--b)}`.replaceAll('--b', '--0'),
  );
  const forced = `${modes}@media (forced-colors:active){h2{--b:4}}`;
  expect(styles(`${forced}:root{--a:var(--b)}h2{c:var(--a)}`)).toBe(
    `${forced}h2{c:var(--b)}`.replaceAll('--b', '--0'),
  );
  // Another value holds in a mode, a medium or a part of the page.
  const others = [':root[data-theme=dark]{--a:2}', '@media print{:root{--a:2}}', 'h2{--a:2}'];
  for (const other of others) {
    const css = `:root{--a:1}${other}h2{c:var(--a)}`;
    expect(styles(css)).toBe(css.replaceAll('--a', '--0'));
  }
  expect(styles(':root{--a:1;--b:var(--a)}h2{--a:2}main{c:var(--b)}')).toContain('main{c:var(--');
});

test('custom properties that need each other stop the build with their names, wherever a page uses them', () => {
  const circle = ':root{--a:var(--b);--b:var(--c, 1px)}html:root{--c:calc(1px + var(--b))}';
  expect(() => styles(`${circle}h2{c:var(--a)}`)).toThrow('--a → --b → --c → --b');
  expect(() => styles(':root{--a:var(--a)}')).toThrow('--a → --a');
});

test('names of custom properties are shortened, unless the page mentions them', () => {
  const dark = ':root[data-theme=dark]{--line:blue;--other:blue}';
  expect(styles(`:root{--line:red;--other:red}${dark}h2{c:var(--other)}`)).toBe(
    ':root{--line:red;--0:red}:root[data-theme=dark]{--line:blue;--0:blue}h2{c:var(--0)}',
  );
});
