/** Checks pages without running them. */
import type {Problem} from '../engine/problem';
import {isExecuted} from '../engine/fences';
import type {CodeBlock} from './codeBlocks';
import {type ExamplePage, type ExampleSite, resolveChain, isExecutable, isKnown, findParent} from './pages';
import {checkProof} from './proofRules';

function checkPage(page: ExamplePage, site: ExampleSite): Problem[] {
  const problems = [
    ...page.problems,
    ...checkOutputs(page),
    ...(isKnown(page, site) ? [...checkFrom(page, site), ...checkTitles(page, site)] : []),
  ];
  return problems.sort((a, b) => a.line - b.line);
}

function checkFrom(page: ExamplePage, site: ExampleSite): Problem[] {
  const {from, fromLine} = page;
  if (from === undefined) {
    return [];
  }
  const report = (message: string) => [{file: page.file, line: fromLine, message}];
  const parent = findParent(page, site);
  if (!parent) {
    return report(`starts from a page that ${page.prefix} doesn't have: ${from}`);
  }
  const chain = resolveChain(page, site);
  if (chain[0] && findParent(chain[0], site) === page) {
    const names = [page, ...chain.slice(0, -1)].reverse().map(({name}) => name);
    return report(`starts from itself: ${names.join(' → ')}`);
  }
  return isExecutable(parent) ? [] : report(`starts from a page without runs: ${from}`);
}

function checkOutputs({file, blocks}: ExamplePage): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({file, line, message});
  let run: CodeBlock | undefined;
  let answered = false;
  for (const block of blocks) {
    if (isExecuted(block.kind)) {
      if (block.kind === 'proof') {
        problems.push(
          ...checkProof(block).map((problem) => ({...problem, file, line: block.line + problem.line})),
        );
      }
      // Readers don't see a proof's output.
      run = block.kind === 'run' ? block : undefined;
      answered = false;
    } else if (block.kind === 'skip' || block.kind === 'file') {
      // The block above an output must be the one that printed it.
      run = undefined;
    } else if (block.kind === 'output') {
      if (!run) {
        report(block.line, 'an output block without a run block before it');
      } else if (answered) {
        report(block.line, `the run block at line ${run.line} already has its output`);
      } else if (run.cluster !== block.cluster) {
        report(block.line, `write cluster in both or none of this fence and the one at line ${run.line}`);
      }
      answered = true;
    }
  }
  return problems;
}

/** A file that is shown twice needs a word in its fence, so that readers know whether to append or to replace. */
function checkTitles(page: ExamplePage, site: ExampleSite): Problem[] {
  const problems: Problem[] = [];
  const written = new Map<string, string>();
  const shown = new Set<string>();
  const blocks = resolveChain(page, site).flatMap(({file, blocks: all}) =>
    all.flatMap(({title, ...block}) => (title === undefined ? [] : [{...block, file, title}])),
  );
  for (const {kind, file, line, title, replaces} of blocks) {
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

/** The least share of a folder's shell blocks that must run, because skipped blocks aren't tested. Those for a cluster count, because the lock has to have them. */
const LEAST_RUN = 0.9;

function checkShares({options, pages}: ExampleSite): Problem[] {
  return Object.entries(options.folders).flatMap(([prefix, folder]): Problem[] => {
    const own = [...pages.values()].filter((page) => page.prefix === prefix);
    if (own.some(({isRead}) => !isRead)) {
      return [];
    }
    const run = own.flatMap(({blocks}) => blocks.filter(({kind}) => kind === 'run')).length;
    const skipping = own
      .map(({file, blocks}) => ({file, skipped: blocks.filter(({kind}) => kind === 'skip')}))
      .sort((a, b) => b.skipped.length - a.skipped.length);
    const all = run + skipping.reduce((sum, {skipped}) => sum + skipped.length, 0);
    if (run >= LEAST_RUN * all) {
      return [];
    }
    const most = skipping.slice(0, 3).filter(({skipped}) => skipped.length > 0);
    const list = most.map(({file, skipped}) => `${file} skips ${skipped.length}`).join(', ');
    const message = `only ${run} of ${all} shell blocks in ${folder}/ run, and at least ${100 * LEAST_RUN} % have to: ${list}`;
    const remedy = 'replace skip="…" by run, or by run cluster if the block needs a cluster';
    const [first] = most;
    return [{file: first?.file ?? folder, line: first?.skipped[0]?.line ?? 1, message, remedy}];
  });
}

export const checkPages = (site: ExampleSite): Problem[] => [
  ...[...site.pages.values()].flatMap((page) => checkPage(page, site)),
  ...checkShares(site),
];
