import {execSync, spawnSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {TestFolder} from '../plugins/engine/fixture/folder';
import {checkHistory, readLastUpdates} from './history';

test('a build outside of a Git repository stops, one without older commits warns, and a preview starts', () => {
  const {folder: siteDir, delete: remove} = new TestFolder();
  const check = (isPreview: boolean) =>
    checkHistory({siteDir, pages: [], isPreview} as unknown as Parameters<typeof checkHistory>[0]);
  expect(check(false)).toMatchObject([{file: '.git', line: 1}]);
  expect(check(true)).toEqual([]);
  spawnSync('git', ['init', '-q'], {cwd: siteDir});
  expect(check(false)).toEqual([]);
  // The words of Git for a clone of another user, as in a container.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  expect(check(false)[0]?.message).toContain('detected dubious ownership');
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  const commit = 'git -c user.name=A -c user.email=a@example.com commit -q --allow-empty -m A';
  spawnSync(`${commit} && ${commit}`, {cwd: siteDir, shell: true});
  spawnSync('git', ['clone', '-q', '--depth', '1', `file://${siteDir}`, 'shallow'], {cwd: siteDir});
  const [problem] = checkHistory({siteDir: path.join(siteDir, 'shallow')} as never);
  expect(problem).toMatchObject({severity: 'warning', remedy: 'run: git fetch --unshallow'});
  remove();
});

test('a page has the date and author of its last commit, also after a merge and in a folder of a repository', () => {
  const {folder, whole, delete: remove} = new TestFolder();
  const script = `git init -q -b main; git config diff.relative true; mkdir -p site/docs; cd site; echo 1 > docs/a.mdx; echo 1 > docs/é.mdx; echo 1 > b.md
    commit() { git add .; GIT_COMMITTER_DATE="$1 +0200" git -c user.name="$2" -c user.email=a@example.com commit -qm x; }
    commit 1700000000 'Ann, B'; git checkout -qb side; echo 2 > docs/a.mdx; commit 1700000002 Cid
    git checkout -q main; echo 3 > docs/a.mdx; commit 1700000001 Dan
    git merge -q side 2>&1; echo 4 > docs/a.mdx; commit 1700000003 Eve`;
  execSync(script, {cwd: folder, stdio: 'pipe', shell: '/bin/bash'});
  expect(Object.fromEntries(readLastUpdates(whole('site'), ['docs', 'gone']))).toEqual({
    'docs/a.mdx': {date: 1700000003000, author: 'Eve'},
    'docs/é.mdx': {date: 1700000000000, author: 'Ann, B'},
  });
  expect(readLastUpdates(os.tmpdir(), ['docs']).size).toBe(0);
  remove();
});
