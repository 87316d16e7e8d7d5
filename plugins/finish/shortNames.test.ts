import {expect, test} from '@playwright/test';
import postcss from 'postcss';
import {shortenNames} from './shortNames';

function shortened(css: string, ...kept: string[]): string {
  const root = postcss.parse(css);
  shortenNames(root, (name) => kept.includes(name));
  return root.toString();
}

test('the most frequent property has the shortest name, wherever it stands', () => {
  expect(
    shortened(
      ':root{--one-line:1px;--two:calc(var(--one-line)*2)}.one-line--two{top:var(--one-line,var(--two))}',
    ),
  ).toBe(':root{--a:1px;--b:calc(var(--a)*2)}.one-line--two{top:var(--a,var(--b))}');
});

test('a kept property keeps its name, and no other one gets it', () => {
  expect(shortened(':root{--a:1px;--long:2px}i{top:var(--a);left:var(--long)}', '--a')).toBe(
    ':root{--a:1px;--b:2px}i{top:var(--a);left:var(--b)}',
  );
});

test('after the letters come two of them', () => {
  const css = Array.from({length: 28}, (_, number) => `--name-${number}:0`);
  const names = [...shortened(`i{${css.join(';')}}`).matchAll(/--[^:]+/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(28);
  expect(names.slice(24)).toEqual(['--y', '--z', '--aa', '--ab']);
});
