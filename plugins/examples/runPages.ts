/** Runs pages in parallel, each after the pages that it starts from. */
import {existsSync, mkdtempSync, realpathSync, statfsSync} from 'node:fs';
import {availableParallelism, constants, tmpdir} from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import {Cluster} from './cluster';
import {remove} from './copy';
import {type ExamplePage, type ExampleSite, resolveChain, findParent} from './pages';
import {type RunResult, publish, record, rewritePage} from './results';
import {runPage} from './runPage';
import {serveStatic} from './serve';
import {killSessions} from './session';
import type {Installed} from './tools';

export interface RunOptions {
  update: boolean;
  /** Whether the tools have the site's versions, because only such runs write the lock. */
  pinned: boolean;
  /** Pages that run only because others start from them. */
  parents: ExamplePage[];
  /** The address of this machine at which the site is served. */
  host: string;
  /** The kubectl context of a cluster, for the blocks that need one. */
  context?: string;
}

/** Some pages, each after the pages that it depends on. */
export const withParents = (selected: ExamplePage[], site: ExampleSite): ExamplePage[] => [
  ...new Set(selected.flatMap((page) => resolveChain(page, site))),
];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Where Linux keeps files in memory. Pages write so many small files that a run on a disk takes almost twice as long. */
const memory = '/dev/shm';

function hasMemory(): boolean {
  const {bavail, bsize} = existsSync(memory) ? statfsSync(memory) : {bavail: 0, bsize: 0};
  return bavail * bsize > 2 ** 31;
}

/** Makes a private folder. `end` stops all sessions and removes the folder, and so does a signal. */
function createScratch(): {folder: string; end: () => void} {
  const parent = process.env.TMPDIR ?? (hasMemory() ? memory : tmpdir());
  const folder = realpathSync(mkdtempSync(path.join(parent, 'examples-')));
  const clean = () => {
    killSessions();
    remove(folder);
  };
  const stop = (signal: NodeJS.Signals) => {
    clean();
    process.exit(128 + constants.signals[signal]);
  };
  signals.forEach((signal) => process.on(signal, stop));
  const end = () => {
    clean();
    signals.forEach((signal) => process.off(signal, stop));
  };
  return {folder, end};
}

function notRun(page: ExamplePage, parent: ExamplePage): RunResult {
  const problems = [{file: page.file, line: page.fromLine, message: `not run, because ${parent.id} failed`}];
  return {page, seconds: 0, problems, rewrites: [], passed: false};
}

/** Runs the wanted pages, which include those that others start from. */
export async function runPages(
  wanted: ExamplePage[],
  site: ExampleSite,
  installed: Installed[],
  {update, pinned, parents, host, context}: RunOptions,
  finished: (result: RunResult) => void,
): Promise<RunResult[]> {
  const scratch = createScratch();
  const {
    address,
    cluster: {gitHost, kinds},
  } = site.options;
  const {address: loopback, server} = await serveStatic(path.join(site.root, 'static'), scratch.folder, host);
  const machine = {address, loopback, installed, gitHost};
  const limit = pLimit(Math.max(2, availableParallelism()));
  let cluster: Cluster | undefined;
  const results = new Map<ExamplePage, Promise<RunResult>>();

  async function execute(page: ExamplePage, parent: RunResult | undefined): Promise<RunResult> {
    const started = performance.now();
    const folder = path.join(scratch.folder, String(wanted.indexOf(page)));
    const own = parents.includes(page) ? undefined : cluster;
    const context = {
      options: site.options,
      machine,
      update,
      cluster: own,
    };
    const ran = await runPage(page, folder, parent?.state, context);
    const result: RunResult = {
      ...ran,
      page,
      cluster: own,
      seconds: (performance.now() - started) / 1000,
      passed: false,
    };
    if (update) {
      rewritePage(result);
    }
    publish(result, site, machine, path.join(scratch.folder, 'init'), update);
    result.passed = result.problems.length === 0 && (parent?.passed ?? true);
    if (result.passed && pinned && update) {
      record(result, site, machine);
    }
    if (!wanted.some((each) => findParent(each, site) === page)) {
      remove(folder);
    }
    return result;
  }

  async function runAfter(former: Promise<RunResult> | undefined, page: ExamplePage): Promise<RunResult> {
    const parent = await former;
    const isBlocked = parent && !parent.state;
    const result = isBlocked ? notRun(page, parent.page) : await limit(() => execute(page, parent));
    finished(result);
    return result;
  }

  try {
    cluster = context === undefined ? undefined : await Cluster.open(context, kinds, scratch.folder);
    for (const page of wanted) {
      const parent = findParent(page, site);
      results.set(page, runAfter(parent && results.get(parent), page));
    }
    return await Promise.all(results.values());
  } finally {
    server.close();
    server.closeAllConnections();
    scratch.end();
  }
}
