import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {finishPage, type PageJob} from './page';

const html = (article: string, head = '') =>
  `<!doctype html><html lang=en><meta charset=UTF-8><meta property=og:image content=https://a/card.png>${head}` +
  `<meta name=start-script content=a.js><body class=a><nav><a href=/b/>B</a></nav>${article}`;

const article =
  '<article><div class="theme-doc-markdown markdown"><header><h1>A</h1></header><p>See <a href=../c/>c</a></div></article>';

const test = base.extend<{
  finish: (html: string, job?: Partial<PageJob>) => Promise<unknown>;
  folder: string;
}>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'finished-page-'));
    await use(folder);
    rmSync(folder, {recursive: true});
  },
  finish: async ({folder}, use) => {
    await use((text, job = {}) => {
      const file = path.join(folder, 'index.html');
      writeFileSync(file, text);
      return finishPage({siteDir: folder, route: '/docs/v1/a/', file, tags: '', styles: [], ...job});
    });
  },
});

const wanted: NonNullable<PageJob['article']> = {
  head: {title: 'A', description: 'About A.', url: 'https://a/docs/v1/a/', edition: 'Site v1'},
  card: 'https://a/card.png',
};

test('an article is read for all parts, and written as HTML and Markdown', async ({finish, folder}) => {
  const finished = await finish(html(article, '<meta name=keywords content=k>'), {
    article: wanted,
    tags: '<meta name=x>',
  });
  const markdown = '# A\n\n> About A.\n\nSite v1 · <https://a/docs/v1/a/>\n\nSee [c](https://a/docs/v1/c/)\n';
  expect(finished).toEqual({
    route: '/docs/v1/a/',
    links: ['/b/', '../c/'],
    inline: {scripts: [], styles: [], analytics: false},
    searchText: {
      title: 'A',
      description: 'About A.',
      keywords: 'k',
      sections: [{anchor: '', title: 'A', blocks: ['See c']}],
    },
    markdown,
  });
  expect(readFileSync(path.join(folder, 'index.md'), 'utf8')).toBe(markdown);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('<meta name=x></head><body');
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(
    '<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src \'self\'; ',
  );
});

test('a page that a former build read alike is not read again; a changed one is', async ({
  finish,
  folder,
}) => {
  const count = () =>
    readdirSync(path.join(folder, 'node_modules/.cache/holos-website/finished-pages')).length;
  const script = (hash: string) => `<meta name=x content=/assets/js/main.${hash}.js>`;
  const first = await finish(html(article, script('0123abcd')), {article: wanted});
  expect(await finish(html(article, script('89abcdef')), {article: wanted})).toEqual(first);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('main.89abcdef.js');
  expect(count()).toBe(1);
  // In an article a hash is text.
  for (const changed of ['See main.0123abcd.js', 'See main.89abcdef.js']) {
    const finished = await finish(html(article.replace('See', changed)), {article: wanted});
    expect(finished).toHaveProperty('markdown', expect.stringContaining(changed));
  }
  expect(count()).toBe(3);
  const other = {...wanted, head: {...wanted.head, title: 'B'}};
  expect(await finish(html(article), {article: other})).toHaveProperty(
    'markdown',
    expect.stringMatching(/^# B\n/),
  );
});

test('another page has links and a head', async ({finish, folder}) => {
  expect(await finish(html('<main>Text</main>'))).toMatchObject({route: '/docs/v1/a/', links: ['/b/']});
  expect(readdirSync(folder)).not.toContain('index.md');
});

test('what a page lacks is a fault that names it', async ({finish}) => {
  await expect(finish(html('<main>Text</main>'), {article: wanted})).rejects.toThrow(
    '/docs/v1/a/: the page has no article',
  );
  await expect(finish(html(article), {article: {...wanted, card: 'https://a/b.png'}})).rejects.toThrow(
    '/docs/v1/a/: link previews show https://a/card.png instead of https://a/b.png',
  );
  await expect(finish('<title>A</title><body class=a>', {tags: '<meta name=x>'})).rejects.toThrow(
    '/docs/v1/a/: the page has no place for its scripts',
  );
  await expect(finish(html('<main style="color:red">Text</main>'))).rejects.toThrow(
    '/docs/v1/a/: <main> has an attribute "style"',
  );
});
