/** Judges pages without running them. */
import type {Problem} from '../../lib/problem';
import type {Step} from '../../lib/examplePage';
import {isExecuted} from '../../lib/fences';
import {elisionsIn} from './elisions';
import {type Page, type Run, type Site, chainOf, firstRun, isExecutable, runsOf} from './pages';
import {checkProof} from './proofRules';

/** Checks one page, with the pages it starts from as context. */
export function checkPage(page: Page, site: Site): Problem[] {
  const problems = [
    ...page.problems,
    ...checkFrom(page, site),
    ...checkElisions(page),
    ...checkOutputs(page),
    ...checkTitles(page, site),
  ];
  return problems.sort((a, b) => a.line - b.line);
}

function checkFrom(page: Page, site: Site): Problem[] {
  return page.from.flatMap((name, index) => {
    const report = (message: string) => [{file: page.file, line: page.fromLine, message}];
    const state = site.pages.get(`${page.prefix}/${name}`);
    if (!state) {
      return report(`starts from a page that ${page.prefix} does not have: ${name}`);
    }
    if (state === page) {
      return report(`starts from itself: ${name}`);
    }
    // Two topics may each start from the other, as long as one of them has another first state.
    const path = [page, state];
    let next = index === 0 ? firstRun(state, site).from : undefined;
    while (next && !path.slice(1).includes(next)) {
      path.push(next);
      if (next === page) {
        return report(`starts from itself: ${path.map((each) => each.name).join(' → ')}`);
      }
      next = firstRun(next, site).from;
    }
    return isExecutable(state) ? [] : report(`starts from a page that runs nothing: ${name}`);
  });
}

function checkElisions({file, steps}: Page): Problem[] {
  return steps.flatMap((step) =>
    elisionsIn(step)
      .filter(({isHead}) => isHead)
      .map(({line}) => ({
        file,
        line: step.line + line,
        message: 'a line must not begin with [..]',
        remedy: 'show what it is about, or leave out the whole line with [...]',
      })),
  );
}

function checkOutputs({file, steps}: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});
  let run: Step | undefined;
  let answered = false;
  for (const step of steps) {
    if (isExecuted(step.kind)) {
      if (!/^\s*[^\s#]/m.test(step.body)) {
        report(step.line, 'this block runs nothing');
      }
      if (step.kind === 'proof') {
        problems.push(
          ...checkProof(step).map((problem) => ({...problem, file, line: step.line + problem.line})),
        );
      }
      // No reader sees what a proof prints.
      run = step.kind === 'run' ? step : undefined;
      answered = false;
    } else if (step.kind === 'skip' || step.kind === 'file') {
      // The block above an output must be the one that printed it.
      run = undefined;
    } else if (step.kind === 'output') {
      if (!run) {
        report(step.line, 'an output block without a run block before it');
      } else if (answered) {
        report(step.line, `the run block at line ${run.line} already has its output`);
      }
      answered = true;
    }
  }
  return problems;
}

/** A whole file shown twice must say so, or a reader cannot tell whether to append or to replace. */
function checkTitles(page: Page, site: Site): Problem[] {
  const found = runsOf(page, site).flatMap((run) => titleProblems(run, site));
  // What is wrong from the first state is said once, and not again for each of the others.
  return found.filter(({line}, index) => found.findIndex((other) => other.line === line) === index);
}

function titleProblems(run: Run, site: Site): Problem[] {
  const where = run.first || !run.from ? '' : ` (from ${run.from.name})`;
  const problems: Problem[] = [];
  const written = new Map<string, string>();
  const shown = new Set<string>();
  for (const page of chainOf(run, site)) {
    for (const {kind, line, title, replaces} of page.steps) {
      if (title === undefined) {
        continue;
      }
      if (kind === 'file') {
        const place = written.get(title);
        const report = (message: string, remedy?: string) =>
          page === run.page && problems.push({file: page.file, line, message, ...(remedy && {remedy})});
        if (place && !replaces) {
          report(`${title} is already written at ${place}`, 'mark this block replaces, or excerpt');
        } else if (replaces && !place && !shown.has(title)) {
          report(`replaces a file that no earlier block writes or shows: ${title}${where}`);
        }
        written.set(title, page === run.page ? `line ${line}` : `${page.file}:${line}`);
      }
      shown.add(title);
    }
  }
  return problems;
}

/** How many shell blocks of a folder run, and what its outputs leave out. */
export interface Share {
  prefix: string;
  folder: string;
  run: number;
  skip: number;
  elisions: number;
}

/** Counts the shell blocks of each folder, whatever their reason to be skipped. */
export function countShares({options, pages}: Site): Share[] {
  return Object.entries(options.folders).map(([prefix, folder]) => {
    const steps = [...pages.values()].filter((page) => page.prefix === prefix).flatMap((page) => page.steps);
    const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
    const elisions = steps.flatMap(elisionsIn).reduce((sum, line) => sum + line.count, 0);
    return {prefix, folder, run: count('run'), skip: count('skip'), elisions};
  });
}

/** `v1alpha6: 57 of 60 shell blocks run (95 %), 9 elisions` */
export function formatShare({prefix, run, skip, elisions}: Share): string {
  const percent = Math.floor((100 * run) / (run + skip || 1));
  return `${prefix}: ${run} of ${run + skip} shell blocks run (${percent} %), ${elisions} elisions`;
}

/** Checks each folder as a whole: too many blocks that only claim to work, outputs that leave out too much. */
function checkShares(site: Site): Problem[] {
  const {leastShare, mostElisions} = site.options;
  return countShares(site).flatMap((share): Problem[] => {
    const {folder, run, skip, elisions} = share;
    const found = formatShare(share);
    const report = (message: string, remedy: string) => [{file: folder, line: 1, message, remedy}];
    return [
      ...(run < leastShare * (run + skip)
        ? report(`too many blocks only claim to work: ${found}`, `at least ${100 * leastShare} % have to run`)
        : []),
      ...(elisions > mostElisions
        ? report(`the outputs leave out too much: ${found}`, `at most ${mostElisions} elisions may stay`)
        : []),
    ];
  });
}

/** Checks all pages by their text alone, sorted by place. */
export const checkPages = (site: Site): Problem[] => [
  ...[...site.pages.values()].flatMap((page) => checkPage(page, site)),
  ...checkShares(site),
];
