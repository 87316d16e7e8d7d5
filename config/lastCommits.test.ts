import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {lastCommitOf, readLog} from './lastCommits';
import {pages, siteDir} from './pages';

test('the newest commit of each file counts', () => {
  const log = [
    '\u00012026-02-02T00:00:00Z\u0001Two',
    '',
    'docs/a.mdx',
    '\u00012026-01-01T00:00:00Z\u0001One',
    '',
    'docs/a.mdx',
    'docs/b c.mdx',
    '',
  ].join('\n');
  expect([...readLog(log)]).toEqual([
    ['docs/a.mdx', {date: '2026-02-02T00:00:00Z', author: 'Two'}],
    ['docs/b c.mdx', {date: '2026-01-01T00:00:00Z', author: 'One'}],
  ]);
});

test('a page has the commit that Git names for it alone', () => {
  for (const {source: file} of pages.all().filter(({version}) => version)) {
    const format = ['--format=%cI|%an', '--max-count=1'];
    const line = execFileSync('git', ['log', ...format, '--', file], {cwd: siteDir, encoding: 'utf8'});
    const [date, author] = line.trim().split('|');
    // A page that is being written has none yet.
    const commit = line === '' ? undefined : {date, author};
    expect.soft(lastCommitOf(path.join(siteDir, file)), file).toEqual(commit);
  }
});

test('a file that Git does not know has no commit', () => {
  expect(lastCommitOf(path.join(siteDir, 'docs/none.mdx'))).toBeUndefined();
});
