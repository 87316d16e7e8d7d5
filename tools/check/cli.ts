/**
 * Everything that must hold before a change lands: `npm test`, which CI calls as well. Each step runs even
 * when a former one failed, so that one run shows all there is to mend.
 */
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium';
import {run} from './run';
import {closingLine, readTally, sum, type Tally} from './tally';
import {warningsOf} from './warnings';

/** A step ends by returning, with the figures of its test runner if it has one, or throws. */
type Step = () => Promise<Tally | undefined>;

const reports = 'test-results';

/** A step that runs a program and fails with it. */
function program(command: string, ...args: string[]): Step {
  return async () => {
    const {status} = await run(command, args);
    if (status !== 0) {
      throw new Error(`"${[command, ...args].join(' ')}" ended with status ${status}`);
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

/** A step that runs the tests of one Playwright project. */
function tests(project: string): Step {
  return async () => {
    const report = path.join(reports, `${project}.json`);
    rmSync(report, {force: true});
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

const steps: Record<string, Step> = {
  format: program('prettier', '--check', '.'),
  lint: program('eslint', '.', '--max-warnings=0'),
  types: program('tsc'),
  prose: program('tsx', 'tools/prose/cli.ts'),
  spelling: program('cspell', 'lint', '--no-progress'),
  examples: program('tsx', 'tools/examples/cli.ts', '--static'),
  unit: tests('unit'),
  build,
  pages: tests('build'),
  e2e: endToEnd,
};

/** Runs all steps in order; the exit status tells whether all held. */
async function main(): Promise<void> {
  mkdirSync(reports, {recursive: true});
  const tallies: Tally[] = [];
  const summary: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
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
      console.error(problem);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    summary.push(
      `${problem ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds} s  ${problem.split('\n')[0]}`.trimEnd(),
    );
    if (problem) {
      process.exitCode = 1;
    }
  }
  console.log(`\n${summary.join('\n')}\n`);
  console.log(closingLine(sum(tallies)));
}

void main();
