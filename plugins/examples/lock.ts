/** The lock records each page's passed blocks and the tools. Only a run with --update writes it. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isExecuted} from '../engine/fences';
import {normalizeText, readTextFile} from '../engine/files';
import {readJson} from '../engine/json';
import {memoizeWeak} from '../engine/memoizeWeak';
import type {Problem} from '../engine/problem';
import type {CodeBlock} from './codeBlocks';
import {
  type ExamplePage,
  type ExampleSite,
  type SiteFolder,
  isExecutable,
  isKnown,
  readSite,
  resolveChain,
} from './pages';
import {matches} from './tools';

/** The last run of a page that passed. */
export interface LockEntry {
  /** Hash of the page's blocks, the blocks of the pages it starts from, and the site's files they use. */
  blocks: string;
  tools: Record<string, string>;
  platform?: string;
  /** The last run of the page's blocks that need a cluster, with the cluster's version. */
  cluster?: {blocks: string; kubernetes: string};
}

export const lockFile = 'examples.lock.json';

export interface Lock {
  pages: Record<string, LockEntry>;
}

/** Reads the lock of a site's folder; a missing one is empty. */
export function readLock(root: string): Lock {
  const remedy = `restore the committed file (git checkout HEAD ${lockFile}), then run: npm run examples -- --update`;
  return (readJson(root, lockFile, 'pages', remedy) as Lock | undefined) ?? {pages: {}};
}

/** Replaces the lock with a new file. */
export function writeLock(root: string, {pages}: Lock): void {
  const sorted = Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = path.join(root, lockFile);
  const text = JSON.stringify({pages: Object.fromEntries(sorted)}, null, 2);
  writeFileSync(`${whole}.${process.pid}`, `${text}\n`);
  renameSync(`${whole}.${process.pid}`, whole);
}

/**
 * Records pages that passed and drops entries without a page. Pages and lock are read again first: another run may have
 * recorded other pages meanwhile.
 */
export function recordPassed(site: SiteFolder, passed: Record<string, LockEntry>): void {
  if (Object.keys(passed).length === 0) {
    return;
  }
  const {pages} = readSite(site);
  const entries = Object.entries({...readLock(site.root).pages, ...passed});
  const kept = entries.filter(([id]) => {
    const page = pages.get(id);
    return page && isExecutable(page);
  });
  writeLock(site.root, {pages: Object.fromEntries(kept)});
}

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Hash of everything that affects a page's result, except the tools. */
export function hashBlocks(page: ExamplePage, site: ExampleSite): string {
  const chain = resolveChain(page, site);
  const blocks = chain.flatMap((each) => hashedBlocks(each, each === page));
  return sha256(JSON.stringify([blocks, siteFiles(chain, site)]));
}

/** Hash of the blocks that need a cluster; undefined if the page has none. Edits elsewhere don't change it, because not every writer has a cluster. */
export function hashCluster({blocks}: ExamplePage): string | undefined {
  const own = blocks.filter(({cluster}) => cluster);
  return own.length > 0
    ? sha256(JSON.stringify(own.map(({kind, status, body}) => [kind, status, body])))
    : undefined;
}

/** The parts of a page's blocks that affect results. A proof affects only its own page, and a block in a cluster affects none. */
function hashedBlocks({blocks}: ExamplePage, own: boolean): unknown[] {
  return blocks
    .filter(
      ({kind, cluster}) =>
        !cluster && kind !== 'skip' && kind !== 'illustration' && (own || kind !== 'proof'),
    )
    .map(({kind, title, status, replaces, body}) => [
      kind,
      title ?? '',
      // If a fence names a status, the hash includes it; otherwise only whether the block fails.
      status > 1 ? status : status === 1,
      replaces,
      body,
    ]);
}

/** Addresses in a page's blocks that a run can load or write, without their final slashes and dots. */
const addressesIn = memoizeWeak((blocks: CodeBlock[]): string[] =>
  blocks
    .filter(({kind, cluster}) => !cluster && (isExecuted(kind) || kind === 'file'))
    .flatMap(({body}) => body.match(/https?:\/\/[\w.:-]+\/[\w./-]*/g) ?? [])
    .map((address) => address.replace(/[/.]+$/, '')),
);

/** Hashes of the site's own files that the blocks name by address. */
function siteFiles(pages: ExamplePage[], {root, options}: ExampleSite): string[][] {
  const folder = path.join(root, 'static');
  const base = `${options.address}/`;
  const addresses = new Set(pages.flatMap(({blocks}) => addressesIn(blocks)));
  const files = [...addresses].flatMap((address) =>
    address.startsWith(base) ? filesAt(folder, address.slice(base.length)) : [],
  );
  return [...new Set(files)].sort().map((file) => [file, hashFile(path.join(folder, file))]);
}

