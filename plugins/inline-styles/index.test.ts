import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import type {Step} from '../kit/step';
import {edit} from '../finished-pages/page';
import {inlineStyles} from '.';

const test = base.extend<{finish: (html: string, ...steps: Step[]) => Promise<string>}>({
  finish: async ({}, use) => {
    const outDir = mkdtempSync(path.join(os.tmpdir(), 'inline-styles-'));
    writeFileSync(path.join(outDir, 'a.css'), 'p{color:red}h2{color:blue}');
    const site = {outDir, baseUrl: '/below/'};
    await use((html, ...steps) =>
      edit(html, {site, route: '/', file: ''} as never, [...steps, inlineStyles()]),
    );
    rmSync(outDir, {recursive: true});
  },
});

const page =
  '<head><meta charset=UTF-8><link rel=stylesheet href=/below/a.css><title>A</title></head><body><p>A';

test('a page has its styles in place of the stylesheet, which comes after the text', async ({finish}) => {
  expect(await finish(page)).toBe(
    '<head><meta charset=UTF-8><style>p{color:red}</style><title>A</title></head><body><p>A<link rel="stylesheet" href="/below/a.css">',
  );
});

test('where a script starts React, the stylesheet is only named', async ({finish}) => {
  const start: Step = {
    name: 'start',
    page: ({appendToHead}) => appendToHead('<meta name="start-script" content="/a.js">'),
  };
  expect(await finish(page, start)).toContain(
    '<style>p{color:red}</style><meta name="start-style" content="/below/a.css">',
  );
});

test('a page without a stylesheet of the site is refused', async ({finish}) => {
  await expect(finish('<head><title>A</title></head><body>')).rejects.toThrow(
    'inline-styles: /: the page has no stylesheet of this site',
  );
  await expect(finish(page.replace('/below/a.css', 'https://example.com/a.css'))).rejects.toThrow(
    'no stylesheet of this site',
  );
});
