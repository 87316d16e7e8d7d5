/** Compares the sources of Helm charts with the archives and the index that make the site a chart repository. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Problem} from '../../plugins/engine/problem';

/** Whether an archive has the files of a folder. */
function isPackedFrom(source: string, archive: string): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chart-'));
  try {
    execFileSync('tar', ['--extract', '--gzip', '--file', archive, '--directory', folder], {stdio: 'ignore'});
    execFileSync('diff', ['--recursive', '--strip-trailing-cr', folder, source], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** The files of a folder or archive, with the time of their last change. */
function stateOf(file: string): string {
  const stats = statSync(file, {throwIfNoEntry: false});
  const children = stats?.isDirectory()
    ? readdirSync(file).map((name) => stateOf(path.join(file, name)))
    : [];
  return [file, stats?.size, stats?.mtimeMs, ...children].join(' ');
}

/** The last comparison of each chart, by its folder: the live preview checks after each edit, and compares only what changed. */
const known = new Map<string, {state: string; isPacked: boolean}>();

function isPacked(source: string, archive: string): boolean {
  const state = stateOf(source) + stateOf(archive);
  const former = known.get(source);
  if (former?.state === state) {
    return former.isPacked;
  }
  const isEqual = isPackedFrom(source, archive);
  known.set(source, {state, isPacked: isEqual});
  return isEqual;
}

/**
 * Finds charts whose archive isn't published as it is. `charts/NAME-VERSION` has the files of
 * `static/charts/NAME-VERSION.tgz`. Published archives stay as they are, because Holos and Helm keep pulled charts.
 */
export function checkCharts({siteDir}: {siteDir: string}): Problem[] {
  const index = 'static/charts/index.yaml';
  const listed = readFileSync(path.join(siteDir, index), 'utf8');
  return readdirSync(path.join(siteDir, 'charts')).flatMap((chart): Problem[] => {
    const source = `charts/${chart}`;
    const archive = `static/charts/${chart}.tgz`;
    const whole = path.join(siteDir, archive);
    if (!isPacked(path.join(siteDir, source), whole)) {
      const message = `${archive} is missing, or has other files than this chart`;
      const remedy = 'give a changed chart a new version in its own folder, and pack it: see CONTRIBUTING.md';
      return [{file: source, line: 1, message, remedy}];
    }
    const digest = createHash('sha256').update(readFileSync(whole)).digest('hex');
    const remedy = 'run: helm repo index static/charts';
    return listed.includes(digest)
      ? []
      : [{file: index, line: 1, message: `the index lacks ${archive} as it is`, remedy}];
  });
}
