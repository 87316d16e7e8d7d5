/** Runs pages side by side, each after the pages in whose end state it starts. */
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {availableParallelism, constants, tmpdir} from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import {type Page, type Run, type Site, firstRun, runsOf} from './pages';
import {type Result, publish, record, rewritePage} from './results';
import {runPage} from './runPage';
import {serveStatic} from './serve';
import {killSessions} from './session';
import type {Installed} from './tools';

export interface RunOptions {
  update: boolean;
  /** Whether the tools have the versions that the site names: other runs do not write the lock. */
  pinned: boolean;
}

/** The runs of some pages, and the first run of every page that they rest on. */
export function runsFor(selected: Page[], site: Site): Run[] {
  const runs = new Map<string, Run>();
  const add = (run: Run) => {
    if (!runs.has(run.label)) {
      runs.set(run.label, run);
      if (run.from) {
        add(firstRun(run.from, site));
      }
    }
  };
  selected.flatMap((page) => runsOf(page, site)).forEach(add);
  return [...runs.values()];
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes a private folder; a command that was just killed may still be writing into it. */
const remove = (folder: string) =>
  rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});

const unstarted = {seconds: 0, faults: [], rewrites: [], passed: false};

/** Makes the wanted runs, which include those that others start from. */
export async function runPages(
  wanted: Run[],
  site: Site,
  installed: Installed[],
  {update, pinned}: RunOptions,
  finished: (result: Result) => void,
): Promise<Result[]> {
  const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'examples-')));
  const clean = () => {
    killSessions();
    remove(scratch);
  };
  const stop = (signal: NodeJS.Signals) => {
    clean();
    process.exit(128 + constants.signals[signal]);
  };
  signals.forEach((signal) => process.on(signal, stop));
  const server = await serveStatic(path.join(site.root, 'static'));
  const machine = {address: site.options.address, loopback: server.address, installed};
  const limit = pLimit(Math.max(2, availableParallelism()));
  const results = new Map<string, Promise<Result>>();

  async function execute(run: Run, parent: Result | undefined): Promise<Result> {
    const started = performance.now();
    const folder = path.join(scratch, String(wanted.findIndex(({label}) => label === run.label)));
    const page = await runPage(run, folder, parent?.state, {options: site.options, machine, update});
    const result: Result = {...page, run, seconds: (performance.now() - started) / 1000, passed: false};
    if (update) {
      rewritePage(result);
    }
    publish(result, site, machine, path.join(scratch, 'init'), update);
    result.passed = result.faults.length === 0 && (parent?.passed ?? true);
    if (!run.first || !wanted.some(({from}) => from === run.page)) {
      remove(folder);
    }
    return result;
  }

  async function runAfterParent(run: Run): Promise<Result> {
    const parent = run.from && (await start(firstRun(run.from, site)));
    if (update && !run.first) {
      // It rewrites the outputs that the other runs of the page are compared with.
      await start(firstRun(run.page, site));
    }
    const isBlocked = parent && !parent.state;
    const result = isBlocked
      ? {...unstarted, run, blockedBy: parent.run}
      : await limit(() => execute(run, parent));
    finished(result);
    return result;
  }

  function start(run: Run): Promise<Result> {
    const result = results.get(run.label) ?? runAfterParent(run);
    results.set(run.label, result);
    return result;
  }

  try {
    const all = await Promise.all(wanted.map(start));
    if (pinned && update) {
      record(all, site, machine);
    }
    return all;
  } finally {
    server.close();
    clean();
    signals.forEach((signal) => process.off(signal, stop));
  }
}
