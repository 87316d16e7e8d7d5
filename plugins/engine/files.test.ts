import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {memoizeFile} from './files';

const {now} = Date;

test.afterEach(() => {
  Date.now = now;
});

test('a file is read once until it changes, and again as long as a change could have the same time', () => {
  const file = test.info().outputPath('a.txt');
  const reads: string[] = [];
  const read = memoizeFile((name) => reads.push(readFileSync(name, 'utf8')));
  for (const text of ['a', 'b']) {
    const former = statSync(file, {throwIfNoEntry: false})?.ctimeMs;
    while (!existsSync(file) || statSync(file).ctimeMs === former) {
      writeFileSync(file, text);
    }
    for (const seconds of [2, 3, 0, 0.5, 2, 3]) {
      Date.now = () => statSync(file).ctimeMs + seconds * 1000;
      read(file);
    }
  }
  expect(reads.join('')).toBe('aaaabbbb');
});
