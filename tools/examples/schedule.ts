/** Runs pages side by side, each after the pages in whose end state it starts. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {type Page, type Run, runsOf} from './pages';
import type {EndState, PageResult, RunOptions} from './results';
import {runPage} from './runPage';

/** What became of a run: a result, or the run whose failure kept it from starting. */
export type Finished = PageResult | {run: Run; blockedBy: Run};

export interface ScheduleOptions extends RunOptions {
  /** A private folder; every session gets its root below. */
  scratch: string;
  workers: number;
  onStart(run: Run): void;
  /** Called before the end state of the page is removed. */
  onFinish(finished: Finished): void | Promise<void>;
}

/** Runs all of `wanted`, which includes the first run of each page that another one starts from. */
export async function runPages(wanted: Run[], options: ScheduleOptions): Promise<Finished[]> {
  const firsts = new Map(wanted.filter(({first}) => first).map((run) => [run.page, run]));
  const parentOf = ({from}: Run) => from && firsts.get(from);
  const waiting = new Set(wanted);
  const states = new Map<Run, EndState | undefined>();
  const uses = new Map<Run, number>();
  const finished: Finished[] = [];
  for (const run of wanted) {
    const parent = parentOf(run);
    if (parent) {
      uses.set(parent, (uses.get(parent) ?? 0) + 1);
    }
  }

  const isReady = (run: Run) => {
    const parent = parentOf(run);
    const first = firsts.get(run.page);
    // An update rewrites the outputs that the other runs of the page are compared with.
    const isWritten = run.first || !options.update || !first || states.has(first);
    return (!parent || states.has(parent)) && isWritten;
  };
  // Pages that others wait for go first: the longest chain decides how long the whole run takes.
  const next = () =>
    [...waiting].filter(isReady).sort((a, b) => depthBelow(b) - depthBelow(a) || usesOf(b) - usesOf(a))[0];
  const usesOf = (run: Run) => uses.get(run) ?? 0;
  const depths = new Map<Run, number>();
  const depthBelow = (run: Run): number => {
    const known = depths.get(run);
    if (known !== undefined) {
      return known;
    }
    const below = wanted.filter((other) => parentOf(other) === run).map(depthBelow);
    const depth = below.length > 0 ? 1 + Math.max(...below) : 0;
    depths.set(run, depth);
    return depth;
  };

  const release = (run: Run | undefined) => {
    const state = run && states.get(run);
    if (state && usesOf(run) === 0) {
      rmSync(state.root, {recursive: true, force: true, maxRetries: 3});
    }
  };

  const runOne = async (run: Run): Promise<void> => {
    const parent = parentOf(run);
    const blocked = parent && !states.get(parent);
    const folder = path.join(options.scratch, String(wanted.indexOf(run)));
    options.onStart(run);
    const result: Finished = blocked
      ? {run, blockedBy: parent}
      : await runPage(run, folder, parent && states.get(parent), options);
    finished.push(result);
    await options.onFinish(result);
    states.set(run, 'state' in result ? result.state : undefined);
    if (!('state' in result && result.state)) {
      rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    }
    if (parent) {
      uses.set(parent, usesOf(parent) - 1);
    }
    release(parent);
    release(run);
  };

  const busy = new Set<Promise<void>>();
  while (waiting.size > 0 || busy.size > 0) {
    const run = busy.size < options.workers ? next() : undefined;
    if (run) {
      waiting.delete(run);
      const job: Promise<void> = runOne(run).finally(() => busy.delete(job));
      busy.add(job);
      // Promise.race reports the first; the others fail with it when the sessions are killed.
      job.catch(() => {});
    } else {
      await Promise.race(busy);
    }
  }
  return finished;
}

/** The runs of some pages, and the first run of every page that they rest on. */
export function runsFor(selected: Page[], pages: Map<string, Page>): Run[] {
  const runs = new Map<string, Run>();
  const add = (run: Run | undefined) => {
    if (run && !runs.has(run.label)) {
      runs.set(run.label, run);
      add(run.from && runsOf(run.from, pages)[0]);
    }
  };
  selected.flatMap((page) => runsOf(page, pages)).forEach(add);
  return [...runs.values()];
}
