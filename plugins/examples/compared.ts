/** Runs of all pages with other versions of one tool, such as Helm. `data/helm.json` records which outputs differ. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../engine/json';
import {isFailed} from './report';
import type {RunResult} from './results';

interface ComparedRun {
  /** Its day, such as `2026-11-26`. */
  date: string;
  /** How many pages ran. */
  pages: number;
  /** What differs, by page: the page's lines start with `-`, the printed ones with `+`. */
  differs: Record<string, string[]>;
}

const fileFor = (tool: string) => `data/${tool}.json`;

function readRuns(root: string, tool: string): Record<string, ComparedRun> {
  const remedy = `restore the committed file, or run: npm run examples -- --compare ${tool}`;
  const file = readJson(root, fileFor(tool), 'runs', remedy) as
    {runs: Record<string, ComparedRun>} | undefined;
  return file?.runs ?? {};
}

const sort = <Value>(entries: [string, Value][]) =>
  Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true})));

const differences = ({problems}: RunResult) =>
  problems.flatMap(({message, details = ''}) => {
    const lines = details.split('\n').filter((line) => /^[-+]/.test(line));
    return lines.length > 0 ? lines : [message];
  });

/** Records a run of all pages by the tool's version. Returns the path of the file. */
export function recordCompared(root: string, tool: string, version: string, results: RunResult[]): string {
  const differ = results.filter(isFailed).map((one): [string, string[]] => [one.page.id, differences(one)]);
  const date = new Date().toISOString().slice(0, 10);
  const run: ComparedRun = {date, pages: results.length, differs: sort(differ)};
  const runs = Object.entries({...readRuns(root, tool), [version]: run});
  const file = path.join(root, fileFor(tool));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify({runs: sort(runs)}, null, 2)}\n`);
  return fileFor(tool);
}
