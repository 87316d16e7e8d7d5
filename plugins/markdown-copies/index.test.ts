import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../kit/html';
import type {Article, FinishedPage, FinishedSite} from '../kit/step';
import {markdownCopies} from '.';

/** Finishes a site with one page. @returns its folder */
async function finish(body: string): Promise<string> {
  const outDir = test.info().outputPath('build');
  mkdirSync(outDir);
  const article = {route: '/a/', source: 'docs/a.mdx', section: 'docs', title: 'A', description: 'About A.'};
  const site = {
    outDir,
    baseUrl: '/',
    url: 'https://x.example',
    title: 'X',
    tagline: 'X.',
    articles: [article],
  };
  const tree = parseHtml(
    `<body><article><div class=theme-doc-markdown><h1>A</h1>${body}</div></article></body>`,
  );
  const step = markdownCopies({sections: [{name: 'docs', heading: 'Docs', fullText: '/full.txt'}]});
  const page = {
    article: article as unknown as Article,
    site: site as unknown as FinishedSite,
    tree,
    replace: () => {},
  };
  await step.page?.({...page, file: path.join(outDir, 'index.html')} as unknown as FinishedPage);
  await step.site?.(page.site);
  return outDir;
}

test('copies that a thread writes are missing in the build', async () => {
  const folder = await finish('<h2 id=b>B</h2><p>Text.');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('index.md')).toContain('## B\n\nText.');
  expect((JSON.parse(read('sections.json')) as Record<string, string>)['#b']).toContain('Text.');
  expect(read('full.txt')).toContain('Text.');
  expect(read('llms.txt')).toContain('[A](https://x.example/a/index.md)');
});

test('an error of the thread does not name its page', async () => {
  await expect(finish('<h2 id=b>B</h2><h2 id=b>B</h2>')).rejects.toThrow(
    'docs/a.mdx:1: markdown-copies: /a/: two headings have the id "b"',
  );
});
