import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../../config/pages';

const program = `
  const {oneBuild} = require(${JSON.stringify(path.join(__dirname, 'index.ts'))});
  oneBuild().plugin({siteDir: process.argv[1]}).then(() => {
    console.log('It builds.');
    setTimeout(() => {}, process.argv[2]);
  });`;

/** What starts in a folder in place of a build, and lives for some milliseconds. */
const build = (folder: string, lives = 0) => ['--require', 'tsx/cjs', '-e', program, folder, String(lives)];
const options = {cwd: siteDir, env: {...process.env, NODE_ENV: 'production'}} as const;

test('a second build of a folder says that another one is running; one that was killed stops none', async () => {
  test.skip(process.platform !== 'linux', 'only Linux has sockets without a file');
  const folder = test.info().outputPath();
  const start = (name = folder) => spawnSync(process.execPath, build(name), {...options, encoding: 'utf8'});
  const first = spawn(process.execPath, build(folder, 60_000), options);
  const gone = once(first, 'exit');
  await once(first.stdout, 'data');
  expect(start()).toMatchObject({status: 1, stdout: ''});
  expect(start().stderr).toContain(`Another build of ${folder} is running`);
  // A file system without a size isn't full.
  expect(start('/proc')).toMatchObject({status: 0});
  first.kill('SIGKILL');
  await gone;
  expect(start()).toMatchObject({status: 0, stdout: 'It builds.\n'});
});
