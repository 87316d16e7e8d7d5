/** Runs of the pages with another version of one tool, such as Helm. `data/helm.json` records which outputs differ. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../engine/json';
import {hashBlocks} from './lock';
import type {ExampleSite} from './pages';
import {isFailed} from './report';
import type {RunResult} from './results';
import type {Installed} from './tools';

interface RecordedRun {
  date: string;
  /** What differs, by page: the page's lines start with `-`, the printed ones with `+`. */
  differs: Record<string, string[]>;
  /** Hashes of the pages that ran, because they change. */
  pages: Record<string, string>;
}

/** A run as readers see it: how many pages ran, how many of them have changed since, and what differs. */
export interface Compared extends Pick<RecordedRun, 'date' | 'differs'> {
  version: string;
  pages: number;
  changed: number;
}

const fileFor = (tool: string) => `data/${tool}.json`;

function readRuns(root: string, tool: string): Record<string, RecordedRun> {
  const remedy = `restore the committed file, or run: npm run examples -- --compare ${tool}`;
  const file = readJson(root, fileFor(tool), 'runs', remedy) as
    {runs: Record<string, RecordedRun>} | undefined;
  return file?.runs ?? {};
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** Sorts versions and pages. Of two entries with one name, the last is kept. */
const sort = <Value>(entries: [string, Value][]) =>
  Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true})));

const differences = ({problems}: RunResult) =>
  problems.flatMap(({message, details = ''}) => {
    const lines = details.split('\n').filter((line) => /^[-+]/.test(line));
    return lines.length > 0 ? lines : [message];
  });

/** Records a run. One of some pages replaces only their results. Returns the path of the file. */
export function recordCompared(
  tool: string,
  installed: Installed[],
  results: RunResult[],
  isWhole: boolean,
  site: ExampleSite,
): string {
  const version = installed.find(({name}) => name === tool)?.version ?? 'none';
  const former = readRuns(site.root, tool);
  const run: RecordedRun = (!isWhole && former[version]) || {date: toDay(new Date()), differs: {}, pages: {}};
  const ids = results.map(({page}) => page.id);
  const ran = results.map(({page}): [string, string] => [page.id, hashBlocks(page, site)]);
  const differ = results.filter(isFailed).map((one): [string, string[]] => [one.page.id, differences(one)]);
  const kept = Object.entries(run.differs).filter(([id]) => !ids.includes(id));
  const runs = {
    ...former,
    [version]: {
      ...run,
      differs: sort([...kept, ...differ]),
      pages: sort([...Object.entries(run.pages), ...ran]),
    },
  };
  const file = path.join(site.root, fileFor(tool));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify({runs: sort(Object.entries(runs))}, null, 2)}\n`);
  return fileFor(tool);
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
