import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkHistory} from './history';

test('a build outside of a Git repository stops, one without older commits warns, and a preview starts', () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'history-'));
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
  rmSync(siteDir, {recursive: true});
});
