/** Runs pages in parallel, each after the pages that it starts from, and records what passed. */
import {existsSync, mkdtempSync, realpathSync, statfsSync, writeFileSync} from 'node:fs';
import {availableParallelism, constants, tmpdir} from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import {readTextFile} from '../../engine/files';
import {hashBlocks, hashCluster} from '../page/hash';
import {readLock, recordPassed} from '../page/lock';
import {parsePage} from '../page/page';
import {type ExamplePage, type ExampleSite, resolveChain} from '../page/site';
import {readStart} from '../page/start';
import {checkArchive} from './archive';
import {Cluster} from './cluster';
import {type Installed, type Machine, needsTools} from './machine';
import {type PageResult, runPage} from './runPage';
import {serveStatic} from './serve';
import {killSessions, removeFolder} from './shell/session';

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

export interface RunResult extends PageResult {
  page: ExamplePage;
  seconds: number;
  /** Whether the page and all pages before it passed. */
  passed: boolean;
}

/** Some pages, each after the pages that it depends on. */
export const withParents = (selected: ExamplePage[]): ExamplePage[] => [
  ...new Set(selected.flatMap(resolveChain)),
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
  const end = (signal?: NodeJS.Signals) => {
    killSessions();
    removeFolder(folder);
    signals.forEach((one) => process.off(one, end));
    if (signal) {
      process.exit(128 + constants.signals[signal]);
    }
  };
  signals.forEach((one) => process.on(one, end));
  return {folder, end};
}

/** Writes new outputs into a page, unless its file changed during the run. The lock then records this text. */
function rewritePage(page: ExamplePage, {rewrites, problems}: PageResult): void {
  if (rewrites.length === 0) {
    return;
  }
  if (readTextFile(page.path) !== page.source) {
    problems.push({file: page.file, line: 1, message: 'changed during the run, so it was not updated'});
    return;
  }
  // Starts with the last block, so that earlier offsets stay valid.
  const ordered = [...rewrites].sort((a, b) => b.block.start - a.block.start);
  const source = ordered.reduce((text, {block, body}) => {
    const indented = body.replace(/^(?=.)/gm, block.indent);
    return text.slice(0, block.start) + indented + text.slice(block.end);
  }, page.source);
  writeFileSync(page.path, source);
  Object.assign(page, parsePage(source, page.file));
}

/** Records a page that passed, so that an interrupted run keeps what it has done. */
function record(
  page: ExamplePage,
  site: ExampleSite,
  installed: Installed[],
  platform: string | undefined,
  cluster: Cluster | undefined,
): void {
  const versions = Object.fromEntries(installed.map(({name, version}) => [name, version]));
  const blocks = resolveChain(page).flatMap((each) => each.blocks);
  const inCluster = hashCluster(page);
  const former = readLock(site.root)[page.id]?.cluster;
  const current = inCluster && cluster ? {blocks: inCluster, kubernetes: cluster.kubernetes} : former;
  recordPassed(site, {
    [page.id]: {
      blocks: hashBlocks(page, site),
      tools: needsTools(blocks, site.options.tools) ? versions : {},
      platform,
      cluster: inCluster === undefined ? undefined : current,
    },
  });
}

function notRun(page: ExamplePage, parent: ExamplePage): RunResult {
  const problems = [{file: page.file, line: page.fromLine, message: `not run, because ${parent.id} failed`}];
  return {page, seconds: 0, problems, rewrites: [], passed: false};
}

/**
 * Runs the wanted pages, which include those that others start from.
 *
 * @param finished called with the result of each page at its end
 */
export async function runPages(
  wanted: ExamplePage[],
  site: ExampleSite,
  installed: Installed[],
  {update, pinned, parents, host, context}: RunOptions,
  finished: (result: RunResult) => void,
): Promise<RunResult[]> {
  const {options} = site;
  const scratch = createScratch();
  const {address: loopback, server} = await serveStatic(site, scratch.folder, host);
  const machine: Machine = {
    address: options.address,
    loopback,
    installed,
    gitHost: options.cluster.gitHost,
  };
  const limit = pLimit(Math.max(2, availableParallelism()));
  let opened: Cluster | undefined;
  const results = new Map<ExamplePage, Promise<RunResult>>();

  async function execute(page: ExamplePage, parent: RunResult | undefined): Promise<RunResult> {
    const started = performance.now();
    const folder = path.join(scratch.folder, String(wanted.indexOf(page)));
    const cluster = parents.includes(page) ? undefined : opened;
    // A page starts from what a reader who skipped the page before it gets.
    const code = page.parent && readStart(site, page.parent).code;
    const start = code ? parsePage(`\`\`\`bash run\n${code}\n\`\`\``, page.file).blocks : [];
    const run = {options, machine, update, cluster};
    const state = code ? undefined : parent?.state;
    const ran = await runPage({...page, blocks: [...start, ...page.blocks]}, folder, state, run);
    const seconds = (performance.now() - started) / 1000;
    if (update) {
      rewritePage(page, ran);
    }
    const platform = checkArchive(page, ran, site, machine, path.join(scratch.folder, 'init'), update);
    const passed = ran.problems.length === 0 && (parent?.passed ?? true);
    if (passed && pinned && update) {
      record(page, site, installed, platform, cluster);
    }
    if (!wanted.some(({parent: needed}) => needed === page)) {
      removeFolder(folder);
    }
    return {...ran, page, seconds, passed};
  }

  async function runAfter(former: Promise<RunResult> | undefined, page: ExamplePage): Promise<RunResult> {
    const parent = await former;
    const isBlocked = parent && !parent.state;
    const result = isBlocked ? notRun(page, parent.page) : await limit(() => execute(page, parent));
    finished(result);
    return result;
  }

  try {
    opened =
      context === undefined ? undefined : await Cluster.open(context, options.cluster.kinds, scratch.folder);
    for (const page of wanted) {
      results.set(page, runAfter(page.parent && results.get(page.parent), page));
    }
    return await Promise.all(results.values());
  } finally {
    server.close();
    server.closeAllConnections();
    scratch.end();
  }
}
