import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {markParts} from './mark';
import {tokensFile} from './identity';
import {filesBelow} from '../plugins/engine/files';
import {siteDir} from './pages';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const drawingsIn = (folder: string) =>
  filesBelow(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `${folder}/${name}`);

test('the logos, the manifest and the figures of posts have colors of the site', () => {
  const colors = new Set(read(tokensFile).match(/#[\da-f]{6}\b/g));
  // Feeds show figures without the styles of the site.
  for (const file of ['static/manifest.webmanifest', ...drawingsIn('static/img'), ...drawingsIn('blog')]) {
    const used = read(file).match(/#[\da-f]{6}\b/g) ?? [];
    expect.soft(used.length, file).toBeGreaterThan(0);
    expect
      .soft(
        used.filter((color) => !colors.has(color)),
        `${file} has colors that ${tokensFile} lacks: draw it again`,
      )
      .toEqual([]);
  }
});

test("the logos and the first post's cover have the shapes of the mark", () => {
  for (const file of [...drawingsIn('static/img'), 'src/components/Cover/announcing-holos.svg']) {
    for (const part of markParts) {
      expect.soft(read(file), `${file} has another shape than config/mark.ts`).toContain(part.path);
    }
  }
});
