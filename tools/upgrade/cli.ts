/**
 * `npm run rehearse:upgrade [-- VERSION [NAME@VERSION…]]`: installs the newest 3.x of the framework into a copy of the
 * site, makes the changes without which it does not build, builds and tests it, and reports what fails. Nothing here
 * changes. NAME@VERSION holds a further package, as when the newest release of one is not complete.
 *
 * Exit status: 1 when the rehearsal could not be made, or when UPGRADING.md speaks of another version.
 */
import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {readFailures, readTally} from '../check/tally';
import {warningsOf} from '../check/warnings';
import {CopiedSite} from '../sites/copiedSite';
import {applyChange, changes, newestOf, raisePackages} from './changes';
import {type Part, describedVersion, report} from './report';

const framework = '@docusaurus/core';
const reportFile = path.join(siteDir, 'test-results/upgrade.md');

const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Asks the registry. */
function newestVersion(): string {
  const all = JSON.parse(npm(siteDir, 'view', framework, 'versions', '--json')) as string[];
  const newest = newestOf(all, 3);
  if (!newest) {
    throw new Error(`the registry has no 3.x of ${framework}`);
  }
  return newest;
}

/** Runs a program of the copy, as a part of the report. */
async function check(site: CopiedSite, name: string, program: string, ...args: string[]): Promise<Part> {
  const {status, output} = await site.run(program, args);
  const lines = output.trim().split('\n');
  const bad = name === 'build' ? warningsOf(output) : [];
  const failures = status === 0 ? bad : [...bad, lines.slice(-40).join('\n')];
  return {name, result: failures.length === 0 ? 'ok' : 'failed', failures};
}

/** Runs a project of tests in the copy, as a part of the report. */
async function test(site: CopiedSite, project: string, ...filter: string[]): Promise<Part> {
  const file = path.join(site.folder, `${project}.json`);
  const env = {TEST_REPORT: file, TEST_OUTPUT: path.join(site.folder, 'test-results', project)};
  const {output} = await site.run('playwright', ['test', `--project=${project}`, ...filter], env);
  const name = [project, ...filter].join(' ');
  try {
    const {passed, failed} = readTally(file);
    return {name, result: `${passed} passed, ${failed} failed`, failures: readFailures(file)};
  } catch {
    return {name, result: 'did not start', failures: [output.trim().split('\n').slice(-40).join('\n')]};
  }
}

async function rehearse(site: CopiedSite, version: string, held: readonly string[]): Promise<Part[]> {
  site.edit('package.json', (text) => raisePackages(text, version, held));
  for (const change of changes) {
    site.edit(change.file, (text) => applyChange(text, change));
  }
  site.delete('node_modules');
  site.delete('package-lock.json');
  npm(site.folder, 'install', '--no-audit', '--no-fund', '--loglevel=error');
  site.commit(`Docusaurus ${version}`);
  const parts: Part[] = [];
  const take = async (part: Promise<Part>) => {
    const {name, result} = await part;
    console.log(`${name}: ${result}`);
    parts.push(await part);
  };
  await take(check(site, 'types', 'tsc'));
  await take(test(site, 'unit', 'plugins/upstream'));
  await take(test(site, 'unit'));
  await take(check(site, 'build', 'docusaurus', 'build'));
  await take(test(site, 'build'));
  await take(test(site, 'e2e'));
  return parts;
}

async function main(): Promise<void> {
  const [version = newestVersion(), ...held] = process.argv.slice(2);
  const described = describedVersion(readFileSync(path.join(siteDir, 'UPGRADING.md'), 'utf8'));
  console.log(`${framework} ${version}`);
  const site = new CopiedSite();
  try {
    const text = report(version, await rehearse(site, version, held));
    mkdirSync(path.dirname(reportFile), {recursive: true});
    rmSync(reportFile, {force: true});
    writeFileSync(reportFile, text);
    if (process.env.GITHUB_STEP_SUMMARY) {
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, text);
    }
    console.log(`\n${text}`);
  } finally {
    site.remove();
  }
  if (described !== version) {
    throw new Error(`UPGRADING.md describes the step to ${described ?? 'no version'}, not to ${version}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
