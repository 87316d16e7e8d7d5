import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Article} from '../articles';
import {join, jobOf} from '.';

const article: Article = {
  source: 'docs/a.mdx',
  id: 'a',
  section: 'v1',
  trail: [],
  route: '/docs/v1/a/',
  card: '/cards/v1/a.png',
  title: 'A',
  description: 'About A.',
};

test('a route without a page is a fault that names it', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'finish-'));
  const place = {outDir, root: 'https://holos.run'};
  try {
    writeFileSync(path.join(outDir, 'index.html'), '');
    writeFileSync(path.join(outDir, '404.html'), '');
    expect(jobOf(place, '/', '<meta>', ['a'])).toMatchObject({
      file: path.join(outDir, 'index.html'),
      tags: '<meta>',
    });
    expect(jobOf(place, '/404.html', '', []).file).toBe(path.join(outDir, '404.html'));
    expect(() => jobOf(place, '/docs/v1/a/', '', [])).toThrow('/docs/v1/a/: the build wrote no page');
    expect(jobOf(place, '/', '', [], article).article).toMatchObject({
      head: {edition: 'Holos v1', url: 'https://holos.run/'},
      card: 'https://holos.run/cards/v1/a.png',
    });
    const post = {...article, day: '2024-10-28', byline: 'One, Two'};
    expect(jobOf(place, '/', '', [], post).article?.head.edition).toBe('One, Two, 2024-10-28');
  } finally {
    rmSync(outDir, {recursive: true});
  }
});

test('an article without a page, and one of which nothing was made, are faults', () => {
  const finished = {
    route: article.route,
    links: [],
    inline: {scripts: [], styles: [], analytics: false},
    searchText: {title: 'A', description: '', keywords: '', sections: []},
    markdown: '# A',
  };
  const {searchText, markdown} = finished;
  expect(join([article], [finished])).toEqual([{...article, searchText, markdown}]);
  expect(() => join([article], [])).toThrow('/docs/v1/a/: no route of the build is this page');
  expect(() => join([article], [{...finished, markdown: ''}])).toThrow('docs/a.mdx');
});
