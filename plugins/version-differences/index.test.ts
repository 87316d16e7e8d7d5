import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compareVersions} from './compare';

/** Compares a page of two versions, as their sources are given. */
function compare(older: string, newer: string, file = 'new/page.mdx') {
  const siteDir = test.info().outputPath('site');
  for (const [name, text] of Object.entries({'old/page.mdx': older, 'new/page.mdx': newer})) {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), text);
  }
  writeFileSync(path.join(siteDir, 'new/alone.mdx'), newer);
  const versions = ['new', 'old'].map((name) => ({label: name, path: name, folder: name}));
  const normalize = (line: string) => line.replace(/\d+ms/, '<duration>');
  return compareVersions({siteDir, versions, normalize})(path.join(siteDir, file));
}

const older = '---\ntitle: A\n---\n\n## Wash\n\nUse\nsoap.\n\n```cue title="a.cue"\na: 1\nb: 2\n```\n';
const newer = older.replace('soap', 'wax').replace('b: 2', 'b: 3\nc: 4');
const diff = '--- old\n+++ new\n@@ Wash @@\n-Use soap.\n+Use wax.\n@@ Wash · a.cue @@\n-b: 2\n+b: 3\n+c: 4\n';

test('the lines that differ have their headings and are counted, from the older to the newer version', () => {
  expect(compare(older, newer)).toEqual({label: '3 lines differ from old', text: diff});
  expect(compare(older, newer, 'old/page.mdx')).toEqual({label: '3 lines differ from new', text: diff});
});

test('wrapping, front matter, the version of an address and what is normalized make no difference', () => {
  const text = (name: string, rest: string) =>
    `---\ntitle: ${name}\n---\n\nSee /docs/${name}/a/ in ${rest}.\n`;
  expect(compare(text('old', '5ms'), text('new', '7ms'))).toBeUndefined();
  expect(compare(text('old', '5ms'), text('new', '7ms').replace(' in ', '\nin '))).toBeUndefined();
  expect(compare(older, newer, 'new/alone.mdx')).toBeUndefined();
});
