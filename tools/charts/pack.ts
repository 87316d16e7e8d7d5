/**
 * Packs charts/greeter into static/charts: the archive and the index.yaml that make the site a chart repository.
 *
 * `helm package` and `helm repo index` would do, but both write the time of day into their output, so nobody could
 * tell whether a committed archive still is what the source says. Everything here depends on the source alone.
 *
 * After a change to the chart: `npm run charts`. Raise the chart's version first if the old one is public: Holos
 * keeps what it pulled, so a reader who has 0.1.0 would never get another 0.1.0.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gunzipSync, gzipSync} from 'node:zlib';

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
      const source = path.join(file.parentPath ?? file.path, file.name);
      const name = [chartName, ...path.relative(dir, source).split(path.sep)].join('/');
      return {name, data: readFileSync(source)};
    })
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}

/** Reads the top-level `key: value` lines of Chart.yaml; anything nested is refused rather than lost. */
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

/** Writes the repository's index for the one archive in it. */
export function indexYaml(chart: ChartFields, archiveName: string, archive: Buffer): string {
  const digest = createHash('sha256').update(archive).digest('hex');
  const created = EPOCH.toISOString();
  const fields = Object.entries({...chart, created, digest})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [
    'apiVersion: v1',
    'entries:',
    `  ${chart.name}:`,
    ...fields.map((line, i) => `${i === 0 ? '    - ' : '      '}${line}`),
    '      urls:',
    // Relative, so that the same file works on any host that serves it.
    `        - ${archiveName}`,
    `generated: ${JSON.stringify(created)}`,
    '',
  ].join('\n');
}

/** Packs the chart in `source` and returns the files of the repository by name. */
export function repository(source: string): {chart: ChartFields; files: Map<string, Buffer>} {
  const chart = parseChartYaml(readFileSync(path.join(source, 'Chart.yaml'), 'utf8'));
  const archive = pack(readChart(source, chart.name));
  const archiveName = `${chart.name}-${chart.version}.tgz`;
  const index = Buffer.from(indexYaml(chart, archiveName, archive));
  return {
    chart,
    files: new Map([
      [archiveName, archive],
      ['index.yaml', index],
    ]),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const target = path.join(root, 'static/charts');
  mkdirSync(target, {recursive: true});
  for (const [name, data] of repository(path.join(root, 'charts/greeter')).files) {
    writeFileSync(path.join(target, name), data);
    console.log(`wrote static/charts/${name} (${data.length} bytes)`);
  }
}
