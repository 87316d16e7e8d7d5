/** What can be said about pages without running them. */
import {countElisions, headless, isCompared} from './elisions';
import {leastShare, mostElisions} from './environment';
import {type Page, type Run, chainOf, isExecutable, parentOf, runsOf} from './pages';
import {type Problem, type Step} from '../../lib/examplePage';
import {isExecuted} from '../../lib/fences';
import {checkProof} from './proofs';

/** Checks one page, with the pages it starts from as context. */
export function checkPage(page: Page, pages: Map<string, Page>): Problem[] {
  return [
    ...page.problems,
    ...checkFrom(page, pages),
    ...checkElisions(page),
    ...checkOutputs(page),
    ...checkTitles(page, pages),
  ];
}

/** Checks all pages; sorted by place, so that the report of two runs is the same. */
export function checkPages(pages: Map<string, Page>): Problem[] {
  return [...pages.values()].flatMap((page) => checkPage(page, pages).sort((a, b) => a.line - b.line));
}

function checkFrom(page: Page, pages: Map<string, Page>): Problem[] {
  return page.from.flatMap((name, index) => {
    const report = (message: string) => [{file: page.file, line: page.fromLine, message}];
    const state = pages.get(`${page.version}/${name}`);
    if (!state) {
      return report(`starts from a page that ${page.version} does not have: ${name}`);
    }
    if (state === page) {
      return report(`starts from itself: ${name}`);
    }
    // Two topics may each start from the other, as long as one of them has another first state.
    const path = [page, state];
    for (let next = parentOf(state, pages); index === 0 && next; next = parentOf(next, pages)) {
      path.push(next);
      if (next === page) {
        return report(`starts from itself: ${path.map((each) => each.name).join(' → ')}`);
      }
      if (path.indexOf(next) !== path.length - 1) {
        break;
      }
    }
    return isExecutable(state) ? [] : report(`starts from a page that runs nothing: ${name}`);
  });
}

function checkElisions({file, steps}: Page): Problem[] {
  return steps.filter(isCompared).flatMap((step) =>
    headless(step).map((line) => ({
      file,
      line: step.line + line,
      message:
        'a line must not begin with [..]; show what it is about, or leave out the whole line with [...]',
    })),
  );
}

function checkOutputs({file, steps}: Page): Problem[] {
  const problems: Problem[] = [];
  let run: Step | undefined;
  let answered = false;
  for (const step of steps) {
    if (isExecuted(step.kind)) {
      if (!/^\s*[^\s#]/m.test(step.body)) {
        problems.push({file, line: step.line, message: 'this block runs nothing'});
      }
      for (const {line, message} of step.kind === 'proof' ? checkProof(step) : []) {
        problems.push({file, line: step.line + line, message});
      }
      // A proof prints for nobody.
      run = step.kind === 'run' ? step : undefined;
      answered = false;
    } else if (step.kind === 'skip' || step.kind === 'file') {
      // The block above an output must be the one that printed it.
      run = undefined;
    } else if (step.kind === 'output') {
      if (!run) {
        problems.push({file, line: step.line, message: 'an output block without a run block before it'});
      } else if (answered) {
        problems.push({
          file,
          line: step.line,
          message: `the run block at line ${run.line} already has its output`,
        });
      }
      answered = true;
    }
  }
  return problems;
}

/** A whole file shown twice must say so, or a reader cannot tell whether to append or to replace. */
function checkTitles(page: Page, pages: Map<string, Page>): Problem[] {
  const found = runsOf(page, pages).flatMap((run) => checkTitlesOf(run, pages));
  // What is wrong from the first state is said once, and not again for each of the others.
  return found.filter(({line}, index) => found.findIndex((other) => other.line === line) === index);
}

function checkTitlesOf(run: Run, pages: Map<string, Page>): Problem[] {
  const {page} = run;
  const where = run.first || !run.from ? '' : ` (from ${run.from.name})`;
  const problems: Problem[] = [];
  const written = new Map<string, string>();
  const shown = new Set<string>();
  for (const {file, steps} of chainOf(run, pages)) {
    for (const {kind, line, title, replaces} of steps) {
      if (title === undefined) {
        continue;
      }
      const report = (message: string) => file === page.file && problems.push({file, line, message});
      const place = written.get(title);
      if (kind === 'file') {
        if (place && !replaces) {
          report(`${title} is already written at ${place}; mark this block replaces, or excerpt`);
        } else if (replaces && !place && !shown.has(title)) {
          report(`replaces a file that no earlier block writes or shows: ${title}${where}`);
        }
        written.set(title, file === page.file ? `line ${line}` : `${file}:${line}`);
      }
      shown.add(title);
    }
  }
  return problems;
}

/** How many of a version's shell blocks run, and what its outputs leave out. */
export interface Share {
  version: string;
  run: number;
  skip: number;
  elisions: number;
}

/** Counts the shell blocks of each version, whatever their reason to be skipped. */
export function shares(pages: Map<string, Page>): Share[] {
  const counts = new Map<string, Share>();
  for (const {version, steps} of pages.values()) {
    const share = counts.get(version) ?? {version, run: 0, skip: 0, elisions: 0};
    counts.set(version, share);
    share.elisions += countElisions(steps);
    for (const {kind} of steps) {
      if (kind === 'run') {
        share.run++;
      } else if (kind === 'skip') {
        share.skip++;
      }
    }
  }
  return [...counts.values()];
}

/** `57 of 60 (95 %)` */
export function formatShare({run, skip}: Pick<Share, 'run' | 'skip'>): string {
  const percent = Math.floor((100 * run) / (run + skip || 1));
  return `${run} of ${run + skip} shell blocks run (${percent} %)`;
}

/** Faults of the shares: too many blocks that only claim to work, outputs that leave out too much. */
export function checkShares(pages: Map<string, Page>): string[] {
  return shares(pages).flatMap((share) => [
    ...(share.run < leastShare * (share.run + share.skip)
      ? [`${share.version}: only ${formatShare(share)}; at least ${100 * leastShare} % have to`]
      : []),
    ...(share.elisions > mostElisions
      ? [
          `${share.version}: ${share.elisions} elisions; at most ${mostElisions} may stay: write out the others`,
        ]
      : []),
  ]);
}
