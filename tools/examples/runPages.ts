/** Runs pages, and writes the results: updated outputs, archives, copies, the lock. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {layout, publishesPlatform} from './environment';
import {compare} from './compare';
import {type PlacedElision, describe, needless, writeOut} from './elisions';
import {keepFolder, makeScratch, removeScratch} from './folders';
import {type LockEntry, platformPath, readLock} from '../../lib/examplesLock';
import {hashBlocks, recordPassed, sameEntry, sha256} from './lock';
import {type Page, type Run, chainOf, runsOf} from './pages';
import type {Step} from '../../lib/examplePage';
import {type Out, Progress} from './report';
import type {Fault, PageResult, Rewrite} from './results';
import {type Finished, runPages} from './schedule';
import {serveStatic} from './serve';
import {killSessions} from './session';
import {type Installed, needsTools} from './tools';
import {archivePlatform} from './txtar';
import {updatePage} from './update';

export interface Options {
  root: string;
  update: boolean;
  keep?: string;
  /** Time limit of a step. */
  seconds: number;
  /** Pages at a time. */
  workers: number;
  /** Whether the versions of the tools are those of the lock: other runs neither write nor heed it. */
  pinned: boolean;
}

interface Context extends Options {
  pages: Map<string, Page>;
  installed: Installed[];
  loopback: string;
  scratch: string;
}

/** Makes the wanted runs, which include those that others start from. */
export async function execute(
  wanted: Run[],
  pages: Map<string, Page>,
  installed: Installed[],
  options: Options,
  out: Out,
): Promise<Finished[]> {
  const scratch = makeScratch();
  const release = onSignal(() => {
    killSessions();
    removeScratch(scratch);
  });
  const server = await serveStatic(path.join(options.root, 'static'));
  const context = {...options, pages, installed, loopback: server.address, scratch};
  const progress = new Progress(wanted.length, out);
  const passed = new Set<string>();
  const entries = new Map<string, LockEntry>();
  const results = new Map<string, PageResult>();
  try {
    return await runPages(wanted, {
      ...context,
      onStart: (run) => progress.start(run),
      onFinish(result) {
        const {run} = result;
        if (!('blockedBy' in result) && result.faults.length === 0) {
          results.set(run.label, result);
          const all = runsOf(run.page, pages).flatMap(({label}) => results.get(label) ?? []);
          if (all.length === run.page.from.length) {
            judgeElisions(all, result.faults, options.update);
          }
        }
        const entry = 'blockedBy' in result ? undefined : finishRun(result, context);
        // A run from the state of a failed one proves nothing, even without a fault of its own.
        const stands = chainOf(run, pages)
          .slice(0, -1)
          .every((page) => passed.has(runsOf(page, pages)[0]?.label ?? ''));
        if (entry && stands) {
          passed.add(run.label);
          entries.set(run.page.id, {...entry, ...entries.get(run.page.id)});
        }
        progress.finish(result);
      },
    });
  } finally {
    killSessions();
    await server.close();
    removeScratch(scratch);
    release();
    // Checking writes nothing: a difference from the lock is a fault, even when the page passes.
    if (options.pinned && options.update) {
      // A page passes when it does so from each of its states.
      const whole = [...entries].flatMap(([id, entry]): [string, LockEntry][] => {
        const page = pages.get(id);
        const all = page && runsOf(page, pages).every(({label}) => passed.has(label));
        // Only now: the last run of a page, or of one that it starts from, may have written out elisions.
        return all ? [[id, {...entry, blocks: hashBlocks(page, pages, options.root)}]] : [];
      });
      recordPassed(options.root, new Map(whole));
    }
  }
}

/**
 * Finds, when all runs of a page have passed, the elisions without which it would pass as well: reports them, or writes
 * them out with an update.
 */
