/** Runs pages side by side, each after the page that it continues. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {type Page, parentOf} from './pages';
import {type EndState, type PageResult, type RunOptions, runPage} from './run';

/** What became of a page: a result, or the page whose failure kept it from running. */
export type Finished = PageResult | {page: Page; blockedBy: Page};

export interface ScheduleOptions extends RunOptions {
  /** A private folder; every session gets its root below. */
  scratch: string;
  workers: number;
  onStart(page: Page): void;
  /** Called before the end state of the page is removed. */
  onFinish(finished: Finished): void | Promise<void>;
}

/** Runs all of `wanted`, which includes the pages that others continue. */
export async function runPages(
  wanted: Page[],
  pages: Map<string, Page>,
  options: ScheduleOptions,
): Promise<Finished[]> {
  const waiting = new Set(wanted);
  const states = new Map<Page, EndState | undefined>();
  const uses = new Map<Page, number>();
  const finished: Finished[] = [];
  for (const page of wanted) {
    const parent = parentOf(page, pages);
    if (parent) {
      uses.set(parent, (uses.get(parent) ?? 0) + 1);
    }
  }
  // Pages that others wait for go first: the longest chain decides how long the whole run takes.
  const isReady = (parent: Page | undefined) => !parent || states.has(parent);
  const ready = () =>
    [...waiting]
      .filter((page) => isReady(parentOf(page, pages)))
      .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))[0];

  const release = (page: Page | undefined) => {
    if (!page) {
      return;
    }
    const left = uses.get(page) ?? 0;
    const state = states.get(page);
    if (left === 0 && state) {
      rmSync(state.root, {recursive: true, force: true, maxRetries: 3});
    }
  };

  const runOne = async (page: Page): Promise<void> => {
    const parent = parentOf(page, pages);
    const blocked = parent && !states.get(parent);
    const folder = path.join(options.scratch, String(wanted.indexOf(page)));
    options.onStart(page);
    const result: Finished = blocked
      ? {page, blockedBy: parent}
      : await runPage(page, folder, parent && states.get(parent), options);
    finished.push(result);
    await options.onFinish(result);
    states.set(page, 'state' in result ? result.state : undefined);
    if (!('state' in result && result.state)) {
      rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    }
    if (parent) {
      uses.set(parent, (uses.get(parent) ?? 0) - 1);
    }
    release(parent);
    release(page);
  };

  const busy = new Set<Promise<void>>();
  while (waiting.size > 0 || busy.size > 0) {
    const next = busy.size < options.workers ? ready() : undefined;
    if (next) {
      waiting.delete(next);
      const job: Promise<void> = runOne(next).finally(() => busy.delete(job));
      busy.add(job);
      // Promise.race reports the first; the others fail with it when the sessions are killed.
      job.catch(() => {});
    } else {
      await Promise.race(busy);
    }
  }
  return finished;
}
