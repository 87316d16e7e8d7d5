import {expect, test} from '@playwright/test';
import postcss from 'postcss';
import {dropOverriddenDeclarations, dropRepeated} from './styleOverrides';

const without = (css: string) => {
  const root = postcss.parse(css);
  dropOverriddenDeclarations(root);
  return root.toString();
};

const overridden = [
  ['the same selector', '.a{top:1px;left:1px}.b{top:2px}.a{top:3px}', '.a{left:1px}.b{top:2px}.a{top:3px}'],
  ['each selector of a list', '.a,.b{top:1px}.b{top:2px}.a,.c{top:3px}', '.a,.b{}.b{top:2px}.a,.c{top:3px}'],
  ['a shorthand', '.a{padding-top:1px}.a{padding:0}', '.a{}.a{padding:0}'],
  [
    'the same media query',
    '@media print{.a{top:1px}}@media print{.a{top:2px}}',
    '@media print{.a{}}@media print{.a{top:2px}}',
  ],
  ['a rule for all media', '@media print{.a{top:1px}}.a{top:2px}', '@media print{.a{}}.a{top:2px}'],
  ['an important one', '.a{top:1px!important}.a{top:2px!important}', '.a{}.a{top:2px!important}'],
] as const;

for (const [what, css, expected] of overridden) {
  test(`overridden by ${what}: a declaration goes`, () => {
    expect(without(css)).toBe(expected);
  });
}

const needed = [
  ['an earlier rule', '.a{top:1px}.b{top:2px}'],
  ['another selector', '.a:hover{top:1px}.a{top:2px}'],
  ['a part of the selectors', '.a,.b{top:1px}.a{top:2px}'],
  ['a rule for some media', '.a{top:1px}@media print{.a{top:2px}}'],
  ['a rule for other media', '@media print{.a{top:1px}}@media (hover){.a{top:2px}}'],
  ['media within media', '@media print{@media (hover){.a{top:1px}}}.a{top:2px}'],
  ['a part of a shorthand', '.a{padding:0}.a{padding-top:1px}'],
  ['a property whose name only begins alike', '.a{border-radius:0}.a{border:0}'],
  ['a weaker one', '.a{top:1px!important}.a{top:2px}'],
  ['an older form in the same rule', '.a{top:1vh;top:1dvh}'],
  ['a frame of an animation', '@keyframes x{to{top:1px}}@keyframes y{to{top:2px}}'],
  ['custom properties, which others see to', '.a{--b:1px}.a{--b:2px}'],
] as const;

for (const [what, css] of needed) {
  test(`not overridden by ${what}: a declaration stays`, () => {
    expect(without(css)).toBe(css);
  });
}

test('what a rule repeats in the same words goes once', () => {
  const root = postcss.parse('.a{-webkit-mask:b;-webkit-mask:b;mask:b;top:1vh;top:1dvh}');
  dropRepeated(root);
  expect(root.toString()).toBe('.a{-webkit-mask:b;mask:b;top:1vh;top:1dvh}');
});
