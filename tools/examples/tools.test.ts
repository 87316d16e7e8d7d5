import {mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {type ChildProcess, spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {tools} from './environment';
import {type Site, expect, isRunning, test} from './fixture';

/** Stand-ins for the tools; this holos only knows init and render. */
function installTools(site: Site, versions: Record<string, string> = {}): void {
  for (const {name, wanted} of tools) {
    const version = versions[name] ?? (wanted.split('.').length === 3 ? wanted : `${wanted}.7`);
    site.write(`bin/${name}`, fakeTool(version), 0o755);
  }
}

const fakeTool = (version: string) => `#!/bin/bash
case "$1 $2" in
  version*) echo "Client Version: v${version}-suffix" ;;
  "init platform") mkdir -p cue.mod platform && echo 'module: "x"' >cue.mod/module.cue && echo "// $3" >schema.cue ;;
  "render platform")
    mkdir -p deploy components/web/vendor && cat platform/*.cue >deploy/web.yaml && echo tgz >components/web/vendor/a
    echo "rendered web in 1ms" >&2; echo "$0" ;;
esac
`;

const platform = `~~~bash run
mkdir work && cd work
holos init platform v2
~~~

~~~cue title="platform/web.cue"
url: "https://holos.run/charts/"
~~~

~~~bash run
holos render platform
~~~

~~~txt output
rendered web in 1ms
holos
~~~
`;

test('a missing tool is named with the version wanted', async ({site}) => {
  site.page('page', platform);
  installTools(site);
  rmSync(`${site.bin}/holos`);
  const {PATH} = process.env;
  process.env.PATH = '/usr/bin:/bin';
  try {
    expect(await site.run()).toMatchObject({
      status: 1,
      errors: `holos ${tools[0]?.wanted} is not on the PATH; get it from https://github.com/holos-run/holos/releases\n`,
    });
  } finally {
    process.env.PATH = PATH;
  }
});

test('another version of a tool is refused, or accepted without a record', async ({site}) => {
  site.page('page', platform);
  installTools(site, {helm: '3.18.0'});
  expect(await site.run()).toMatchObject({
    status: 1,
    errors:
      `${site.bin}/helm is helm 3.18.0, wanted is 3.17.3; get it from https://github.com/helm/helm/releases, ` +
      'or pass --any-version to see what differs\n',
  });
  expect(await site.run('--any-version')).toMatchObject({status: 0});
  expect(site.has('examples.lock.json')).toBe(false);
  installTools(site, {kubectl: '1.320.0'});
  expect((await site.run()).errors).toContain('kubectl is kubectl 1.320.0, wanted is 1.32;');
});

test('the versions a page ran with are recorded, for pages that run a tool', async ({site}) => {
  site.page('page', platform);
  site.page('plain', '~~~bash run\necho holos\n~~~\n');
  installTools(site);
  expect(await site.run('--update')).toMatchObject({status: 0});
  const {pages} = JSON.parse(site.read('examples.lock.json')) as {pages: Record<string, {tools: object}>};
  expect(pages['v2/page']?.tools).toEqual({holos: '0.106.0', helm: '3.17.3', kubectl: '1.32.7'});
  expect(pages['v2/plain']?.tools).toEqual({});
});

test('a page that passed with another version than is wanted now is caught without the tools', async ({
  site,
}) => {
  site.page('page', platform);
  installTools(site);
  await site.run('--update');
  expect(await site.run('--static')).toMatchObject({status: 0});
  site.write('examples.lock.json', site.read('examples.lock.json').replace('3.17.3', '3.17.30'));
  expect((await site.run('--static')).errors).toBe(
    'docs/page.mdx:1: passed with helm 3.17.30, wanted is 3.17.3; ' +
      'run: npm run examples v2/page -- --update\n',
  );
});

const archive = `The platform at the end of https://holos.run/docs/v2/tutorial/page/
without the files that holos init writes. To get all of it:

  mkdir work && cd work
  holos init platform v2
  curl -sSL https://holos.run/platforms/v2/tutorial/page.txtar | holos txtar

-- deploy/web.yaml --
url: "https://holos.run/charts/"
-- platform/web.cue --
url: "https://holos.run/charts/"
`;

test('a tutorial page publishes its platform: what the reader wrote and the render made', async ({site}) => {
  const file = 'static/platforms/v2/tutorial/page.txtar';
  installTools(site);
  site.page('tutorial/page', platform);
  const missing = await site.run();
  expect(missing.out).toContain(`docs/tutorial/page.mdx:1: ${file} is missing; --update writes it\n`);
  expect(missing.status).toBe(1);
  expect(await site.run('--update')).toMatchObject({status: 0});
  expect(site.read(file)).toBe(archive);
  expect(await site.run()).toMatchObject({status: 0});
  expect(await site.run('--static')).toMatchObject({status: 0});

  site.write(file, archive.replace('charts', 'chart'));
  expect((await site.run()).out).toContain(
    `${file} is not the platform that this page ends with; --update writes it\n`,
  );
  expect((await site.run('--static')).errors).toBe(
    `docs/tutorial/page.mdx:1: ${file} is not the platform that the page ended with; ` +
      'run: npm run examples v2/tutorial/page -- --update\n',
  );
  site.write(file, archive);
  site.write('static/platforms/v2/tutorial/old.txtar', archive);
  expect((await site.run('--static')).errors).toBe(
    'static/platforms/v2/tutorial/old.txtar:1: no page that passed ends with this platform; delete it\n',
  );
});

/** Starts the command line as a process whose only page hangs, and waits until it does. */
async function startHanging(site: Site): Promise<ChildProcess> {
  site.page(
    'page',
    `~~~bash run\ntouch $TMPDIR/a\ntrap "" INT TERM HUP\nsleep 600 & echo $! >${site.root}/pid; wait\n~~~\n`,
  );
  const cli = path.join(__dirname, 'cli.ts');
  // The process shares what tsx has already compiled.
  const compiled = `tsx-${process.geteuid?.()}`;
  symlinkSync(path.join(os.tmpdir(), compiled), path.join(site.tmp, compiled));
  const child = spawn(process.execPath, ['--import', 'tsx', cli, '--root', site.root], {
    env: {...process.env, TMPDIR: site.tmp},
    stdio: 'ignore',
  });
  await expect.poll(() => site.has('pid') && site.read('pid').endsWith('\n'), {timeout: 20_000}).toBe(true);
  expect(left(site)).toHaveLength(1);
  return child;
}

/** Private folders of runs; the cache of tsx is in TMPDIR, too. */
const left = (site: Site) => readdirSync(site.tmp).filter((name) => !name.startsWith('tsx-'));
const ended = (child: ChildProcess) =>
  new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  test(`${signal} ends the run with all it started, and leaves nothing behind`, async ({site}) => {
    const child = await startHanging(site);
    child.kill(signal);
    expect(await ended(child)).toBe(status);
    expect(left(site)).toEqual([]);
    await expect.poll(() => isRunning(site.read('pid').trim())).toBe(false);
  });
}

test('even a run that is killed leaves nothing behind, once its command ends', async ({site}) => {
  const child = await startHanging(site);
  child.kill('SIGKILL');
  expect(await ended(child)).toBe('SIGKILL');
  process.kill(Number(site.read('pid')), 'SIGKILL');
  await expect.poll(() => left(site)).toEqual([]);
});

test('a run clears up after those that were killed, not after those that run', async ({site}) => {
  site.page('page', '~~~bash run\ntrue\n~~~\n');
  mkdirSync(`${site.tmp}/holos-examples-999999999-a/0`, {recursive: true});
  await site.run();
  mkdirSync(`${site.tmp}/holos-examples-${process.pid}-a`);
  await expect(site.run()).rejects.toThrow('private folders left behind');
});
