/** Checks pages without running them. */
import type {Problem} from '../engine/problem';
import type {Step} from './codeBlocks';
import {isExecuted} from '../engine/fences';
import {type Page, type Site, chainOf, isExecutable, parentOf} from './pages';
import {checkProof} from './proofRules';

function checkPage(page: Page, site: Site): Problem[] {
  const problems = [
    ...page.problems,
    ...checkFrom(page, site),
    ...checkOutputs(page),
    ...checkTitles(page, site),
  ];
  return problems.sort((a, b) => a.line - b.line);
}

function checkFrom(page: Page, site: Site): Problem[] {
  const {from, fromLine} = page;
  if (from === undefined) {
    return [];
  }
  const report = (message: string) => [{file: page.file, line: fromLine, message}];
  const parent = parentOf(page, site);
  if (!parent) {
    return report(`starts from a page that ${page.prefix} doesn't have: ${from}`);
  }
  const chain = chainOf(page, site);
  if (chain[0] && parentOf(chain[0], site) === page) {
    const names = [page, ...chain.slice(0, -1)].reverse().map(({name}) => name);
    return report(`starts from itself: ${names.join(' → ')}`);
  }
  return isExecutable(parent) ? [] : report(`starts from a page without runs: ${from}`);
}

function checkOutputs({file, steps}: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});
  let run: Step | undefined;
  let answered = false;
  for (const step of steps) {
    if (isExecuted(step.kind)) {
      if (step.kind === 'proof') {
        problems.push(
          ...checkProof(step).map((problem) => ({...problem, file, line: step.line + problem.line})),
        );
      }
      // Readers don't see a proof's output.
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

/** A file that is shown twice needs a word in its fence, so that readers know whether to append or to replace. */
function checkTitles(page: Page, site: Site): Problem[] {
  const problems: Problem[] = [];
  const written = new Map<string, string>();
  const shown = new Set<string>();
  const steps = chainOf(page, site).flatMap(({file, steps: all}) =>
    all.flatMap(({title, ...step}) => (title === undefined ? [] : [{...step, file, title}])),
  );
  for (const {kind, file, line, title, replaces} of steps) {
    const isOwn = file === page.file;
    const place = written.get(title);
    if (isOwn && kind === 'file' && place && !replaces) {
      const message = `${title} is already written at ${place}`;
      problems.push({file, line, message, remedy: 'mark this block as replaces or excerpt'});
    } else if (isOwn && kind === 'file' && replaces && !place && !shown.has(title)) {
      problems.push({file, line, message: `replaces a file that no earlier block writes or shows: ${title}`});
    }
    if (kind === 'file') {
      written.set(title, isOwn ? `line ${line}` : `${file}:${line}`);
    }
    shown.add(title);
  }
  return problems;
}

/** The least share of a folder's shell blocks that must run, because skipped blocks aren't tested. */
const LEAST_RUN = 0.9;

function checkShares({options, pages}: Site): Problem[] {
  return Object.entries(options.folders).flatMap(([prefix, folder]): Problem[] => {
    const steps = [...pages.values()].filter((page) => page.prefix === prefix).flatMap((page) => page.steps);
    const [run = 0, skipped = 0] = ['run', 'skip'].map(
      (kind) => steps.filter((step) => step.kind === kind).length,
    );
    const message = `only ${run} of ${run + skipped} shell blocks run`;
    const remedy = `at least ${100 * LEAST_RUN} % have to`;
    return run < LEAST_RUN * (run + skipped) ? [{file: folder, line: 1, message, remedy}] : [];
  });
}

export const checkPages = (site: Site): Problem[] => [
  ...[...site.pages.values()].flatMap((page) => checkPage(page, site)),
  ...checkShares(site),
];
