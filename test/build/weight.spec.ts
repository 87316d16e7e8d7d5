import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {filesBelow} from '../../plugins/engine/files';
import {htmlOf, pageOf, read, valuesOf} from '../support/built';
import {routes} from '../support/site';

/** Compressed size in bytes, as a host would send it. */
const gzip = (content: string | Buffer) => gzipSync(content, {level: 9}).length;

const KB = 1024;

/** Bytes (gzip) of a page, with its styles in it: of what frames its text, and of a page. */
const FRAME = 22.25 * KB;
const MOST = 32 * KB;

/** Bytes (gzip) of all styles, which leaves about 1 KB for more components, and of the scripts that React starts with. */
const STYLES = 28.25 * KB;
const SCRIPTS = 108 * KB;

/** The heaviest parts by name, as a list for a message: `text 21000, styles 6000`. */
const heaviest = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, content]) => ({name, bytes: gzip(content)}))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({name, bytes}) => `${name} ${bytes}`)
    .join(', ');

/** All of a page that matches, as one text. */
const partsOf = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).join('');

test('no page is larger than its limit in bytes', () => {
  for (const route of routes) {
    const html = htmlOf(route);
    // The home page has no article.
    const text = html.includes('<article') ? /<article[^]*<\/article>/ : /<main[^]*<\/main>/;
    const around = html.replace(text, '');
    const [styles, scripts] = [/<style[^]*?<\/style>/g, /<script[^]*?<\/script>/g].map((part) =>
      partsOf(around, part),
    ) as [string, string];
    const menus = partsOf(around, /<nav[^]*?<\/nav>/g);
    const weighs = heaviest({text: partsOf(html, text), styles, scripts, menus});
    const shorten = `${route} has too many bytes (${weighs}): shorten or split its text`;
    const frame = `${route} has too many bytes around its text (${weighs}): see what was added to menus, styles or scripts of all pages`;
    expect.soft(gzip(around), frame).toBeLessThanOrEqual(FRAME);
    expect.soft(gzip(html), shorten).toBeLessThanOrEqual(MOST);
  }
});

test('styles, and the scripts that start React, stay below their limits in bytes', () => {
  const page = pageOf('/');
  const named = (selector: string) => valuesOf(page, selector, 'content').flatMap((list) => list.split(' '));
  const sum = (files: string[]) => files.reduce((total, file) => total + gzip(read(file)), 0);
  const [styles, scripts] = [named('meta[name=start-style]'), named('meta[name=start-script]')];
  expect(styles).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(0);
  const sheets = ['src', 'plugins'].flatMap((folder) =>
    filesBelow(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
  );
  const own = sheets.filter((file) => file.endsWith('.css'));
  const texts = own.map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]);
  const tooMany = `too many bytes of styles (${heaviest(Object.fromEntries(texts))}): delete rules that a shared class replaces, or raise STYLES in weight.spec.ts, with the reason in the commit`;
  expect(sum(styles), tooMany).toBeLessThanOrEqual(STYLES);
  const chunks = heaviest(Object.fromEntries(scripts.map((file) => [file, String(read(file))])));
  const tooMuch = `too many bytes of scripts (${chunks}): import large modules with import() where they are used`;
  expect(sum(scripts), tooMuch).toBeLessThanOrEqual(SCRIPTS);
});
