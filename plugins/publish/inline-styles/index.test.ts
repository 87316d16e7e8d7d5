import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Capability} from '../../engine/capability';
import {editPage} from '../finished-pages/page';
import {inlineStyles} from '.';

/** Finishes a page of a site with one stylesheet. */
async function finish(html: string, ...others: Capability[]): Promise<string> {
  const outDir = test.info().outputPath();
  mkdirSync(outDir, {recursive: true});
  writeFileSync(path.join(outDir, 'a.css'), 'p{color:red}h2{color:blue}');
  const site = {outDir, baseUrl: '/below/'};
  return editPage(html, {site, route: '/', file: ''} as never, [...others, inlineStyles()]);
}

const page =
  '<head><meta charset=UTF-8><link rel=stylesheet href=/below/a.css><title>A</title></head><body><p>A';

test('a page contains the styles that it needs, and loads the stylesheet only after its text', async () => {
  expect(await finish(page)).toBe(
    '<head><meta charset=UTF-8><style>p{color:red}</style><title>A</title></head><body><p>A<link rel="stylesheet" href="/below/a.css">',
  );
});

test('a page that starts React later names the stylesheet for that script, and does not load it before', async () => {
  const start: Capability = {
    name: 'start',
    page: ({appendToHead}) => appendToHead('<meta name="start-script" content="/a.js">'),
  };
  expect(await finish(page, start)).toContain(
    '<style>p{color:red}</style><meta name="start-style" content="/below/a.css">',
  );
});

test('a page without the site’s stylesheet stops the build', async () => {
  await expect(finish('<head><title>A</title></head><body>')).rejects.toThrow(
    'inline-styles: /: the page has no stylesheet of this site',
  );
  await expect(finish(page.replace('/below/a.css', 'https://example.com/a.css'))).rejects.toThrow(
    'no stylesheet of this site',
  );
});
