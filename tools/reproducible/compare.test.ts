import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {differences} from './compare';

test('every file that differs, or that one side lacks, is named with what differs', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const [one, other] = [path.join(root, 'one'), path.join(root, 'other')];
  const write = (folder: string, files: Record<string, string>) => {
    mkdirSync(path.join(folder, 'deep'), {recursive: true});
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), text);
    }
  };
  try {
    write(one, {'same.txt': 'a', 'deep/page.html': 'built at 10:00', 'short.txt': 'ab', 'one.txt': ''});
    write(other, {'same.txt': 'a', 'deep/page.html': 'built at 11:00', 'short.txt': 'abc', 'two.txt': ''});
    expect(differences(one, other)).toEqual([
      'deep/page.html: differ at byte 10: "built at 10:00" and "built at 11:00"',
      'one.txt: only in the first build',
      'short.txt: differ at byte 2: "ab" and "abc"',
      'two.txt: only in the second build',
    ]);
    expect(differences(one, one)).toEqual([]);
    rmSync(path.join(root, 'other'), {recursive: true});
    mkdirSync(path.join(root, 'none'));
    expect(() => differences(one, other)).toThrow('ENOENT');
    expect(() => differences(path.join(root, 'none'), path.join(root, 'none'))).toThrow('have no files');
  } finally {
    rmSync(root, {recursive: true});
  }
});
