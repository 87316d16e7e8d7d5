import {type ChildProcess, spawn} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {
  type TestSite,
  expect,
  file,
  from,
  isRunning,
  lockFile,
  run,
  test,
  withVariables,
} from '../fixture/site';

/** Stand-ins for the tools of the fixture; greet only knows init and render. */
function installTools(site: TestSite, versions: Record<string, string> = {}): void {
  for (const [name, version] of Object.entries({greet: '1.2.7', part: '3.4.5', ...versions})) {
    site.write(`bin/${name}`, fakeTool(version), 0o755);
  }
}

const fakeTool = (version: string) => `#!/bin/bash
case "$1" in
  version) [[ ! $HELM_DEBUG ]] && echo "Version: v${version}-suffix" ;;
  init) touch greet.conf; mkdir -p parts; echo "# $2" >readme ;;
  render) mkdir -p out parts/cache; cat parts/*.txt >out/all; touch parts/cache/greet.conf; printf 'a\\0' >parts/binary; echo "built web in 1ms" >&2; echo "$0" ;;
esac
`;

const project =
  run('mkdir work && cd work\ngreet init friendly') +
  file('parts/web.txt', 'https://example.org/charts/') +
  run('greet render', 'built web in 1ms\ngreet');

test('a run stops if a tool is missing or of another version, unless the writer allows it, which records nothing', async ({
  site,
}) => {
  site.page('page', project);
  const missing = 'greet 1.2 is not on the PATH; get it from https://example.org/greet\n';
  expect((await site.run()).errors).toContain(missing);
  installTools(site, {part: '3.5.0'});
  const other = `${site.bin}/part is part 3.5.0, wanted is 3.4.5; get it from https://example.org/part`;
  expect((await site.run()).errors).toContain(other);
  expect(await site.run([], {anyVersion: true, update: true})).toMatchObject({status: 0});
  expect(site.has(lockFile)).toBe(false);
  installTools(site, {greet: '1.20.0'});
  expect((await site.run()).errors).toContain('greet is greet 1.20.0, wanted is 1.2;');
});

test('the lock file records the versions of a page’s tools, and the check needs none', async ({site}) => {
  site.page('page', project);
  site.page('plain', run('echo greet'));
  installTools(site);
  // The writer's settings don't reach the tools, not even for their version.
  expect(await withVariables({HELM_DEBUG: '1'}, () => site.update())).toMatchObject({status: 0});
  const {pages} = JSON.parse(site.read(lockFile)) as {pages: Record<string, {tools: object}>};
  expect(pages['v2/page']?.tools).toEqual({greet: '1.2.7', part: '3.4.5'});
  expect(pages['v2/plain']?.tools).toEqual({});
  expect(site.check()).toMatchObject({status: 0});
  site.write(lockFile, site.read(lockFile).replace('3.4.5', '3.4.50'));
  expect(site.check().errors).toBe(
    'docs/page.mdx:1: passed with part 3.4.50, wanted is 3.4.5; run: npm run examples v2/page -- --update\n',
  );
});

const archive = `v2/guides/page https://example.org/platforms/v2/guides/page.txtar work greet init friendly
-- out/all --
https://example.org/charts/
-- parts/web.txt --
https://example.org/charts/
`;

test('the archive of a page has the texts that the reader wrote and the tool made, in the project nearest to the top', async ({
  site,
}) => {
  const name = 'static/platforms/v2/guides/page.txtar';
  const how = 'run: npm run examples v2/guides/page -- --update\n';
  installTools(site);
  site.page('guides/page', project);
  expect((await site.run()).out).toContain(`docs/guides/page.mdx:1: ${name} is missing; ${how}`);
  expect(await site.update()).toMatchObject({status: 0});
  expect(site.read(name)).toBe(archive);
  expect(await site.run()).toMatchObject({status: 0});
  expect(site.check()).toMatchObject({status: 0});

  site.write(name, archive.replace('charts', 'chart'));
  expect((await site.run()).out).toContain(`${name} doesn't match the page's last platform; ${how}`);
  expect(site.check().errors).toBe(
    `docs/guides/page.mdx:1: ${name} doesn't match the page's last platform; ${how}`,
  );
});

test('a page starts with what readers get from the archive before it, and nothing else', async ({site}) => {
  installTools(site);
  site.page('start', project + run('ln -s web.txt parts/link'));
  site.page('next', from('start') + run('pwd; ls -A; readlink parts/link', '/home/you\nparts\nweb.txt'));
  expect(await site.update('start')).toMatchObject({status: 0, errors: ''});
  expect(await site.run(['next'])).toMatchObject({status: 0, errors: ''});
  expect(site.read('static/platforms/v2/start.txtar')).toContain(
    '  mkdir -p parts && ln -s web.txt parts/link\n',
  );
});

/** What the process below needs of the options; the fixture's module would start Playwright in it. */
const plainOptions = {
  folders: {v2: 'docs'},
  address: 'https://example.org',
  tools: [],
  environment: {},
  archive: {pages: 'guides/'},
  cluster: {gitHost: '', kinds: []},
  seconds: 60,
};

/** Starts the command as a process whose only page hangs, and waits until it does. */
async function startHanging(site: TestSite): Promise<ChildProcess> {
  site.page(
    'page',
    // Whatever removes the folder, it writes into it again, until it is killed.
    run(
      `trap "" INT TERM HUP\n(while :; do mkdir -p $HOME/a && touch $HOME/a/b; done) 2>/dev/null &\n` +
        `sleep 600 & echo $! >${site.folder}/pid; wait $!`,
    ),
  );
  const program = `
    const {runExamples} = require(${JSON.stringify(path.join(__dirname, 'cli.ts'))});
    const options = ${JSON.stringify(plainOptions)};
    void runExamples(${JSON.stringify(site.folder)}, options, {}, {log() {}, error() {}});`;
  site.write('command.cjs', program);
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', path.join(site.folder, 'command.cjs')], {
    env: {...process.env, TMPDIR: site.tmp},
    cwd: path.resolve(__dirname, '../../..'),
    stdio: 'ignore',
  });
  const hangs = () => site.has('pid') && site.read('pid').endsWith('\n');
  await expect.poll(() => hangs() || child.exitCode !== null, {timeout: 0}).toBe(true);
  expect(child.exitCode, 'it ended').toBeNull();
  expect(left(site)).toHaveLength(1);
  return child;
}

/** Private folders of runs; the cache of tsx is in TMPDIR, too. */
const left = (site: TestSite) => readdirSync(site.tmp).filter((name) => !name.startsWith('tsx-'));
const ended = (child: ChildProcess) =>
  new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));

test('a signal ends the run with all it started; a killed run leaves no files either', async ({site}) => {
  const child = await startHanging(site);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(143);
  expect(left(site)).toEqual([]);
  await expect.poll(() => isRunning(site.read('pid').trim())).toBe(false);
  rmSync(path.join(site.folder, 'pid'));
  const killed = await startHanging(site);
  killed.kill('SIGKILL');
  expect(await ended(killed)).toBe('SIGKILL');
  // Its folder goes once its command ends.
  process.kill(Number(site.read('pid')), 'SIGKILL');
  await expect.poll(() => left(site)).toEqual([]);
});
