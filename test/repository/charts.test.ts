/**
 * The archives and the index that make the site a chart repository. `charts/NAME-VERSION` has the files of
 * `static/charts/NAME-VERSION.tgz`. Published archives stay as they are, because Holos and Helm keep pulled charts.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';

/** Whether an archive has the files of a folder. */
function isPackedFrom(source: string, archive: string): boolean {
  const folder = test.info().outputPath('chart');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  try {
    execFileSync('tar', ['--extract', '--gzip', '--file', archive, '--directory', folder], {stdio: 'ignore'});
    execFileSync('diff', ['--recursive', '--strip-trailing-cr', folder, source], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

test('the archive of each chart has its current files, and the index has the archive’s digest', () => {
  const listed = readFileSync(path.join(siteDir, 'static/charts/index.yaml'), 'utf8');
  for (const chart of readdirSync(path.join(siteDir, 'charts'))) {
    const archive = path.join(siteDir, `static/charts/${chart}.tgz`);
    const isPacked = isPackedFrom(path.join(siteDir, 'charts', chart), archive);
    expect.soft(isPacked, `${chart}: pack a changed chart as a new version, see CONTRIBUTING.md`).toBe(true);
    const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
    expect.soft(listed, `${chart}: write the index as CONTRIBUTING.md says`).toContain(digest);
  }
});
