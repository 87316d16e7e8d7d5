/**
 * npm run rehearse:release: releases a copy of this site, as it is now, and checks it as a commit is checked, without
 * the browser. With a number, so many releases follow one another, and the build says what they cost.
 */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {warningsOf} from '../check/warnings';
import type {CopiedSite} from '../sites/copiedSite';
import {copyForRelease, next, release} from './rehearsal';

/** Everything that `npm test` runs without a browser. */
const checks: [program: string, ...args: string[]][] = [
  ['tsc'],
  ['eslint', '.', '--max-warnings=0'],
  ['prettier', '--check', '.'],
  ['tsx', 'tools/prose/cli.ts'],
  ['cspell', 'lint', '--no-progress'],
  ['tsx', 'tools/examples/cli.ts', '--static'],
  ['playwright', 'test', '--project=unit', '--reporter=line'],
  ['docusaurus', 'build'],
  ['playwright', 'test', '--project=build', '--reporter=line'],
];

/** Runs one of the checks; a build that warns has failed. */
async function check(site: CopiedSite, [program, ...args]: (typeof checks)[number]): Promise<void> {
  const started = performance.now();
  const {status, output} = await site.run(program, args, {TEST_OUTPUT: 'test-results'});
  const warnings = program === 'docusaurus' ? warningsOf(output) : [];
  const isGood = status === 0 && warnings.length === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${[program, ...args].join(' ')}`);
  if (!isGood) {
    console.error(output);
    process.exitCode = 1;
  }
}

/** What the build of so many versions weighs. */
function weigh(site: CopiedSite): void {
  const build = path.join(site.folder, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).map((file) => path.join(build, file));
  const sizes = files.map((file) => statSync(file)).filter((file) => file.isFile());
  const bytes = sizes.reduce((sum, {size}) => sum + size, 0);
  console.log(`build/: ${sizes.length} files, ${(bytes / 1024 ** 2).toFixed(1)} MiB`);
}

async function rehearse(releases: number): Promise<void> {
  const site = copyForRelease();
  try {
    for (let number = 1; number <= releases; number++) {
      const name = next.replace(/\d+$/, String(number));
      const {status, output} = await release(site, name);
      console.log(`${output.trimEnd()}\n`);
      if (status !== 0) {
        process.exitCode = 1;
        return;
      }
      site.commit(`Release ${number}`);
    }
    for (const step of checks) {
      await check(site, step);
    }
    weigh(site);
  } finally {
    site.remove();
  }
}

void rehearse(Number(process.argv[2] ?? 1));
