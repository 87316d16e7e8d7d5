/** Builds the site for the tests that read or open it. They are skipped if it fails. */
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {runProgram, warningsOf} from '../support/program';

test('the site builds, without a warning', async () => {
  test.setTimeout(600_000);
  // Pages have the days of UTC, wherever they are built.
  const {status, output} = await runProgram(siteDir, 'docusaurus', ['build'], {TZ: 'America/New_York'});
  expect(status, output).toBe(0);
  expect(warningsOf(output)).toEqual([]);
});
