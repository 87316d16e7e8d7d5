/**
 * Everything that must hold before a change lands: `npm test`, which CI calls as well; `npm test -- fast` is what of it
 * needs neither a build nor a browser, `npm test -- help` lists the steps. Each step runs even when a former one failed,
 * so that one run shows all there is to mend.
 */
import {select} from './select';
import {counted, failures, fast, readings, removeReports, type StepName, steps, whats} from './steps';
import {closingLine, sum, type Tally} from './tally';

const tallies: Tally[] = [];
const summary: string[] = [];

/** Runs a step, and notes how it ended. */
async function take(name: StepName): Promise<void> {
  const start = performance.now();
  let problem = '';
  try {
    const tally = await steps[name].take();
    if (tally) {
      tallies.push(tally);
      problem = tally.failed > 0 || tally.passed === 0 ? closingLine(tally) : '';
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    console.error(`\n── ${name}\n${problem}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const line = `${problem ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${seconds} s  ${problem.split('\n')[0]}`;
  console.log(line.trimEnd());
  summary.push(line.trimEnd());
  if (problem) {
    process.exitCode = 1;
  }
}

/** Takes the steps; the exit status tells whether all held. */
async function takeAll(chosen: readonly StepName[]): Promise<void> {
  removeReports();
  const queue = chosen.filter((name) => name in readings).values();
  async function takeNext(): Promise<void> {
    for (const name of queue) {
      await take(name);
    }
  }
  // The unit tests often wait for processes that they started: the readings use the cores meanwhile.
  const unit = chosen.includes('unit') ? take('unit') : undefined;
  await Promise.all([unit, takeNext(), takeNext()]);
  for (const name of chosen.filter((one) => one !== 'unit' && !(one in readings))) {
    console.log(`\n── ${name}`);
    await take(name);
  }
  const failed = failures();
  if (failed.length > 0) {
    console.log(`\nTests that failed:\n\n${failed.join('\n\n')}`);
  }
  console.log(`\n${summary.join('\n')}\n`);
  if (chosen.some((name) => counted.includes(name))) {
    console.log(closingLine(sum(tallies)));
  }
}

const selection = select(process.argv.slice(2), whats, {fast});

if ('usage' in selection) {
  (selection.status === 0 ? console.log : console.error)(selection.usage);
  process.exitCode = selection.status;
} else {
  void takeAll(selection.chosen);
}
