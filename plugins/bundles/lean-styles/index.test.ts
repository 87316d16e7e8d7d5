import {expect, test} from '@playwright/test';
import {createNameFinder, leanStyles, namesIn} from './lean';

const library = `
:root { --pill-size: 1px; --pill-color: var(--pill-base); --pill-base: red; --text: black }
.pill { color: var(--pill-color) }
.pill--big, .card--big { font-size: 2em }
.button--a { color: red }
.card { color: var(--text) }`;

const tidy = (css: string) =>
  css
    .replace(/[\s;]+/g, ' ')
    .replace(/ ?([{}]) ?/g, '$1')
    .trim();

/** The library's styles and one rule more, made lean for a script. */
function lean(script: string, own = ''): string {
  const names = namesIn(library);
  return tidy(leanStyles(library + own, names, createNameFinder(names)(script)));
}

test('a rule stays where a script names its class, and the properties that it uses', () => {
  const twice = '@media print { :root { --pill-base: black } } .mine { --pill-color: blue }';
  expect(lean('className:"pill"', twice)).toBe(
    ':root{--pill-color: var(--pill-base) --pill-base: red}.pill{color: var(--pill-color)}' +
      '@media print{:root{--pill-base: black}}.mine{--pill-color: blue}',
  );
});

test('of selectors those with a class that no script names go', () => {
  expect(lean('"card--big"')).toBe('.card--big{font-size: 2em}');
});

test('a part of another name is no name', () => {
  expect(lean('"pills my-pill pill--bigger cardboard"')).toBe('');
});

test('a name that is put together keeps all that begin so', () => {
  expect(lean('`button--${variant}`')).toBe('.button--a{color: red}');
});

test('a property that a script sets or reads stays', () => {
  expect(lean('getPropertyValue("--pill-size")')).toBe(':root{--pill-size: 1px}');
});

test('rules of the site itself stay; a class that is excluded is no condition', () => {
  const own = '.mine:not(.pill), a:is(.pill--big, .x) { color: var(--theirs) }';
  expect(lean('', own)).toBe(tidy(own));
});

test('an empty media query goes', () => {
  expect(lean('', '@media print { .pill { color: red } }')).toBe('');
});
