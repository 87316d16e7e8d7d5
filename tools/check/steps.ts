/** The steps of `npm test`: what each checks, and how. */
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {cacheFile} from './cache';
import {ensureChromium} from './chromium';
import {run} from './run';
import {readFailures, readTally, type Tally} from './tally';
import {warningsOf} from './warnings';

/** A step ends by returning, with the figures of its test runner if it has one, or throws. */
export interface Step {
  /** What it checks, in a few words. */
  what: string;
  take: () => Promise<Tally | undefined>;
}

const reports = 'test-results';

/** A step that only reads the sources, by a program that fails when they have a fault. */
function reading(what: string, command: string, args: () => readonly string[]): Step {
  return {
    what,
    async take() {
      const words = args();
      const {status, output} = await run(command, words, {}, 'not');
      if (status !== 0) {
        throw new Error(`"${[command, ...words].join(' ')}" ended with status ${status}\n${output}`);
      }
      return undefined;
    },
  };
}

/** The options of a program that judges each file by itself, and again only a file whose text changed. */
const cached = (program: string, ...settings: string[]) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${cacheFile(siteDir, program, settings)}`,
];

/**
 * Runs the tests that failed once more, with a trace of each: to record one of every test takes a third longer. What
 * this run finds changes nothing of the result.
 */
async function trace(project: string, output: string): Promise<void> {
  const lastRun = '.last-run.json';
  if (!existsSync(path.join(output, lastRun))) {
    return;
  }
  const traced = `${output}-traced`;
  mkdirSync(traced, {recursive: true});
  cpSync(path.join(output, lastRun), path.join(traced, lastRun));
  console.log(`\nOnce more what failed, with traces in ${traced}`);
  await run('playwright', ['test', `--project=${project}`, '--last-failed', '--trace=on'], {
    TEST_REPORT: `${traced}.json`,
    TEST_OUTPUT: traced,
  });
}

const projects = ['unit', 'build', 'e2e'] as const;
type Project = (typeof projects)[number];

const reportOf = (project: Project) => path.join(reports, `${project}.json`);

/** Runs the tests of one Playwright project. */
async function tests(project: Project): Promise<Tally> {
  const report = reportOf(project);
  // Each run empties its output folder, where the report of the other project lies.
  const output = path.join(reports, project);
  const {status} = await run('playwright', ['test', `--project=${project}`], {
    TEST_REPORT: report,
    TEST_OUTPUT: output,
  });
  if (status !== 0) {
    await trace(project, output);
  }
  return readTally(report);
}

/** Builds the site for production; a build that warns has failed. */
async function build(): Promise<undefined> {
  const {status, output} = await run('docusaurus', ['build']);
  const warnings = warningsOf(output);
  if (status !== 0 || warnings.length > 0) {
    throw new Error(
      status === 0 ? `the build warns:\n${warnings.join('\n')}` : `the build ended with ${status}`,
    );
  }
  return undefined;
}

async function endToEnd(): Promise<Tally> {
  console.log(`Chromium: ${await ensureChromium()}`);
  return tests('e2e');
}

const formatSettings = ['.prettierrc.json', '.prettierignore', '.editorconfig'];

/** Most of them are one thread each: two at a time take half as long on two cores. */
export const readings = {
  types: reading('types of all TypeScript', 'tsc', () => [
    '--incremental',
    '--tsBuildInfoFile',
    cacheFile(siteDir, 'tsc', ['tsconfig.json']),
  ]),
  lint: reading('rules of code, and which room imports which', 'eslint', () => [
    '.',
    '--max-warnings=0',
    ...cached('eslint', 'eslint.config.mjs'),
  ]),
  format: reading('the format of code and data', 'prettier', () => [
    '--check',
    '.',
    ...cached('prettier', ...formatSettings),
  ]),
  content: reading('mistakes in pages and in the files beside them', 'tsx', () => ['tools/content/cli.ts']),
  prose: reading('the rules of STYLE.md', 'tsx', () => ['tools/prose/cli.ts']),
  spelling: reading('the spelling of pages and comments', 'cspell', () => [
    'lint',
    '--no-progress',
    ...cached('cspell', 'cspell.json', 'tools/prose/dictionary.txt'),
  ]),
  examples: reading('code blocks, without running them, and their lock', 'tsx', () => [
    'tools/examples/cli.ts',
    '--static',
  ]),
};

/** All steps. From the build on they go one after the other: each uses all cores and needs the one before. */
export const steps = {
  ...readings,
  unit: {what: 'functions and files of their own (*.test.ts)', take: () => tests('unit')},
  build: {what: 'that the site builds without a warning', take: build},
  pages: {what: 'the files of the build (test/build/)', take: () => tests('build')},
  e2e: {what: 'what a browser shows (test/e2e/)', take: endToEnd},
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** What each step checks. */
export const whats = Object.fromEntries(
  Object.entries(steps).map(([name, {what}]) => [name, what]),
) as Record<StepName, string>;

/** What needs neither a build nor a browser. */
export const fast: readonly StepName[] = [...(Object.keys(readings) as (keyof typeof readings)[]), 'unit'];

/** Steps with figures of their own: how many tests passed and failed. */
export const counted: readonly StepName[] = ['unit', 'pages', 'e2e'];

/** Removes the reports of a former run, which a step that does not come to its tests must not find. */
export function removeReports(): void {
  mkdirSync(reports, {recursive: true});
  projects.forEach((project) => rmSync(reportOf(project), {force: true}));
}

/** Every test that failed since. */
export const failures = (): string[] => projects.flatMap((project) => readFailures(reportOf(project)));
