/**
 * The archives and the index that make the site a chart repository. `charts/NAME-VERSION` has the files of
 * `static/charts/NAME-VERSION.tgz`. Published archives stay as they are, because Holos and Helm keep pulled charts.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
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

function faultsIn(root: string): string[] {
  const listed = readFileSync(path.join(root, 'static/charts/index.yaml'), 'utf8');
  return readdirSync(path.join(root, 'charts')).flatMap((chart) => {
    const archive = path.join(root, `static/charts/${chart}.tgz`);
    if (!isPackedFrom(path.join(root, 'charts', chart), archive)) {
      return `${chart}: pack a changed chart as a new version, see CONTRIBUTING.md`;
    }
    const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
    return listed.includes(digest) ? [] : `${chart}: run: helm repo index static/charts`;
  });
}

test('each chart is packed and listed as it is', () => {
  expect(faultsIn(siteDir)).toEqual([]);
});

for (const [name, file, fault] of [
  ['a changed file', 'charts/greeter-0.1.0/greeter/values.yaml', 'greeter-0.1.0: pack'],
  ['a new file', 'charts/monitor-0.1.0/monitor/NOTES.txt', 'monitor-0.1.0: pack'],
  ['an archive that is none', 'static/charts/monitor-0.1.0.tgz', 'monitor-0.1.0: pack'],
  ['an index of other charts', 'static/charts/index.yaml', 'backups-0.1.0: run'],
] as const) {
  test(`${name} is noticed`, () => {
    const root = test.info().outputPath('site');
    for (const folder of ['charts', 'static/charts']) {
      cpSync(path.join(siteDir, folder), path.join(root, folder), {recursive: true});
    }
    writeFileSync(path.join(root, file), 'other\n');
    expect(faultsIn(root)[0]).toContain(fault);
  });
}
