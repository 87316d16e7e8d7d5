import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';

/** What a row of the table says of its tests: files, each with names of tests or parts of them. */
const CELL = /`([^`\s]+\.ts)`((?: "[^"]+")*)/g;

const table = readFileSync(path.join(siteDir, 'test/FAULTS.md'), 'utf8');

test('every test that the table of faults names is there', () => {
  const rows = table.split('\n').filter((line) => /^\| (?!Fault|-)/.test(line));
  const cells = rows.map((row) => row.split('|').at(-2) ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(CELL)]);
  expect(named.length).toBeGreaterThan(20);
  const lost = named.flatMap(([, address = '', names = '']) => {
    const file = ['', 'test']
      .map((folder) => path.join(siteDir, folder, address))
      .find((one) => existsSync(one));
    const text = file ? readFileSync(file, 'utf8') : '';
    return file
      ? [...names.matchAll(/"([^"]+)"/g)]
          .filter(([, name = '']) => !text.includes(name))
          .map(([, name]) => `${address}: ${name}`)
      : [address];
  });
  expect(lost).toEqual([]);
  const without = rows.filter((_, index) => !/`|none/.test(cells[index] ?? ''));
  expect(without).toEqual([]);
});
