import {expect, test} from '@playwright/test';
import {warningsOf} from './program';

test('every warning in the output of a build is found', () => {
  const clean = '[INFO] [en] Creating an optimized production build...\n[SUCCESS] Generated static files.\n';
  expect(warningsOf(clean)).toEqual([]);
  for (const line of [
    '[WARNING] Docusaurus found broken anchors!',
    '\u001b[33m[WARNING]\u001b[39m Duplicate routes found!',
    '(node:12) Warning: something is deprecated',
    '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    '[WARNING] Client bundle compiled with warnings.',
  ]) {
    expect(warningsOf(`[INFO] start\n${line}\n[SUCCESS] done\n`), line).toHaveLength(1);
  }
});
