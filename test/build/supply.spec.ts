/** Whether the output names the machine that built it. */
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {build} from '../support/built';

/** All files, as bytes of one character each. */
const files = () =>
  readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({file: path.relative(build, file), text: readFileSync(file, 'latin1')}));

// That two builds are the same bytes, the job `reproducible` of .github/workflows/nightly.yml says.
test('no file tells where, by whom or when it was built', () => {
  const lastCommit = Number(
    execFileSync('git', ['log', '-1', '--format=%ct'], {cwd: siteDir, encoding: 'utf8'}),
  );
  // Pages contain names that are also words, such as "/root" and "localhost".
  const places = [siteDir, os.homedir(), os.hostname()].filter((name) => name.length > 9);
  let times = 0;
  for (const {file, text} of files()) {
    for (const place of places) {
      expect.soft(text.includes(place), `${file}: ${place}`).toBe(false);
    }
    for (const [time] of text.matchAll(
      /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d|\d\d [A-Z][a-z]{2} 20\d\d \d\d:\d\d:\d\d GMT/g,
    )) {
      times += 1;
      // Posts have a day without a time, which is midnight, and the day may be in the future.
      const isDay = time.includes('00:00:00');
      const seconds = Date.parse(time.endsWith('GMT') ? time : `${time}Z`) / 1000;
      const isPast = isDay || seconds <= lastCommit;
      expect.soft(isPast, `${file}: ${time} is later than the last commit`).toBe(true);
    }
  }
  expect(times).toBeGreaterThan(100);
});
