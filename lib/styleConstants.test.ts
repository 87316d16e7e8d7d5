import {expect, test} from '@playwright/test';
import postcss from 'postcss';
import {writeConstants} from './styleConstants';
import {dropOverriddenProperties} from './styleOverrides';

/** Styles with their constants written out; `kept` is asked for by a script. */
function written(css: string): string {
  const root = postcss.parse(css);
  dropOverriddenProperties(root);
  writeConstants(root, (name) => name === '--kept');
  return root.toString().replace(/\s+/g, ' ').trim();
}

const same = [
  ['another value in a part of the page', ':root{--a:1px}.b{--a:2px}.c{top:var(--a)}'],
  ['another value in a mode', ':root{--a:1px}html[data-theme=dark]{--a:2px}.c{top:var(--a)}'],
  ['another value in print', ':root{--a:1px}@media print{:root{--a:2px}}.c{top:var(--a)}'],
  ['a value for one mode only', ':root[data-theme=dark]{--a:2px}.c{top:var(--a)}'],
  ['a value on some screens only', '@media (width>9px){:root{--a:2px}}.c{top:var(--a)}'],
  [
    'a value that asks for one which a part changes',
    '.b{--i:1}:root{--i:2;--a:calc(var(--i)*2)}.b{top:var(--a)}',
  ],
  ['a property that a script reads', ':root{--kept:1px}.c{top:var(--kept)}'],
  ['a long value in two places', ':root{--a:one,two,three,four,five,six}.b{font:var(--a)}.c{font:var(--a)}'],
  ['a value of nothing', ':root{--a:;}.c{top:var(--a)}'],
  ['a property of elsewhere', '.c{top:var(--a)}'],
] as const;

for (const [what, css] of same) {
  test(`${what}: the property stays`, () => {
    expect(written(css)).toBe(css);
  });
}

test('a constant takes the place of its property, through others, and apart from its neighbours', () => {
  expect(
    written(
      ':root{--a:16px;--b:calc(var(--a)*2)}.c{font:var(--a)/1.5var(--d);top:calc(1px - var(--b))}:root{--d:Arial}',
    ),
  ).toBe(':root{}.c{font:16px/1.5 Arial;top:calc(1px - calc(16px*2))}:root{}');
});

test('a property that stands for one of the root is that one, whatever its value is at the time', () => {
  expect(
    written(':root{--ink:#000;--a:var(--ink)}:root[data-theme=dark]{--ink:#fff}.c{color:var(--a)}'),
  ).toBe(':root{--ink:#000}:root[data-theme=dark]{--ink:#fff}.c{color:var(--ink)}');
});

test('of two values for the whole page the later one counts, in both modes if it is for both', () => {
  expect(
    written(
      ':root{--kept:1}html[data-theme=dark]{--kept:2}:root,:root[data-theme=dark]{--kept:3}@media print{:root{--kept:4}}',
    ),
  ).toBe(':root{}html[data-theme=dark]{}:root,:root[data-theme=dark]{--kept:3}@media print{:root{--kept:4}}');
});

test('a value for one mode counts beside a later one for the other', () => {
  const css = ':root{--kept:1}html[data-theme=dark]{--kept:2}';
  expect(written(css)).toBe(css);
  expect(written(':root{--kept:1}html[data-theme=dark]{--kept:2}:root{--kept:3}')).toBe(
    ':root{}html[data-theme=dark]{--kept:2}:root{--kept:3}',
  );
});