function judgeElisions([first, ...others]: PageResult[], faults: Fault[], update: boolean): void {
  if (!first || others.length === 0) {
    return;
  }
  const {page} = first.run;
  const isIdle = (step: Step, elision: PlacedElision) => {
    const body = writeOut(step.body, [elision]);
    return others.every(({shown}) => {
      const other = shown.get(elision.step);
      return other && compare(body, other.actual, other.printed, other.printed).same;
    });
  };
  const idle = needless(first.elisions);
  const blocks = page.steps.flatMap((step, index) => {
    const elisions = idle.filter((elision) => elision.step === index && isIdle(step, elision));
    return elisions.length > 0 ? [{step, elisions}] : [];
  });
  if (update) {
    const rewrites = blocks.map(({step, elisions}) => ({step, body: writeOut(step.body, elisions)}));
    rewritePage(page, rewrites, faults);
    return;
  }
  for (const {step, elisions} of blocks) {
    for (const elision of elisions) {
      faults.push({file: page.file, line: step.line + 1 + elision.row, message: describe(elision)});
    }
  }
}

/** Puts new outputs into a page. */
function rewritePage(page: Page, rewrites: Rewrite[], faults: Fault[]): void {
  if (!updatePage(page, rewrites)) {
    faults.push({file: page.file, line: 1, message: 'changed while it ran; nothing was rewritten'});
  }
}

/** Cleans up and ends the process on a signal; the result takes the handlers off again. */
function onSignal(clean: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stop = (signal: NodeJS.Signals) => {
    clean();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) {
    process.on(signal, stop);
  }
  return () => {
    for (const signal of signals) {
      process.off(signal, stop);
    }
  };
}

/** Writes the results of a run; returns the lock entry of its page if the run passed. */
function finishRun(result: PageResult, context: Context): LockEntry | undefined {
  const {root, update, keep, loopback, pages, installed} = context;
  const {run, state, faults} = result;
  const {page} = run;
  if (update) {
    rewritePage(page, result.rewrites, faults);
  }
  if (!state) {
    return undefined;
  }
  if (keep) {
    keepFolder(
      path.join(state.root, layout.home),
      path.join(keep, run.first ? page.id : `${page.id}@${run.from?.name.replaceAll('/', '-')}`),
      loopback,
    );
  }
  const chain = chainOf(run, pages);
  const usesTools = chain.some(({steps}) => needsTools(steps));
  const versions = usesTools ? Object.fromEntries(installed.map(({name, version}) => [name, version])) : {};
  const platform =
    run.first && publishesPlatform(page.name) ? publishPlatform(result, chain, context) : undefined;
  if (faults.length > 0) {
    return undefined;
  }
  const entry = {
    blocks: hashBlocks(page, pages, root),
    tools: versions,
    ...(page.from.length > 0 && {from: page.from}),
    ...(platform !== undefined && {platform}),
  };
  const locked = readLock(root).pages[page.id];
  if (context.pinned && !update && run.first && locked && !sameEntry(locked, entry)) {
    const message = 'passes, but with other blocks than examples.lock.json has; --update records it';
    faults.push({file: page.file, line: 1, message});
    return undefined;
  }
  return entry;
}

/** Compares or writes the archive of the finished platform; returns its hash if there is one. */
function publishPlatform(
  {run: {page}, state, faults}: PageResult,
  chain: Page[],
  context: Context,
): string | undefined {
  const archive = state && archivePlatform(chain, state, context);
  if (archive === undefined) {
    return undefined;
  }
  const file = `static/${platformPath(page.id)}`;
  const filePath = path.join(context.root, file);
  const current = existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
  if (current === archive) {
    return sha256(archive);
  }
  if (context.update && faults.length === 0) {
    mkdirSync(path.dirname(filePath), {recursive: true});
    writeFileSync(filePath, archive);
  } else {
    const what = current === undefined ? 'is missing' : 'is not the platform that this page ends with';
    faults.push({file: page.file, line: 1, message: `${file} ${what}; --update writes it`});
  }
  return sha256(archive);
}
