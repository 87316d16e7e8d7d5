import type {FullResult, Reporter, Suite, TestCase, TestError} from '@playwright/test/reporter';

/** What became of a test. */
type State = 'passed' | 'failed' | 'skipped' | 'did not run';

function stateOf(test: TestCase): State {
  const last = test.results.at(-1);
  // Tests that need a project or a hook that failed have no result, or one that nothing asked to skip.
  if (
    !last ||
    last.status === 'interrupted' ||
    (last.status === 'skipped' && test.expectedStatus !== 'skipped')
  ) {
    return 'did not run';
  }
  if (last.status === 'skipped') {
    return 'skipped';
  }
  return test.ok() ? 'passed' : 'failed';
}

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
  }

  onError(error: TestError): void {
    this.errors.push(error.message?.split('\n')[0] ?? String(error.value));
  }

  onEnd({status}: FullResult): void {
    const all = this.suite?.allTests() ?? [];
    const count = (tests: readonly TestCase[], state: State) =>
      tests.filter((test) => stateOf(test) === state).length;
    // With --list, nothing runs.
    if (status === 'passed' && all.every(({results}) => results.length === 0)) {
      return;
    }
    console.log();
    for (const project of this.suite?.suites ?? []) {
      const tests = project.allTests();
      const figures = (['passed', 'failed', 'skipped', 'did not run'] as const)
        .map((state) => [count(tests, state), state] as const)
        .filter(([number]) => number > 0)
        .map(([number, state]) => `${number} ${state}`);
      const seconds = secondsOf(tests).toFixed(1).padStart(6);
      console.log(`${project.title.padEnd(9)}${seconds} s  ${figures.join(', ')}`);
    }
    const failed = all.filter((test) => stateOf(test) === 'failed');
    const titles = failed.map((test) => test.titlePath().filter(Boolean).join(' › '));
    const problems = [...titles, ...this.errors];
    if (status !== 'passed' && problems.length === 0) {
      problems.push(`The run ended as "${status}".`);
    }
    console.log(problems.map((problem) => `\nFAILED ${problem}`).join(''));
    const left = count(all, 'skipped') + count(all, 'did not run');
    const skipped = left > 0 ? `, ${left} skipped` : '';
    console.log(`\n${count(all, 'passed')} passed, ${problems.length} failed${skipped}`);
  }
}
