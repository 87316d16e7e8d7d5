import {createHash} from 'node:crypto';
import {appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import {indexYaml, pack, parseChartYaml, readChart, repository, tar, unpack, type Entry} from './pack';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = path.join(root, 'charts/greeter');
const published = path.join(root, 'static/charts');
const chart = parseChartYaml(readFileSync(path.join(source, 'Chart.yaml'), 'utf8'));
const archiveName = `${chart.name}-${chart.version}.tgz`;
const archive = readFileSync(path.join(published, archiveName));
const index = readFileSync(path.join(published, 'index.yaml'), 'utf8');

const howToFix = 'static/charts is not what charts/greeter says: run `npm run charts`';
const asText = (entries: Entry[]) => entries.map(({name, data}) => ({name, text: data.toString('utf8')}));

test('the published archive holds exactly the files of the source', () => {
  // Compared unpacked: another zlib may compress the same entries to other bytes.
  expect(asText(unpack(archive)), howToFix).toEqual(asText(readChart(source, chart.name)));
});

test('the published index describes the published archive', () => {
  const digest = createHash('sha256').update(archive).digest('hex');
  expect(index, howToFix).toContain(`digest: "${digest}"`);
  expect(index, howToFix).toContain(`version: "${chart.version}"`);
  expect(index, howToFix).toContain(`- ${archiveName}\n`);
  expect(index, howToFix).toBe(indexYaml(chart, archiveName, archive));
});

test('a changed, an added and a missing source file are each noticed', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'greeter-'));
  try {
    const expected = asText(unpack(archive));
    const reset = () => {
      rmSync(copy, {recursive: true, force: true});
      cpSync(source, copy, {recursive: true});
      expect(asText(readChart(copy, chart.name))).toEqual(expected);
    };
    reset();
    appendFileSync(path.join(copy, 'values.yaml'), '\n');
    expect(asText(readChart(copy, chart.name))).not.toEqual(expected);
    reset();
    appendFileSync(path.join(copy, 'templates/extra.yaml'), '');
    expect(asText(readChart(copy, chart.name))).not.toEqual(expected);
    reset();
    rmSync(path.join(copy, 'templates/service.yaml'));
    expect(asText(readChart(copy, chart.name))).not.toEqual(expected);
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
});

test('packing the same source twice gives the same bytes', () => {
  expect(repository(source).files).toEqual(repository(source).files);
});

test('entries of every size survive the archive', () => {
  const entries = [0, 1, 511, 512, 513].map((size) => ({name: `x/${size}`, data: Buffer.alloc(size, 'a')}));
  expect(tar(entries).length % 512).toBe(0);
  expect(asText(unpack(pack(entries)))).toEqual(asText(entries));
});

test('a name too long for ustar and a nested Chart.yaml are refused', () => {
  expect(() => tar([{name: 'x'.repeat(101), data: Buffer.alloc(0)}])).toThrow('longer than the 100 bytes');
  expect(() => parseChartYaml('name: a\nmaintainers:\n  - name: b\n')).toThrow('got: maintainers:');
  expect(() => parseChartYaml('apiVersion: v2\nname: a\n')).toThrow('"version" is missing');
});
