import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {cachedTree, hashSite} from './cachedTree';

test('a tree is parsed again after another version of a package, or another configuration', () => {
  const folder = test.info().outputPath('site');
  mkdirSync(folder);
  const files = ['package-lock.json', 'docusaurus.config.ts'].map((file) => path.join(folder, file));
  files.forEach((file) => writeFileSync(file, '1'));
  let count = 0;
  const parse = () => {
    count += 1;
    return {type: 'root' as const, children: [], count};
  };
  const read = () => cachedTree(path.join(folder, 'a.tree'), '# A', [], parse, hashSite(folder));
  expect(read()).toEqual(read());
  files.forEach((file) => {
    const former = read();
    writeFileSync(file, '2');
    expect(read()).not.toEqual(former);
  });
  expect(count).toBe(3);
});
