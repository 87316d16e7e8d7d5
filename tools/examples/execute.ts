/** Runs pages, and writes what a run may write: rewritten outputs, archives, copies, the lock. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {layout, publishesPlatform} from './environment';
import {keepFolder, makeScratch, removeScratch} from './keep';
import {type LockEntry, hashBlocks, platformPath, readLock, recordPassed, sameEntry, sha256} from './lock';
import {type Page, chainOf} from './pages';
import {type Out, Progress} from './report';
import type {PageResult} from './run';
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

/** Runs the pages, which include those that others continue. */
export async function execute(
  wanted: Page[],
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
  const passed = new Map<Page, LockEntry>();
  try {
    return await runPages(wanted, pages, {
      ...context,
      onStart: (page) => progress.start(page),
      onFinish(result) {
        const entry = 'blockedBy' in result ? undefined : finishPage(result, context);
        // A page that stands on one which did not pass proves nothing, even if it shows no fault.
        const stands = chainOf(result.page, pages)
          .slice(0, -1)
          .every((page) => passed.has(page));
        if (entry && stands) {
          passed.set(result.page, entry);
        }
        progress.finish(result);
      },
    });
  } finally {
    killSessions();
    await server.close();
    removeScratch(scratch);
    release();
    // Checking writes nothing: what differs from the lock is a fault, even where it passes.
    if (options.pinned && options.update) {
      recordPassed(options.root, new Map([...passed].map(([{id}, entry]) => [id, entry])));
    }
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

/** Writes what the page's run is to write; returns the lock entry of a page that passed. */
function finishPage(result: PageResult, context: Context): LockEntry | undefined {
  const {root, update, keep, loopback, pages, installed} = context;
  const {page, state, faults} = result;
  if (update && !updatePage(page, result.rewrites)) {
    faults.push({file: page.file, line: 1, message: 'changed while it ran; nothing was rewritten'});
  }
  if (!state) {
    return undefined;
  }
  if (keep) {
    keepFolder(path.join(state.root, layout.home), path.join(keep, page.id), loopback);
  }
  const chain = chainOf(page, pages);
  const usesTools = chain.some(({steps}) => needsTools(steps));
  const versions = usesTools ? Object.fromEntries(installed.map(({name, version}) => [name, version])) : {};
  const platform = publishesPlatform(page.name) ? publishPlatform(result, chain, context) : undefined;
  if (faults.length > 0) {
    return undefined;
  }
  const entry = {
    blocks: hashBlocks(page, pages, root),
    tools: versions,
    ...(platform !== undefined && {platform}),
  };
  const locked = readLock(root).pages[page.id];
  if (context.pinned && !update && locked && !sameEntry(locked, entry)) {
    const message = 'passes, but with other blocks than examples.lock.json has; --update records it';
    faults.push({file: page.file, line: 1, message});
    return undefined;
  }
  return entry;
}

/** Compares or writes the archive of the finished platform; returns its hash if there is one. */
function publishPlatform(
  {page, state, faults}: PageResult,
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
