/** Runs of all pages with another version of one tool, such as Helm. `data/helm.json` records which outputs differ. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../engine/json';
import {hashBlocks} from './lock';
import type {ExampleSite} from './pages';
import type {RunResult} from './results';
import type {Installed} from './tools';

interface Run {
  date: string;
  /** What differs, by page: the page's lines start with `-`, the printed ones with `+`. */
  differs: Record<string, string[]>;
  /** Hashes of the pages that ran, because they change. */
  pages: Record<string, string>;
}

/** A run as readers see it: how many pages ran, how many of them have changed since, and what differs. */
export interface Compared extends Pick<Run, 'date' | 'differs'> {
  version: string;
  pages: number;
  changed: number;
}

const fileFor = (tool: string) => `data/${tool}.json`;

function readRuns(root: string, tool: string): Record<string, Run> {
  const remedy = `restore the committed file, or run: npm run examples -- --compare ${tool}`;
  const file = readJson(root, fileFor(tool), 'runs', remedy) as {runs: Record<string, Run>} | undefined;
  return file?.runs ?? {};
}

const differences = ({problems}: RunResult) =>
  problems.flatMap(({message, details = ''}) => {
    const lines = details.split('\n').filter((line) => /^[-+]/.test(line));
    return lines.length > 0 ? lines : [message];
  });

/** Records a run of all pages. Returns the path of the file. */
export function recordCompared(
  tool: string,
  installed: Installed[],
  results: RunResult[],
  site: ExampleSite,
): string {
  const version = installed.find(({name}) => name === tool)?.version ?? 'none';
  const sorted = results
    .map((result) => ({...result, id: result.page.id}))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    differs: Object.fromEntries(
      sorted.flatMap((result) => (result.problems.length > 0 ? [[result.id, differences(result)]] : [])),
    ),
    pages: Object.fromEntries(sorted.map(({id, page}) => [id, hashBlocks(page, site)])),
  };
  const runs = Object.entries({...readRuns(site.root, tool), [version]: run});
  runs.sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true}));
  const text = JSON.stringify({runs: Object.fromEntries(runs)}, null, 2);
  const file = fileFor(tool);
  mkdirSync(path.dirname(path.join(site.root, file)), {recursive: true});
  writeFileSync(path.join(site.root, file), `${text}\n`);
  return file;
}

/** The recorded runs of a tool, compared with the pages as they are now. */
export function readCompared(tool: string, site: ExampleSite): Compared[] {
  const isSame = (id: string, hash: string) => {
    const page = site.pages.get(id);
    return page !== undefined && hashBlocks(page, site) === hash;
  };
  return Object.entries(readRuns(site.root, tool)).map(([version, {date, differs, pages}]) => {
    const all = Object.entries(pages);
    return {version, date, differs, pages: all.length, changed: all.filter((one) => !isSame(...one)).length};
  });
}
