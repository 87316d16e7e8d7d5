/**
 * npm test: all checks that a change must pass. Every step runs even if an earlier step failed, so that
 * one run shows all problems. Only the steps that read the build require a successful build.
 * Usage: npm test [-- STEP…], where fast means all steps without a build or a browser.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {chromiumAdvice, findChromium, findFirefox, findOnPath, findWebKit} from '../../plugins/kit/chromium';
import {warningsOf} from './warnings';

/** Options for caching, so that a program checks only changed files. */
const cache = (name: string) =>
  `--cache --cache-strategy=content --cache-location=node_modules/.cache/check/${name}`;

/** Commands that read the sources. Most use one thread, so two run at the same time as the unit tests. */
const readings: Record<string, string> = {
  lint: `eslint . --max-warnings=0 ${cache('eslint')}`,
  types: 'tsc --incremental --tsBuildInfoFile node_modules/.cache/check/types.tsbuildinfo',
  content: 'docusaurus content',
  format: `prettier --check . ${cache('prettier')}`,
  spelling: `cspell lint --no-progress ${cache('cspell')}`,
  packages: 'knip',
};
const fast = [...Object.keys(readings), 'unit'];
/** Steps that run one after the other, because each uses all cores and needs the previous step. */
const slow = ['build', 'pages', 'e2e'];
/** Steps that open the build in other browsers. They wait more than they compute, so they run at the same time as `pages`. */
const engines: Record<string, string> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb dbus python3-gi gir1.2-webkit2-4.1',
};

const summary: string[] = [];
const failures: string[] = [];
/** The figures that Playwright printed. */
const counts = {passed: 0, skipped: 0};

/** With more memory for new objects, Node.js collects garbage less often. It saves a tenth of the processor time. */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** Runs a command without standard input, and prints its output as it comes or keeps it. */
function run(
  command: string,
  shown: boolean,
  env: NodeJS.ProcessEnv = {},
): Promise<{status: number | null; output: string}> {
  const bin = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const child = spawn(command, {
    shell: true,
    // The framework would query the registry for a newer version.
    env: {...process.env, PATH: bin, NO_UPDATE_NOTIFIER: '1', NODE_OPTIONS: nodeOptions, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (shown) {
        process.stdout.write(text);
      }
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

/** Finds a Chromium for the tests, or installs Debian's if run as root. */
async function ensureChromium(): Promise<string> {
  if (!findChromium() && process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
    // Older releases of Debian have no headless shell.
    await run(`apt-get update -qq; ${install} chromium-headless-shell || ${install} chromium`, true);
  }
  const found = findChromium();
  if (!found) {
    throw new Error(chromiumAdvice);
  }
  return found;
}

/** Installs Debian's packages of the other browsers, if run as root. Without one, its tests are skipped. */
async function ensureEngines(): Promise<void> {
  const isMissing = !findFirefox() || !findWebKit();
  if (isMissing && process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
    await run(
      `apt-get update -qq; ${Object.values(engines)
        .map((packages) => `${install} ${packages}`)
        .join('; ')}`,
      true,
    );
  }
}

/** Runs the tests of a Playwright project and adds its figures. @returns the tests that failed */
async function runTests(project: string): Promise<string[]> {
  // Browser tests wait more than they compute, so three workers fill two cores.
  const workers = {e2e: ' --workers=3', firefox: ' --workers=1', webkit: ' --workers=1'}[project] ?? '';
  const env = {TEST_OUTPUT: `test-results/${project}`};
  const {status, output} = await run(`playwright test --project=${project}${workers}`, true, env);
  const printed = stripVTControlCharacters(output);
  for (const [, figure, kind] of printed.matchAll(/^ {2}(\d+) (passed|skipped)\b/gm)) {
    counts[kind as keyof typeof counts] += Number(figure);
  }
  const failed = printed.match(/^ {4}\[\w+\] › .*?(?= ─*$)/gm)?.map((test) => test.trim()) ?? [];
  // It fails without a failed test if it can't load one or starts no server.
  return status === 0 || failed.length > 0 ? failed : [`playwright ended with ${status}`];
}

/** Runs a step. @returns what it found */
async function check(name: string): Promise<string[]> {
  const reading = readings[name];
  if (reading) {
    const {status, output} = await run(reading, false);
    if (status !== 0) {
      console.error(`\n── ${name}\n${output}`);
    }
    if (status === 0 && name === 'content') {
      console.log(output.trim().split('\n').at(-1));
    }
    return status === 0 ? [] : [`"${reading}" ended with ${status}`];
  }
  if (name === 'build') {
    const {status, output} = await run('docusaurus build', true);
    return status === 0 ? warningsOf(output) : [`the build ended with ${status}`];
  }
  if (name === 'e2e') {
    console.log(`Chromium: ${await ensureChromium()}`);
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
  return problems.length === 0;
}

async function main(names: readonly string[]): Promise<void> {
  const steps = [...fast, ...slow, ...Object.keys(engines)];
  const unknown = names.find((name) => ![...steps, 'fast'].includes(name));
  if (unknown) {
    console.error(`Unknown step ${unknown}. The steps are ${steps.join(', ')} and fast.`);
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
  const others = Object.keys(engines).filter(isChosen);
  if (others.length > 0) {
    await ensureEngines();
  }
  const takeOthers = async () => {
    for (const name of others) {
      await take(name);
    }
  };
  if (isChosen('build') && !(await take('build'))) {
    failures.push('The tests of the build were skipped.');
  } else {
    await Promise.all([isChosen('pages') && take('pages'), takeOthers()]);
    if (isChosen('e2e')) {
      await take('e2e');
    }
  }
  console.log(`\n${summary.join('\n')}\n${failures.map((failure) => `\n${failure}`).join('')}`);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${failures.length} failed${skipped}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
