import {expect, test} from '@playwright/test';
import {warningsOf} from './warnings';

test('a clean build has no warning', () => {
  const output = '[INFO] [en] Creating an optimized production build...\n[SUCCESS] Generated static files.\n';
  expect(warningsOf(output)).toEqual([]);
});

for (const line of [
  '[WARNING] Docusaurus found broken anchors!',
  '\u001b[33m[WARNING]\u001b[39m Duplicate routes found!',
  '(node:12) Warning: something is deprecated',
  '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  '[WARNING] Client bundle compiled with warnings.',
]) {
  test(`found: ${JSON.stringify(line)}`, () => {
    expect(warningsOf(`[INFO] start\n${line}\n[SUCCESS] done\n`)).toHaveLength(1);
  });
}
