import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {markParts} from './mark';
import {tokensFile} from './identity';
import {siteDir} from './pages';

const read = (file: string) => readFileSync(path.join(siteDir, 'static', file), 'utf8');

test('the logos, the icons and the manifest have colors and shapes of the site', () => {
  const colors = new Set(readFileSync(path.join(siteDir, tokensFile), 'utf8').match(/#[\da-f]{6}\b/g));
  const drawings = readdirSync(path.join(siteDir, 'static/img')).filter((name) => name.endsWith('.svg'));
  for (const file of ['manifest.webmanifest', ...drawings.map((name) => `img/${name}`)]) {
    const used = read(file).match(/#[\da-f]{6}\b/g) ?? [];
    expect.soft(used.length, file).toBeGreaterThan(0);
    expect
      .soft(
        used.filter((color) => !colors.has(color)),
        `static/${file} has colors that ${tokensFile} lacks: draw it again`,
      )
      .toEqual([]);
  }
  for (const file of drawings) {
    for (const part of markParts) {
      expect.soft(read(`img/${file}`), file).toContain(part.path);
    }
  }
});
