import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {markParts} from './mark';
import {filesBelow} from '../plugins/engine/files';
import {siteDir} from './pages';
import {site} from './site';

const tokensFile = 'src/css/tokens.css';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const drawingsIn = (folder: string) =>
  filesBelow(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `${folder}/${name}`);

const logos = [...drawingsIn('static/img'), ...drawingsIn('tools/icons')];

test('the logos, the link preview, the manifest and the figures of posts use only colors of the site', () => {
  const colors = new Set(read(tokensFile).match(/#[\da-f]{6}\b/g));
  // Feeds show figures without the styles of the site.
  for (const file of ['static/manifest.webmanifest', ...logos, ...drawingsIn('blog')]) {
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

test('the logos, the link preview and the first post’s cover show the current brand mark', () => {
  for (const file of [...logos, 'src/components/Cover/announcing-holos.svg']) {
    for (const part of markParts) {
      expect.soft(read(file), `${file} has another shape than config/mark.ts`).toContain(part.path);
    }
  }
});

test('the words of the link preview are the title of the home page', () => {
  expect(read('tools/icons/preview.svg')).toContain(`aria-label="${site.headline}"`);
});
