import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';

/** How many tests a runner passed, failed and skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Reads a test runner's own figures from its JSON report. A flaky test counts as failed.
 *
 * @throws Error when there is no report, as when the runner ended before its first test.
 */
export function readTally(reportFile: string): Tally {
  const {stats, errors} = JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport;
  // Errors outside of any test, such as a file that does not compile, are in no count of tests.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The sum of the runners' figures. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped}),
    {passed: 0, failed: 0, skipped: 0},
  );
}

/** The closing line of a run: `N passed, N failed`, and how many were skipped when any was. */
export function closingLine({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Lines of a test's error that tell enough of it: those after are its source and its calls. */
const ERROR_LINES = 12;

function failuresOf({suites = [], specs}: JSONReportSuite): string[] {
  const own = specs
    .filter(({ok}) => !ok)
    .map(({file, line, title, tests}) => {
      const messages = tests.flatMap(({results}) => results.flatMap(({errors}) => errors));
      const text = stripVTControlCharacters(messages.map(({message}) => message).join('\n'));
      return [`${file}:${line} ${title}`, ...text.split('\n').slice(0, ERROR_LINES)].join('\n    ');
    });
  return [...suites.flatMap(failuresOf), ...own];
}

/** Every test that failed, with the first lines of what it said; none where there is no report. */
export function readFailures(reportFile: string): string[] {
  if (!existsSync(reportFile)) {
    return [];
  }
  const {suites} = JSON.parse(readFileSync(reportFile, 'utf8')) as JSONReport;
  return suites.flatMap(failuresOf);
}
