/** examples.lock.json: which blocks passed, with which tools, when they were last recorded. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteAddress, tools} from './environment';
import {type Page, chainOf, isExecutable, readPages, runsOf} from './pages';
import type {Problem} from '../../lib/examplePage';
import {isExecuted} from '../../lib/fences';
import {lockFile, platformPath, readLock, type Lock, type LockEntry} from '../../lib/examplesLock';
import {matches} from './tools';

/**
 * Records pages that passed and drops entries without a page. The file is read again first:
 * another run may have recorded other pages meanwhile.
 */
export function recordPassed(root: string, passed: Map<string, LockEntry>): void {
  if (passed.size === 0) {
    return;
  }
  const pages = readPages(root);
  const entries = {...readLock(root).pages, ...Object.fromEntries(passed)};
  const kept = Object.keys(entries).filter((id) => {
    const page = pages.get(id);
    return page && isExecutable(page);
  });
  const lock: Lock = {pages: Object.fromEntries(kept.sort().map((id) => [id, entries[id] as LockEntry]))};
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  const file = path.join(root, lockFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return;
  }
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Whether a page passed with the same blocks and result. Patch versions of tools may differ: those that
 * may not are refused before anything runs.
 */
export function sameEntry(a: LockEntry, b: LockEntry): boolean {
  return a.blocks === b.blocks && a.platform === b.platform;
}

/** Hash of all that decides whether a page passes, apart from the tools. */
export function hashBlocks(page: Page, pages: Map<string, Page>, root: string): string {
  const chains = runsOf(page, pages).map((run) => chainOf(run, pages));
  const steps = chains.map((chain) => chain.flatMap((each) => stepsOf(each, each === page)));
  // The names count as well: two pages may leave the same blocks behind and yet be told apart in the story.
  const all = chains.length > 1 ? [page.from, ...steps] : steps[0];
  return sha256(JSON.stringify([all, siteFiles([...new Set(chains.flat())], root)]));
}

/** What counts of a page's blocks. A proof of another page changes nothing for this one. */
function stepsOf({steps}: Page, own: boolean): unknown[] {
  return steps
    .filter(({kind}) => kind !== 'skip' && kind !== 'illustration' && (own || kind !== 'proof'))
    .map(({kind, title, status, replaces, body}) => [
      kind,
      title ?? '',
      // A status that a fence names is part of what passed; of the others it says whether they fail.
      status > 1 ? status : status === 1,
      replaces,
      body,
    ]);
}

/** Digests of the site's own files that the blocks name by address. */
function siteFiles(pages: Page[], root: string): string[][] {
  const address = new RegExp(`${siteAddress.replaceAll('.', '\\.')}/([\\w./-]*)`, 'g');
  const found = new Set<string>();
  for (const {steps} of pages) {
    for (const {kind, body} of steps) {
      if (!isExecuted(kind) && kind !== 'file') {
        continue;
      }
      for (const [, filePath = ''] of body.matchAll(address)) {
        for (const file of filesBelow(path.join(root, 'static'), filePath.replace(/[/.]+$/, ''))) {
          found.add(file);
        }
      }
    }
  }
  return [...found].sort().map((file) => [file, sha256(readFileSync(path.join(root, 'static', file)))]);
}

function filesBelow(folder: string, file: string): string[] {
  const found = file === '' ? undefined : statSync(path.join(folder, file), {throwIfNoEntry: false});
  if (found?.isFile()) {
    return [file];
  }
  if (!found?.isDirectory()) {
    return [];
  }
  return readdirSync(path.join(folder, file)).flatMap((name) => filesBelow(folder, `${file}/${name}`));
}

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The first tool of another version than is wanted now, and the wanted one. */
function outdated(entry: LockEntry): string | undefined {
  return tools.flatMap(({name, wanted}) => {
    const version = entry.tools[name];
    return version === undefined || matches(version, wanted)
      ? []
      : [`${name} ${version}, wanted is ${wanted}`];
  })[0];
}

/** Compares the lock with the pages; needs no tools. */
export function checkLock(root: string, pages: Map<string, Page>): Problem[] {
  const lock = readLock(root);
  const problems: Problem[] = [];
  for (const page of pages.values()) {
    if (!isExecutable(page)) {
      continue;
    }
    const entry = lock.pages[page.id];
    const report = (message: string) => problems.push({file: page.file, line: 1, message});
    const how = `run: npm run examples ${page.id} -- --update`;
    if (!entry) {
      report(`never passed; ${how}`);
    } else if (entry.blocks !== hashBlocks(page, pages, root)) {
      report(`its blocks are not those that passed; ${how}`);
    } else if (outdated(entry)) {
      report(`passed with ${outdated(entry)}; ${how}`);
    } else if (entry.platform !== undefined && entry.platform !== platformHash(root, page.id)) {
      report(`static/${platformPath(page.id)} is not the platform that the page ended with; ${how}`);
    }
  }
  for (const file of filesBelow(path.join(root, 'static'), 'platforms')) {
    const id = file.slice('platforms/'.length).replace(/\.txtar$/, '');
    if (lock.pages[id]?.platform !== undefined) {
      continue;
    }
    problems.push({
      file: `static/${file}`,
      line: 1,
      message: 'no page that passed ends with this platform; delete it',
    });
  }
  for (const id of Object.keys(lock.pages)) {
    const page = pages.get(id);
    // A page with mistakes in it may run once they are mended.
    if (page && (isExecutable(page) || page.problems.length > 0)) {
      continue;
    }
    problems.push({
      file: lockFile,
      line: 1,
      message: `there is no page that runs for the entry ${id}; run: npm run examples -- --update`,
    });
  }
  return problems;
}

function platformHash(root: string, id: string): string | undefined {
  const file = path.join(root, 'static', platformPath(id));
  return existsSync(file) ? sha256(readFileSync(file)) : undefined;
}
