/**
 * The programs that check the sources. Each checks only files that changed since its last run. The build checks the content; without
 * one, `npm run test:fast` does.
 */
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {runProgram} from '../support/program';

const folder = 'node_modules/.cache/check';
const cache = (name: string) => ['--cache', '--cache-strategy=content', `--cache-location=${folder}/${name}`];

for (const [title, program, ...args] of [
  ['ESLint finds no fault', 'eslint', '.', '--max-warnings=0', ...cache('eslint')],
  [
    'styles have the design’s sizes and radii, and need nothing that a promised browser lacks',
    'stylelint',
    '**/*.css',
    '--ignore-path=.gitignore',
    ...cache('stylelint'),
  ],
  ['types are right', 'tsc', '--incremental', '--tsBuildInfoFile', `${folder}/types.tsbuildinfo`],
  ['files have Prettier’s format', 'prettier', '--check', '.', ...cache('prettier')],
  ['words are spelled right', 'cspell', 'lint', '--no-progress', ...cache('cspell')],
  ['all files, exports and packages are used', 'knip'],
] as const) {
  test(title, async () => {
    test.setTimeout(600_000);
    const {status, output} = await runProgram(siteDir, program, args);
    expect(status, [program, ...args].join(' ') + `\n${output}`).toBe(0);
  });
}