/** Hashes of files by path, with the time of their last change: each page has the same charts. */
const fileHashes = new Map<string, {changed: number; hash: string}>();

function hashFile(file: string): string {
  const {mtimeMs: changed} = statSync(file);
  const former = fileHashes.get(file);
  if (former?.changed === changed) {
    return former.hash;
  }
  const content = readFileSync(file);
  // A text has no NUL; a checkout may have changed the ends of its lines.
  const hash = sha256(content.includes(0) ? content : normalizeText(content.toString()));
  fileHashes.set(file, {changed, hash});
  return hash;
}

/** The file at a path, or all files below a folder at it. */
function filesAt(folder: string, file: string): string[] {
  const found = file === '' ? undefined : statSync(path.join(folder, file), {throwIfNoEntry: false});
  if (found?.isDirectory()) {
    return readdirSync(path.join(folder, file)).flatMap((name) => filesAt(folder, `${file}/${name}`));
  }
  return found?.isFile() ? [file] : [];
}

/** Path of a page's archive under `static/` and in its address. */
export const archivePath = (id: string, folder: string) => `${folder}/${id}.txtar`;

function entryProblem(entry: LockEntry, page: ExamplePage, site: ExampleSite): string | undefined {
  if (entry.blocks !== hashBlocks(page, site)) {
    return 'its blocks changed since they passed';
  }
  for (const {name, version} of site.options.tools) {
    const used = entry.tools[name];
    if (used !== undefined && !matches(used, version)) {
      return `passed with ${name} ${used}, wanted is ${version}`;
    }
  }
  if (entry.platform !== undefined && site.options.archive) {
    const file = `static/${archivePath(page.id, site.options.archive.folder)}`;
    const whole = path.join(site.root, file);
    if (!existsSync(whole) || sha256(readTextFile(whole)) !== entry.platform) {
      return `${file} doesn't match the page's last platform`;
    }
  }
  return undefined;
}

/**
 * The former id of a page that moved: an entry without a page, for the same blocks. An archive names its page's address, so a page with
 * one has to run again.
 */
function findFormer(page: ExamplePage, site: ExampleSite, {pages}: Lock): string | undefined {
  const isFormer = ([id, {blocks, platform}]: [string, LockEntry]) =>
    !site.pages.has(id) && platform === undefined && blocks === hashBlocks(page, site);
  return page.id in pages ? undefined : Object.entries(pages).find(isFormer)?.[0];
}

/** Gives the entries of pages that moved their new ids, because what passed is the same. Returns these ids. */
export function followMoves(site: ExampleSite): string[] {
  const lock = readLock(site.root);
  const moves = [...site.pages.values()].filter(isExecutable).flatMap((page) => {
    const former = findFormer(page, site, lock);
    return former === undefined ? [] : [[page.id, former] as const];
  });
  if (moves.length > 0) {
    const gone = new Set(moves.map(([, former]) => former));
    const kept = Object.entries(lock.pages).filter(([id]) => !gone.has(id));
    const moved = moves.map(([id, former]) => [id, lock.pages[former]]);
    writeLock(site.root, {pages: Object.fromEntries([...kept, ...moved])});
  }
  return moves.map(([id]) => id);
}

/** Compares the lock with the pages, without the tools. The next update removes entries of deleted pages. */
export function checkLock(site: ExampleSite): Problem[] {
  const lock = readLock(site.root);
  const pages = [...site.pages.values()].filter((page) => isExecutable(page) && isKnown(page, site));
  return pages.flatMap((page): Problem[] => {
    const entry = lock.pages[page.id];
    const former = entry ? undefined : findFormer(page, site, lock);
    const missing = former ? `it moved, and the lock has ${former}` : 'its commands have never passed';
    const message = entry ? entryProblem(entry, page, site) : missing;
    const inCluster = `its blocks for a cluster have ${entry?.cluster ? 'changed since they' : 'never'} passed`;
    const problem = {file: page.file, line: 1};
    return [
      ...(message ? [{...problem, message, remedy: updateCommand(page.id)}] : []),
      ...(entry?.cluster?.blocks === hashCluster(page)
        ? []
        : [{...problem, message: inCluster, remedy: `${updateCommand(page.id)} --cluster CONTEXT`}]),
    ];
  });
}

export const updateCommand = (ids: string) => `run: npm run examples ${ids} -- --update`;
