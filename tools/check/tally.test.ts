import {writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {closingLine, readFailures, readTally} from './tally';

const failed = {
  title: 'the page opens',
  file: 'test/e2e/pages.spec.ts',
  line: 7,
  ok: false,
  tests: [{results: [{errors: [{message: '\u001b[31mexpected 200,\u001b[39m got 404'}]}]}],
};
const passed = {...failed, title: 'the page closes', ok: true};

function report(text: object): string {
  const file = test.info().outputPath('report.json');
  writeFileSync(file, JSON.stringify(text));
  return file;
}

test('failures are told with place, title and the first lines of their error', () => {
  const file = report({suites: [{specs: [], suites: [{specs: [failed, passed]}]}]});
  expect(readFailures(file)).toEqual(['test/e2e/pages.spec.ts:7 the page opens\n    expected 200, got 404']);
});

test('a run that came to no test has no failures to tell', () => {
  expect(readFailures(test.info().outputPath('none.json'))).toEqual([]);
});

test('flaky tests and errors outside of tests count as failed', () => {
  const stats = {expected: 5, unexpected: 1, flaky: 1, skipped: 2};
  const tally = readTally(report({stats, errors: [{}]}));
  expect(closingLine(tally)).toBe('5 passed, 3 failed, 2 skipped');
});
