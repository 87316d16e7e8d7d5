/**
 * Packs new charts of charts/ into static/charts/, and writes the index.yaml that makes the site a
 * chart repository: npx tsx tools/charts/pack.ts. Needs tar and diff.
 *
 * A published archive is never rewritten, because Holos and Helm keep pulled charts. To change a chart, add a new
 * version in its own folder, charts/NAME-VERSION. The index contains no time, so it depends only on the charts.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {readFrontMatter} from '../../plugins/kit/markdown';
import {ProblemError, type Problem} from '../../plugins/kit/problem';

/** A chart and its published archive. */
export interface Chart {
  source: string;
  /** The fields of Chart.yaml. */
  fields: Record<string, unknown> & {name: string; version: string};
  archive: string;
}

/** The day of every chart in the index; it can be any day, but must not change. */
const DAY = '2025-01-01T00:00:00.000Z';

/** The charts of a site's folder. */
export function readCharts(root: string): Chart[] {
  return readdirSync(path.join(root, 'charts'))
    .sort()
    .map((folder) => {
      const source = path.join(root, 'charts', folder);
      const file = path.join(source, 'Chart.yaml');
      const fields = existsSync(file) ? readFrontMatter(`---\n${readFileSync(file, 'utf8')}\n---\n`) : {};
      const {name, version} = fields;
      if (typeof name !== 'string' || typeof version !== 'string') {
        throw new ProblemError({
          file: `charts/${folder}/Chart.yaml`,
          line: 1,
          message: 'the chart has no name or no version',
          remedy: 'write both, as texts',
        });
      }
      const archive = path.join(root, 'static/charts', `${name}-${version}.tgz`);
      return {source, fields: {...fields, name, version}, archive};
    });
}

/** Unpacks or packs a folder with the chart's name, as Helm expects. */
export function tar(
  mode: '--create' | '--extract',
  archive: string,
  folder: string,
  ...names: string[]
): void {
  execFileSync('tar', [mode, '--gzip', '--file', archive, '--directory', folder, ...names]);
}

function indexEntry({fields, archive}: Chart): string {
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  // Charts that a chart depends on are inside its archive.
  const {dependencies: _, ...listed} = fields;
  const lines = Object.entries({...listed, created: DAY, digest})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  // The address is relative, so that the index works under any base path.
  return `    - ${[...lines, 'urls:', `  - ${path.basename(archive)}`].join('\n      ')}\n`;
}

/** The index of a repository: charts by name, the newest version of each first. */
export function indexYaml(charts: readonly Chart[]): string {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});
  const names = [...new Set(charts.map(({fields}) => fields.name))].sort(compare);
  const entries = names.map((name) => {
    const versions = charts.filter(({fields}) => fields.name === name);
    versions.sort((a, b) => compare(b.fields.version, a.fields.version));
    return `  ${name}:\n${versions.map(indexEntry).join('')}`;
  });
  return `apiVersion: v1\nentries:\n${entries.join('')}generated: ${JSON.stringify(DAY)}\n`;
}

/** Whether an archive matches its chart's source. */
function isPublished({source, fields, archive}: Chart): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chart-'));
  try {
    tar('--extract', archive, folder);
    execFileSync('diff', ['--recursive', path.join(folder, fields.name), source], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Compares the charts of a site's folder with what it publishes. */
export function checkCharts({siteDir: root}: {siteDir: string}): Problem[] {
  const charts = readCharts(root);
  const problems = charts
    .filter((chart) => !isPublished(chart))
    .map(({source, archive}) => ({
      file: `charts/${path.basename(source)}/Chart.yaml`,
      line: 1,
      message: `static/charts/${path.basename(archive)} has different files than this chart`,
      remedy:
        'give the changed chart a new version in its own folder, then run: npx tsx tools/charts/pack.ts',
    }));
  const index = 'static/charts/index.yaml';
  return problems.length > 0 || readFileSync(path.join(root, index), 'utf8') === indexYaml(charts)
    ? problems
    : [
        {
          file: index,
          line: 1,
          message: "the index doesn't match charts/",
          remedy: 'run: npx tsx tools/charts/pack.ts',
        },
      ];
}

/** Packs a site's new charts. */
export function packCharts(root: string): void {
  const charts = readCharts(root);
  for (const {source, fields, archive} of charts.filter((chart) => !existsSync(chart.archive))) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'chart-'));
    cpSync(source, path.join(folder, fields.name), {recursive: true});
    tar('--create', archive, folder, fields.name);
    rmSync(folder, {recursive: true});
    console.log(`packed ${path.basename(archive)}`);
  }
  writeFileSync(path.join(root, 'static/charts/index.yaml'), indexYaml(charts));
}

if (require.main === module) {
  packCharts(siteDir);
}
