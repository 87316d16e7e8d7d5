/** Rules for the workflows. actionlint checks the rest where it is installed, as in CI, where another linter checks pins and permissions. */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {findOnPath} from '../../tools/chromium';
import {TestFolder} from '../../plugins/engine/fixture/folder';
import {readFrontMatter} from '../../plugins/engine/markdown';

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  steps?: {id?: string; uses?: string; run?: string; with?: Record<string, unknown>}[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = path.join(siteDir, '.github/workflows');

const texts = readdirSync(folder).map(
  (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
);

// Front matter is YAML like them. Comments are read from the text.
const workflows = texts.map(
  ([file, text]) => [file, readFrontMatter(`---\n${text}---\n`) as never as Workflow] as const,
);

const jobs = workflows.flatMap(([file, {jobs: own}]) =>
  Object.entries(own).map(([name, job]) => ({name: `${file}: ${name}`, job})),
);

test('actionlint finds no mistake in the workflows of GitHub', () => {
  const program = findOnPath(['actionlint']);
  test.skip(!program, 'go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12');
  const {stdout, stderr} = spawnSync(program ?? '', ['-no-color'], {cwd: siteDir, encoding: 'utf8'});
  expect(stdout + stderr).toBe('');
});

test('only the jobs that publish may write to GitHub, and they run no code of this repository', () => {
  for (const [file, {permissions}] of workflows) {
    expect.soft([{contents: 'read'}, {}], file).toContainEqual(permissions);
  }
  const writers = jobs.filter(({job}) => Object.values(job.permissions ?? {}).includes('write'));
  expect(writers.map(({name}) => name).sort()).toEqual([
    'check.yml: deploy',
    'deploy.yml: publish',
    'preview.yml: publish',
  ]);
  for (const {job} of writers) {
    expect(job.uses ?? './.github/workflows/deploy.yml').toBe('./.github/workflows/deploy.yml');
    // Of this repository, they may only take the locked packages of the program that publishes.
    const taken = job.steps?.filter(({uses = ''}) => /^\.\/|actions\/(?:checkout|cache)@/.test(uses)) ?? [];
    expect(taken.filter((step) => step.with?.['sparse-checkout'] !== '.github/wrangler')).toEqual([]);
  }
});

test('main is published after all its checks, from the files that were tested', () => {
  const {check, versions, deploy} = Object.fromEntries(workflows)['check.yml']?.jobs as never as Record<
    string,
    Job & {needs: string[]; if: string}
  >;
  expect(deploy).toMatchObject({
    needs: ['check', 'versions'],
    if: expect.stringContaining("github.ref == 'refs/heads/main'"),
  });
  expect([check, versions]).not.toContain(undefined);
  const named = (job: Job | undefined, action: string) =>
    job?.steps?.find(
      ({uses, with: inputs}) => uses?.startsWith(`actions/${action}@`) && inputs?.name === 'site',
    );
  expect(named(check, 'upload-artifact')?.with).toMatchObject({path: 'build/', 'include-hidden-files': true});
  const pages = Object.fromEntries(workflows)['deploy.yml']?.jobs.prepare?.steps?.at(-1);
  expect(pages?.with).toMatchObject({path: 'build', 'include-hidden-files': true});
  const {prepare} = Object.fromEntries(workflows)['deploy.yml']?.jobs ?? {};
  expect(named(prepare, 'download-artifact')?.with).toMatchObject({path: 'build'});
});

/** The status and the outputs of a step of deploy.yml, where `gh` is a script that gets the address as `$2`. */
function runStep(id: string, gh: string, run = '') {
  const step = Object.fromEntries(workflows)['deploy.yml']?.jobs.prepare?.steps?.find((one) => one.id === id);
  const bin = new TestFolder();
  bin.write('gh', `#!/bin/sh\n${gh}\n`, 0o755);
  bin.write('output', '');
  const own = {GITHUB_OUTPUT: bin.whole('output'), GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'own', RUN: run};
  const {status} = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 9'], {
    env: {PATH: `${bin.folder}:${process.env.PATH}`, ...own},
  });
  const outputs = bin.read('output');
  bin.delete();
  return {status, outputs};
}

test('an older commit never replaces a newer one on the site, unless a maintainer rolls back', () => {
  const decide = (published: string, order: string, run?: string) =>
    runStep(
      'newest',
      `case $2 in */deployments*) echo ${published};; */compare/${published || 'own'}...own) echo ${order};; *) exit 1;; esac`,
      run,
    );
  const [yes, no] = [
    {status: 0, outputs: 'newest=true\n'},
    {status: 0, outputs: ''},
  ];
  expect(decide('', 'identical')).toEqual(yes);
  expect(decide('former', 'ahead')).toEqual(yes);
  expect(decide('newer', 'behind')).toEqual(no);
  expect(decide('newer', 'behind', '12')).toEqual(yes);
});

test('a roll back publishes only the files of a run of check on main that succeeded', () => {
  for (const [run, status] of [
    ['check push main success', 0],
    ['check schedule main success', 0],
    ['check workflow_dispatch main success', 0],
    ['check workflow_dispatch a-branch success', 1],
    ['check push main failure', 1],
    ['check push main', 1],
    ['check pull_request main success', 1],
    ['examples schedule main success', 1],
    ['', 1],
  ] as const) {
    expect.soft(runStep('passed', `case $2 in */runs/12) echo ${run};; esac`, '12').status, run).toBe(status);
  }
});
