/**
 * Everything that must hold before a change lands: `npm test`, which CI calls as well. Each step runs even
 * when a former one failed, so that one run shows all there is to mend.
 */
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium';
import {run} from './run';
import {closingLine, readFailures, readTally, sum, type Tally} from './tally';
import {warningsOf} from './warnings';

/** A step ends by returning, with the figures of its test runner if it has one, or throws. */
type Step = () => Promise<Tally | undefined>;

const reports = 'test-results';

/** A step that only reads the sources, by a program that fails when they have a fault. */
function reading(command: string, ...args: string[]): Step {
  return async () => {
    const {status, output} = await run(command, args, {}, 'not');
    if (status !== 0) {
      throw new Error(`"${[command, ...args].join(' ')}" ended with status ${status}\n${output}`);
    }
    return undefined;
  };
}

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

/** A step that runs the tests of one Playwright project. */
function tests(project: Project): Step {
  return async () => {
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
  };
}

/** Builds the site for production; a build that warns has failed. */
const build: Step = async () => {
  const {status, output} = await run('docusaurus', ['build']);
  const warnings = warningsOf(output);
  if (status !== 0 || warnings.length > 0) {
    throw new Error(
      status === 0 ? `the build warns:\n${warnings.join('\n')}` : `the build ended with ${status}`,
    );
  }
  return undefined;
};

const endToEnd: Step = async () => {
  console.log(`Chromium: ${await ensureChromium()}`);
  return tests('e2e')();
};

/** Most of them are one thread each: two at a time take half as long on two cores. */
const readings: Record<string, Step> = {
  types: reading('tsc'),
  lint: reading('eslint', '.', '--max-warnings=0'),
  format: reading('prettier', '--check', '.'),
  content: reading('tsx', 'tools/content/cli.ts'),
  prose: reading('tsx', 'tools/prose/cli.ts'),
  spelling: reading('cspell', 'lint', '--no-progress'),
  examples: reading('tsx', 'tools/examples/cli.ts', '--static'),
};

/** One after the other: tests use all cores, and those of the build need it. */
const steps: Record<string, Step> = {
  unit: tests('unit'),
  build,
  pages: tests('build'),
  e2e: endToEnd,
};

const tallies: Tally[] = [];
const summary: string[] = [];

/** Runs a step, and notes how it ended. */
async function take(name: string, step: Step): Promise<void> {
  const start = performance.now();
  let problem = '';
  try {
    const tally = await step();
    if (tally) {
      tallies.push(tally);
      problem = tally.failed > 0 || tally.passed === 0 ? closingLine(tally) : '';
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    console.error(`\n── ${name}\n${problem}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const line = `${problem ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds} s  ${problem.split('\n')[0]}`;
  console.log(line.trimEnd());
  summary.push(line.trimEnd());
  if (problem) {
    process.exitCode = 1;
  }
}

/** Takes all steps; the exit status tells whether all held. */
async function main(): Promise<void> {
  mkdirSync(reports, {recursive: true});
  // A step that does not come to its tests must not find the figures of a former run.
  projects.forEach((project) => rmSync(reportOf(project), {force: true}));
  const queue = Object.entries(readings).values();
  async function takeNext(): Promise<void> {
    for (const [name, step] of queue) {
      await take(name, step);
    }
  }
  await Promise.all([takeNext(), takeNext()]);
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    await take(name, step);
  }
  const failures = projects.flatMap((project) => readFailures(reportOf(project)));
  if (failures.length > 0) {
    console.log(`\nTests that failed:\n\n${failures.join('\n\n')}`);
  }
  console.log(`\n${summary.join('\n')}\n`);
  console.log(closingLine(sum(tallies)));
}

void main();
