import {spawnSync} from 'node:child_process';
import type {FullResult, Reporter, Suite, TestCase, TestError} from '@playwright/test/reporter';
import {findChromium} from '../../tools/chromium';

/** The seconds from the start of a project's first test to the end of its last. */
function secondsOf(tests: readonly TestCase[]): number {
  const results = tests.flatMap((test) => test.results);
  const starts = results.map(({startTime}) => startTime.getTime());
  const ends = results.map(({startTime, duration}) => startTime.getTime() + duration);
  return results.length > 0 ? (Math.max(...ends) - Math.min(...starts)) / 1000 : 0;
}

/** Prints the end of a run: the figures of each project, the tests that failed, and their sum as `N passed, N failed`. */
export default class Summary implements Reporter {
  private suite?: Suite;
  /** What failed outside of tests, for example a file that cannot be loaded. */
  private readonly errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
    const browser = findChromium();
    const {stdout} = spawnSync(browser ?? 'true', ['--version'], {encoding: 'utf8'});
    console.log(
      browser ? `Browser: ${browser}, ${stdout.trim()}` : 'Browser: none yet; the tests install it.',
    );
    console.log(`Fonts: ${process.env.FONTCONFIG_FILE}`);
  }

  onError(error: TestError): void {
    this.errors.push(error.message?.split('\n')[0] ?? String(error.value));
  }

  onEnd({status}: FullResult): void {
    const all = this.suite?.allTests() ?? [];
    const figures = (tests: readonly TestCase[]) => {
      const failed = tests.filter((test) => test.outcome() === 'unexpected').length;
      // Also those that did not run, as they need a project or a hook that failed.
      const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
      return {passed: tests.length - failed - skipped, failed, skipped};
    };
    // With --list, nothing runs.
    if (status === 'passed' && all.every(({results}) => results.length === 0)) {
      return;
    }
    console.log();
    for (const project of this.suite?.suites ?? []) {
      const tests = project.allTests();
      const own = Object.entries(figures(tests)).filter(([, number]) => number > 0);
      const seconds = secondsOf(tests).toFixed(1).padStart(6);
      console.log(
        `${project.title.padEnd(9)}${seconds} s  ${own.map(([name, number]) => `${number} ${name}`).join(', ')}`,
      );
    }
    const failed = all.filter((test) => test.outcome() === 'unexpected');
    const problems = [...failed.map((test) => test.titlePath().filter(Boolean).join(' › ')), ...this.errors];
    if (status !== 'passed' && problems.length === 0) {
      problems.push(`The run ended as "${status}".`);
    }
    console.log(problems.map((problem) => `\nFAILED ${problem}`).join(''));
    const {passed, skipped} = figures(all);
    console.log(`\n${passed} passed, ${problems.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
