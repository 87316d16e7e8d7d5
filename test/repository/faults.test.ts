import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';

test('every fault that FAULTS.md lists names test files that exist', () => {
  const rows = readFileSync(path.join(siteDir, 'test/FAULTS.md'), 'utf8').match(/^\| (?!Fault).*\|$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const files = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+\.ts)`/g)].map(([, file = '']) => file);
    expect.soft(files.length, row).toBeGreaterThan(0);
    const isThere = (file: string) => ['test', ''].some((on) => existsSync(path.join(siteDir, on, file)));
    expect.soft(files.map(isThere), row).not.toContain(false);
  }
});
