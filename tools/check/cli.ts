/**
 * npm test: everything that must hold before a change lands. Every step runs even when an earlier one failed, so that
 * one run shows all there is to correct; only what reads the build needs the build to succeed.
 * Usage: npm test [-- STEP…], where fast stands for all steps that need neither a build nor a browser.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import {ensureChromium} from './chromium';
import {warningsOf} from './warnings';

/** Options of a program that checks a file again only after a change of it. */
const cache = (name: string) =>
  `--cache --cache-strategy=content --cache-location=node_modules/.cache/check/${name}`;

/** Commands that read the sources. Most are one thread each, so two of them run at a time, beside the unit tests. */
const readings: Record<string, string> = {
  lint: `eslint . --max-warnings=0 ${cache('eslint')}`,
  types: 'tsc --incremental --tsBuildInfoFile node_modules/.cache/check/types.tsbuildinfo',
  content: 'docusaurus content',
  format: `prettier --check . ${cache('prettier')}`,
  spelling: `cspell lint --no-progress ${cache('cspell')}`,
  packages: 'knip',
};
const fast = [...Object.keys(readings), 'unit'];
/** Run one after the other: each uses all cores, and needs the one before. */
const slow = ['build', 'pages', 'e2e'];

const summary: string[] = [];
const failures: string[] = [];
const counts = {passed: 0, failed: 0, skipped: 0};

/** Runs a command without standard input, and prints its output as it comes or keeps it. */
function run(
  command: string,
  shown: boolean,
  env: NodeJS.ProcessEnv = {},
): Promise<{status: number | null; output: string}> {
  const bin = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const child = spawn(command, {
    shell: true,
    // The framework would ask the registry for a newer version of itself.
    env: {...process.env, PATH: bin, NO_UPDATE_NOTIFIER: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (shown) {
        to.write(text);
      }
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

const failedTests = ({suites = [], specs}: JSONReportSuite): string[] => [
  ...suites.flatMap(failedTests),
  ...specs.filter(({ok}) => !ok).map(({file, line, title}) => `${file}:${line} ${title}`),
];

/** Runs the tests of a Playwright project and adds its figures; a flaky test counts as failed. */
async function runTests(project: string): Promise<string[]> {
  const report = `test-results/${project}.json`;
  rmSync(report, {force: true});
  const env = {TEST_REPORT: report, TEST_OUTPUT: `test-results/${project}`};
  // A page in a browser waits more than it computes: a third one fills two cores.
  const workers = project === 'e2e' ? ' --workers=3' : '';
  const {status} = await run(`playwright test --project=${project}${workers}`, true, env);
  if (!existsSync(report)) {
    return [`playwright ended with ${status} before its first test`];
  }
  const {stats, errors, suites} = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  counts.passed += stats.expected;
  counts.skipped += stats.skipped;
  const problems = [
    ...suites.flatMap(failedTests),
    // Errors outside of tests, such as a file that does not compile, are in no count.
    ...errors.map(({message = ''}) => message.split('\n')[0] ?? ''),
  ];
  return problems.length === 0 && (status !== 0 || stats.expected === 0)
    ? [`playwright ended with ${status} after ${stats.expected} tests`]
    : problems;
}

/** Runs a step. @returns what it found */
async function check(name: string): Promise<string[]> {
  const reading = readings[name];
  if (reading) {
    const {status, output} = await run(reading, false);
    if (status !== 0) {
      console.error(`\n── ${name}\n${output}`);
    }
    return status === 0 ? [] : [`"${reading}" ended with ${status}`];
  }
  if (name === 'build') {
    const {status, output} = await run('docusaurus build', true);
    return status === 0 ? warningsOf(output) : [`the build ended with ${status}`];
  }
  if (name === 'e2e') {
    console.log(`Chromium: ${await ensureChromium((command) => run(command, true))}`);
  }
  return runTests(name === 'pages' ? 'build' : name);
}

/** Runs a step, and notes what it found. @returns whether it found nothing */
async function take(name: string): Promise<boolean> {
  const start = performance.now();
  const problems = await check(name).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  summary.push(`${problems.length > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(9)}${seconds} s`);
  console.log(summary.at(-1));
  failures.push(...problems.map((problem) => `${name}: ${problem}`));
  counts.failed += problems.length;
  return problems.length === 0;
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => ![...fast, ...slow, 'fast'].includes(name));
  if (unknown) {
    console.error(`There is no step ${unknown}; the steps are: ${[...fast, ...slow].join(', ')}; and fast.`);
    process.exitCode = 2;
    return;
  }
  const isChosen = (name: string) =>
    names.length === 0 || names.includes(name) || (names.includes('fast') && fast.includes(name));
  const queue = Object.keys(readings).filter(isChosen).values();
  const takeNext = async () => {
    for (const name of queue) {
      await take(name);
    }
  };
  await Promise.all([isChosen('unit') && take('unit'), takeNext(), takeNext()]);
  for (const name of slow.filter(isChosen)) {
    console.log(`\n── ${name}`);
    if (!(await take(name)) && name === 'build') {
      failures.push('The tests of the build did not run.');
      break;
    }
  }
  console.log(`\n${summary.join('\n')}\n${failures.map((failure) => `\n${failure}`).join('')}`);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
