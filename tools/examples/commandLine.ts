/** The command line of the examples: arguments, runs and exit status. */
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import pc from 'picocolors';
import {siteDir} from '../../config/pages';
import {stepSeconds} from './environment';
import {type Options, execute} from './runPages';
import {isFree} from './folders';
import {checkLock} from './lock';
import {type Page, isExecutable, readPages, selectPages} from './pages';
import {formatProblem} from '../../lib/examplePage';
import {type Out, formatList, formatShares, formatTable} from './report';
import {checkPage, checkPages, checkShares, shares} from './rules';
import {runsFor} from './schedule';
import {type Installed, findTools, needsTools} from './tools';

const usage = `Usage: npm run examples [page…] -- [options]

Runs the commands that the docs show and compares what they print.

  page            tutorial/cue (in every version), v1alpha5/tutorial/cue, topics, or a file

  --update        write what was printed into the output blocks, the platforms' archives, and the lock
  --list          show each page's steps
  --keep DIR      copy what each page leaves to DIR, an empty or new folder
  --static        check what needs no tools: the rules and examples.lock.json
  --timeout S     seconds a step may take (${stepSeconds})
  --jobs N        pages at a time (the number of cores)
  --any-version   accept other versions of the tools; leaves the lock alone
  --root DIR      the site's folder
  --help          this text`;

/** What the person at the keyboard got wrong; its message is all they need. */
class UsageError extends Error {}

/** Runs the command line; returns the exit status: 1 for examples at fault, 2 for a wrong call. */
export async function examples(args: string[], out: Out): Promise<number> {
  try {
    return await dispatch(args, out);
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
    out.complain(isUsage ? (error as Error).message : String((error as Error).stack));
    return 2;
  }
}

function readArguments(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      update: {type: 'boolean', default: false},
      list: {type: 'boolean', default: false},
      keep: {type: 'string'},
      static: {type: 'boolean', default: false},
      timeout: {type: 'string', default: String(stepSeconds)},
      jobs: {type: 'string', default: String(availableParallelism())},
      'any-version': {type: 'boolean', default: false},
      root: {type: 'string', default: siteDir},
      help: {type: 'boolean', default: false},
    },
  });
}

async function dispatch(args: string[], out: Out): Promise<number> {
  const {values, positionals} = readArguments(args);
  if (values.help) {
    out.print(usage);
    return 0;
  }
  const root = path.resolve(values.root);
  const pages = readPages(root);
  const selected = select(positionals, root, pages);
  if (values.list) {
    out.print(selected.map(formatList).filter(Boolean).join('\n\n'));
    return 0;
  }
  if (values.static) {
    return checkStatic(root, pages, out);
  }
  const options: Options = {
    root,
    update: values.update,
    ...(values.keep !== undefined && {keep: path.resolve(values.keep)}),
    seconds: positive(values.timeout, '--timeout'),
    workers: positive(values.jobs, '--jobs'),
    pinned: !values['any-version'],
  };
  return run(selected, pages, options, positionals.length === 0, out);
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (!(number > 0)) {
    throw new UsageError(`${option} needs a number above 0, not ${text}`);
  }
  return number;
}

function select(names: string[], root: string, pages: Map<string, Page>): Page[] {
  if (names.length === 0) {
    return [...pages.values()];
  }
  const found = names.flatMap((name) => {
    const matching = selectPages(name, root, pages);
    if (matching.length === 0) {
      throw new UsageError(`no page is called ${name}; --list shows them all`);
    }
    return matching;
  });
  return [...new Set(found)];
}

function complainAll(lines: string[], out: Out): number {
  for (const line of lines) {
    out.complain(line);
  }
  return lines.length > 0 ? 1 : 0;
}

function checkStatic(root: string, pages: Map<string, Page>, out: Out): number {
  const problems = [...checkPages(pages), ...checkLock(root, pages)].map(formatProblem);
  const status = complainAll([...problems, ...checkShares(pages)], out);
  if (status === 0) {
    out.print(`${pages.size} pages keep the rules of examples and are those that last passed.`);
  }
  return status;
}

async function run(
  selected: Page[],
  pages: Map<string, Page>,
  options: Options,
  all: boolean,
  out: Out,
): Promise<number> {
  const wanted = runsFor(selected.filter(isExecutable), pages);
  const checked = new Set([...selected, ...wanted.map(({page}) => page)]);
  const problems = [...checked].flatMap((page) => checkPage(page, pages)).map(formatProblem);
  if (problems.length > 0) {
    return complainAll(problems, out);
  }
  if (options.keep && !isFree(options.keep)) {
    throw new UsageError(`--keep: ${options.keep} is not empty`);
  }
  let installed: Installed[] = [];
  if (wanted.some(({page}) => needsTools(page.steps))) {
    const found = await findTools(!options.pinned);
    if (found.faults.length > 0) {
      return complainAll(found.faults, out);
    }
    installed = found.installed;
  }
  const finished = await execute(wanted, pages, installed, options, out);
  out.print(`\n${formatTable(finished)}\n\n${formatShares(shares(pages))}`);
  const failed = finished.filter((result) => 'blockedBy' in result || result.faults.length > 0);
  if (failed.length > 0) {
    const ids = [...new Set(failed.map(({run: {page}}) => page.id))];
    const names = ids.length > 5 ? '[page…]' : ids.join(' ');
    out.complain(
      `\n${failed.length} of ${finished.length} runs of pages failed. ` +
        pc.bold('Where what was printed is right and the page is not:') +
        `\n  npm run examples ${names} -- --update`,
    );
  }
  const status = all ? complainAll(checkShares(pages), out) : 0;
  return failed.length > 0 ? 1 : status;
}
