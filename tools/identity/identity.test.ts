import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readColors, tokensFile} from '../../config/identity';
import {siteDir} from '../../config/pages';
import {identityFiles} from './files';
import {icoOf, picturesOf} from './ico';
import {difference} from './pixels';

const committed = (name: string) => readFileSync(path.join(siteDir, 'static', name));

/** The pictures of a file: those of an icon are several. */
const pngsOf = (name: string, content: Buffer) => (name.endsWith('.ico') ? picturesOf(content) : [content]);

/** Whether a file shows what is committed under its name; texts are compared by the letter. */
function isCommitted(name: string, content: string | Buffer): boolean {
  if (typeof content === 'string') {
    return content === committed(name).toString();
  }
  const [made, there] = [pngsOf(name, content), pngsOf(name, committed(name))];
  return (
    made.length === there.length && made.every((png, index) => difference(png, there[index] as Buffer) < 1e-4)
  );
}

/** A folder with the stylesheet of the colors, one of which is changed. */
function changed(change: (css: string) => string): string {
  const folder = test.info().outputPath('site');
  const file = path.join(folder, tokensFile);
  mkdirSync(path.dirname(file), {recursive: true});
  cpSync(path.join(siteDir, tokensFile), file);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return folder;
}

test('logos, icons, the picture of previews and the manifest are those of the colors, the mark and the name', async () => {
  const stale = [...identityFiles(siteDir)].filter(([name, content]) => !isCommitted(name, content));
  expect(
    stale.map(([name]) => `static/${name}`),
    'run "npm run identity", and look at them',
  ).toEqual([]);
});

test('every file follows a color that it has', async () => {
  const {marigold} = readColors(siteDir);
  const folder = changed((css) => css.replaceAll(marigold, '#00ff00').replace('#f0b04f', '#00ff01'));
  const files = identityFiles(folder);
  const same = [...files].filter(([name, content]) => isCommitted(name, content));
  // The manifest has the color of the paper alone.
  expect(same.map(([name]) => name)).toEqual(['manifest.webmanifest']);
  const paper = changed((css) => css.replace(readColors(siteDir).paper, '#00ff00'));
  expect(identityFiles(paper).get('manifest.webmanifest')).toContain('"theme_color": "#00ff00"');
});

test('a color that the stylesheet lacks is named, with its mode', () => {
  const lacking = (mode: 'light' | 'dark') =>
    readColors(
      changed((css) => {
        const dark = css.indexOf("[data-theme='dark']");
        const [before, after] = [css.slice(0, dark), css.slice(dark)];
        const without = (text: string) => text.replace(/--holos-ink: .*;/, '');
        return mode === 'light' ? without(before) + after : before + without(after);
      }),
      mode,
    );
  for (const mode of ['light', 'dark'] as const) {
    expect(() => lacking(mode)).toThrow(`src/css/tokens.css: no color --holos-ink in the ${mode} mode`);
  }
});

test('pictures that differ in shape, color or size are told apart', () => {
  const one = committed('img/icon-192.png');
  expect(difference(one, one)).toBe(0);
  expect(difference(one, committed('img/icon-512.png'))).toBe(1);
  expect(difference(committed('img/icon-512.png'), committed('img/icon-maskable-512.png'))).toBeGreaterThan(
    0.1,
  );
});

test('an icon gives back its pictures, and their sizes', () => {
  const pngs = [Buffer.from('small'), Buffer.from('a large one')];
  const ico = icoOf(pngs.map((png, index) => ({side: index === 0 ? 16 : 256, png})));
  expect(picturesOf(ico)).toEqual(pngs);
  expect([ico[6], ico[6 + 16]]).toEqual([16, 0]);
});
