/** Writes the results of runs: updated outputs, archives, the lock. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readTextFile} from '../engine/files';
import {parsePage} from './codeBlocks';
import {archiveFiles} from './archive';
import type {Cluster} from './cluster';
import {archivePath, hashBlocks, hashCluster, readLock, recordPassed, sha256, updateCommand} from './lock';
import {type ExamplePage, type ExampleSite, resolveChain} from './pages';
import type {Machine} from './present';
import type {PageResult} from './runPage';
import {needsTools} from './tools';

export interface RunResult extends PageResult {
  page: ExamplePage;
  seconds: number;
  /** Whether the page and all pages before it passed. */
  passed: boolean;
  /** The cluster, if the page has run in it. */
  cluster?: Cluster;
  platform?: string;
}

/** Writes new outputs into a page, unless its file changed during the run. The lock then records this text. */
export function rewritePage({page, rewrites, problems}: RunResult): void {
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

/** Compares the archive with the page's final files, or writes it if `update` is set. */
export function publish(
  result: RunResult,
  site: ExampleSite,
  machine: Machine,
  scratch: string,
  update: boolean,
): void {
  const {page, state, problems} = result;
  const {archive} = site.options;
  if (!archive || !state || !page.name.startsWith(archive.pages)) {
    return;
  }
  const text = archiveFiles(resolveChain(page, site), state.root, site, machine, scratch);
  if (text === undefined) {
    return;
  }
  result.platform = sha256(text);
  const file = `static/${archivePath(page.id, archive.folder)}`;
  const whole = path.join(site.root, file);
  const current = existsSync(whole) ? readTextFile(whole) : undefined;
  if (current !== text && update && problems.length === 0) {
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, text);
  } else if (current !== text) {
    const problem = current === undefined ? 'is missing' : "doesn't match the page's last platform";
    problems.push({file: page.file, line: 1, message: `${file} ${problem}`, remedy: updateCommand(page.id)});
  }
}

/** Records a page that passed, so that an interrupted run keeps what it has done. */
export function record({page, platform, cluster}: RunResult, site: ExampleSite, {installed}: Machine): void {
  const versions = Object.fromEntries(installed.map(({name, version}) => [name, version]));
  const blocks = resolveChain(page, site).flatMap((each) => each.blocks);
  const inCluster = hashCluster(page);
  const former = readLock(site.root).pages[page.id]?.cluster;
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
