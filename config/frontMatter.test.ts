import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {lastUpdates, parseFrontMatter} from './frontMatter';
import {pages} from './pages';

const git = (...args: string[]) => execFileSync('git', args, {cwd: pages.siteDir, encoding: 'utf8'}).trim();

test('a page keeps its front matter without the key for the search, and shows code only in its lead', async () => {
  const own = {title: 'A title', image: '/img/own.png'};
  const frontMatter = {...own, description: 'Run `x`.', search: {anchor: 'word'}};
  const parsed = await parseFrontMatter({
    filePath: path.resolve('docs/glossary.mdx'),
    fileContent: 'Text.',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'Text.'}),
  });
  expect(parsed).toEqual({
    frontMatter: {...own, description: 'Run x.', lead: 'Run `x`.'},
    content: 'Text.',
  });
});

test('the last commit of a page is the one that git log names for its file', () => {
  const updates = lastUpdates(['docs']);
  const files = git('ls-files', 'docs').split('\n').slice(0, 5);
  for (const file of files) {
    const {date, author} = updates.get(file) ?? {};
    expect.soft(`${date},${author}`, file).toBe(git('log', '--max-count=1', '--format=%cI,%an', '--', file));
  }
});

test('a file without a commit has no last commit, so the framework can warn of it', () => {
  expect(lastUpdates(['docs']).has('docs/no-such-page.mdx')).toBe(false);
});
