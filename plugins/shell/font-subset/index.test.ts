import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import postcss from 'postcss';
import {charactersOf, subsetFonts} from './index';

const file = '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2';

async function run(declarations: string, folder: string): Promise<string> {
  const {css} = await postcss([subsetFonts(folder)]).process(`@font-face {${declarations}}`, {
    from: __filename,
  });
  return css;
}

test('a range of characters is read as browsers read it', () => {
  expect(charactersOf('U+41-43, u+2026')).toBe('ABC…');
  expect(charactersOf('U+1F600')).toBe('😀');
  expect(charactersOf('U+3?')).toBe('0123456789:;<=>?');
  expect(charactersOf('U+0-10FFFF')).toHaveLength(0x110000 + 0x100000);
  expect(() => charactersOf('latin')).toThrow(
    "unicode-range: latin isn't a character or a range, as in U+20-7E",
  );
});

test('a font has only the characters of its range, and its name follows them', async () => {
  const folder = test.info().outputPath();
  const names: string[] = [];
  for (const range of ['U+41', 'U+20-7E']) {
    const css = await run(`src: url('${file}') format('woff2'); unicode-range: ${range}`, folder);
    const written = path.resolve(__dirname, /url\('([^']*)'\)/.exec(css)?.[1] ?? '');
    expect(path.dirname(written)).toBe(folder);
    names.push(path.basename(written));
  }
  const [one = '', ascii = ''] = names;
  expect(one).toMatch(/^jetbrains-mono-latin-400-normal-[\da-f]{8}\.woff2\.subset$/);
  const size = (name: string) => fs.statSync(path.join(folder, name)).size;
  expect(size(one)).toBeLessThan(size(ascii) / 4);
  expect(size(ascii)).toBeLessThan(5 * 1024);
});

test('a file is found beside its stylesheet and, as bundlers do, behind a tilde', async () => {
  const folder = test.info().outputPath();
  const beside = path.relative(__dirname, require.resolve(file));
  for (const address of [beside, `~${file}`]) {
    expect(await run(`src: url(${address}); unicode-range: U+41`, folder)).toContain('.woff2.subset)');
  }
});

test('a file that is there is not written again, which would start the preview’s next compilation', async () => {
  const folder = test.info().outputPath();
  const declarations = `src: url('${file}'); unicode-range: U+41`;
  await run(declarations, folder);
  const [name = ''] = fs.readdirSync(folder);
  const past = new Date(2020, 1, 1);
  fs.utimesSync(path.join(folder, name), past, past);
  await run(declarations, folder);
  expect(fs.statSync(path.join(folder, name)).mtime).toEqual(past);
});

test('a face without a range, and one whose file the bundler does not read, stay', async () => {
  for (const declarations of [
    `src: url('${file}')`,
    "src: local('Arial'); unicode-range: U+41",
    'src: url(https://example.com/a.woff2); unicode-range: U+41',
    'src: url(/fonts/a.woff2); unicode-range: U+41',
    "src: url('./none.woff2'); unicode-range: U+41",
  ]) {
    expect(await run(declarations, test.info().outputPath())).toBe(`@font-face {${declarations}}`);
  }
});
