/**
 * Packs the charts below charts/ into static/charts: archives and the index.yaml that make the site a chart repository.
 *
 * `helm package` and `helm repo index` would do, but both write the time of day into their output, so nobody could
 * tell whether a committed archive still is what the source says. Everything here depends on the source alone.
 *
 * After a change to a chart: `npm run charts`. Do not change a version that is public: Holos keeps what it pulled, so
 * a reader who has 0.1.0 would never get another 0.1.0. A new version gets a folder of its own, `charts/NAME-VERSION`.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {siteDir} from '../../config/pages';

/** A file of the chart, named as in the archive: `greeter/templates/service.yaml`. */
export interface Entry {
  name: string;
  data: Buffer;
}

/** The fields of Chart.yaml, all plain `key: value` lines. */
export type ChartFields = Record<string, string> & {apiVersion: string; name: string; version: string};

/** One time for every entry and for the index: any will do, as long as it never changes. */
const EPOCH = new Date('2025-01-01T00:00:00Z');
const BLOCK = 512;

/** Lists the chart's files in a fixed order: Chart.yaml first, as Helm writes it, then by name. */
export function readChart(dir: string, chartName: string): Entry[] {
  const rank = (name: string) => (name === `${chartName}/Chart.yaml` ? 0 : 1);
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((file) => file.isFile())
    .map((file) => {
      const filePath = path.join(file.parentPath ?? file.path, file.name);
      const name = [chartName, ...path.relative(dir, filePath).split(path.sep)].join('/');
      return {name, data: readFileSync(filePath)};
    })
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}

/** Reads the top-level `key: value` lines of Chart.yaml; anything on more than one line is refused rather than lost. */
export function parseChartYaml(text: string): ChartFields {
  const fields: Record<string, string> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) {continue;}
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!key || !value) {throw new Error(`Chart.yaml: only "key: value" lines are understood, got: ${line}`);}
    fields[key] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  const {apiVersion, name, version} = fields;
  if (!apiVersion) {throw new Error('Chart.yaml: "apiVersion" is missing');}
  if (!name) {throw new Error('Chart.yaml: "name" is missing');}
  if (!version) {throw new Error('Chart.yaml: "version" is missing');}
  return {...fields, apiVersion, name, version};
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) {throw new Error(`${name}: longer than the 100 bytes of a ustar name`);}
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number) => value.toString(8).padStart(width - 1, '0') + '\0';
  block.write(name, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108); // uid
  block.write(octal(0, 8), 116); // gid
  block.write(octal(size, 12), 124);
  block.write(octal(EPOCH.getTime() / 1000, 12), 136);
  block.write('        ', 148); // the checksum counts itself as spaces
  block.write('0', 156); // a regular file
  block.write('ustar\0' + '00', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(sum.toString(8).padStart(6, '0') + '\0 ', 148);
  return block;
}

/** Writes the entries as an uncompressed ustar archive. */
export function tar(entries: Entry[]): Buffer {
  const parts = entries.flatMap(({name, data}) => [
    header(name, data.length),
    data,
    Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** Reads what {@link tar} wrote, so that an archive can be compared with its source entry by entry. */
export function untar(archive: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = parseInt(archive.toString('latin1', at + 124, at + 135), 8);
    const start = at + BLOCK;
    entries.push({name, data: archive.subarray(start, start + size)});
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
}

/** Compresses the tar archive. Node writes no time and no name into the gzip header. */
export function pack(entries: Entry[]): Buffer {
  const zipped = gzipSync(tar(entries), {level: 9});
  zipped[9] = 255; // "unknown system": zlib names the one it was built for
  return zipped;
}

/** Unpacks a `.tgz` made by {@link pack}. */
export function unpack(archive: Buffer): Entry[] {
  return untar(gunzipSync(archive));
}

/** A chart, packed. */
export interface Packed {
  chart: ChartFields;
  archiveName: string;
  archive: Buffer;
}

/** Packs the chart in the folder `source`. */
export function packChart(source: string): Packed {
  const chart = parseChartYaml(readFileSync(path.join(source, 'Chart.yaml'), 'utf8'));
  return {
    chart,
    archiveName: `${chart.name}-${chart.version}.tgz`,
    archive: pack(readChart(source, chart.name)),
  };
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});

function indexEntry({chart, archiveName, archive}: Packed): string[] {
  const digest = createHash('sha256').update(archive).digest('hex');
  // The index needs no dependencies: charts in it are inside the archive.
  const {dependencies: _, ...fields} = chart;
  const lines = Object.entries({...fields, created: EPOCH.toISOString(), digest})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [
    ...lines.map((line, i) => `${i === 0 ? '    - ' : '      '}${line}`),
    '      urls:',
    // Relative, so that the same file works on any host that serves it.
    `        - ${archiveName}`,
  ];
}

/** Writes the repository's index: charts by name, the newest version of each first. */
export function indexYaml(charts: Packed[]): string {
  const names = [...new Set(charts.map(({chart}) => chart.name))].sort(compare);
  return [
    'apiVersion: v1',
    'entries:',
    ...names.flatMap((name) => [
      `  ${name}:`,
      ...charts
        .filter(({chart}) => chart.name === name)
        .sort((a, b) => compare(b.chart.version, a.chart.version))
        .flatMap(indexEntry),
    ]),
    `generated: ${JSON.stringify(EPOCH.toISOString())}`,
    '',
  ].join('\n');
}

/** Packs every chart below `root` and returns the files of the repository by name. */
export function repository(root: string): Map<string, Buffer> {
  const charts = readdirSync(root)
    .sort()
    .map((folder) => packChart(path.join(root, folder)));
  const files = new Map(charts.map(({archiveName, archive}) => [archiveName, archive]));
  if (files.size < charts.length) {
    throw new Error(`${root}: two folders hold the same chart in the same version`);
  }
  return files.set('index.yaml', Buffer.from(indexYaml(charts)));
}

if (process.argv[1] === __filename) {
  const target = path.join(siteDir, 'static/charts');
  mkdirSync(target, {recursive: true});
  for (const [name, data] of repository(path.join(siteDir, 'charts'))) {
    writeFileSync(path.join(target, name), data);
    console.log(`wrote static/charts/${name} (${data.length} bytes)`);
  }
}
