/** Two builds of one state are the same bytes, so that whoever has the sources can prove what is published. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {build} from '../support/built';
import {runProgram} from '../support/program';

// A cold build takes a minute, and many more on a busy machine.
test.setTimeout(1_200_000);

test('a build in another folder, time zone, language and home is the same, byte by byte', async () => {
  const folder = test.info().outputPath('a-copy-in-a-longer-path');
  mkdirSync(folder);
  const made = ['build', '.docusaurus', 'test-results'];
  const names = readdirSync(siteDir).filter((name) => !made.includes(name));
  // Links to the same files, because the packages are large.
  execFileSync('cp', ['--archive', '--link', ...names, folder], {cwd: siteDir});
  rmSync(path.join(folder, 'node_modules/.cache'), {recursive: true, force: true});
  const elsewhere = {TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8', HOME: folder};
  const {status, output} = await runProgram(folder, 'docusaurus', ['build'], elsewhere);
  expect(status, output).toBe(0);
  const {stdout} = spawnSync('diff', ['--recursive', '--brief', build, path.join(folder, 'build')]);
  expect(String(stdout)).toBe('');
  rmSync(folder, {recursive: true});
});
