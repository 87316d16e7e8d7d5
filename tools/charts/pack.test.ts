import {appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {
  indexYaml, pack, packChart, parseChartYaml, readChart, repository, tar, unpack, type Entry, type Packed,
} from './pack';

const sources = path.join(siteDir, 'charts');
const published = path.join(siteDir, 'static/charts');
const folders = readdirSync(sources).sort();
const read = (file: string) => readFileSync(path.join(published, file));

const howToFix = 'static/charts is not what charts/ says: run `npm run charts`';
const asText = (entries: Entry[]) => entries.map(({name, data}) => ({name, text: data.toString('utf8')}));

test('there are charts, in more than one version', () => {
  expect(folders).toEqual(expect.arrayContaining(['greeter', 'greeter-0.2.0', 'monitor']));
});

for (const folder of folders) {
  test(`the published archive of ${folder} holds exactly the files of the source`, () => {
    const {chart, archiveName} = packChart(path.join(sources, folder));
    // Compared unpacked: another zlib may compress the same entries to other bytes.
    expect(asText(unpack(read(archiveName))), howToFix).toEqual(
      asText(readChart(path.join(sources, folder), chart.name)),
    );
  });
}

test('every published archive has a source, and the index describes them all', () => {
  const charts = folders.map((folder) => packChart(path.join(sources, folder)));
  const archives = readdirSync(published).filter((file) => file.endsWith('.tgz'));
  expect(archives.sort(), howToFix).toEqual(charts.map(({archiveName}) => archiveName).sort());
  const onDisk = charts.map((packed) => ({...packed, archive: read(packed.archiveName)}));
  expect(read('index.yaml').toString('utf8'), howToFix).toBe(indexYaml(onDisk));
});

test('the index has the newest version of a chart first, and no dependencies', () => {
  const make = (name: string, version: string): Packed => ({
    chart: {apiVersion: 'v2', name, version, dependencies: '[{name: sub}]'},
    archiveName: `${name}-${version}.tgz`,
    archive: Buffer.alloc(0),
  });
  const index = indexYaml([make('web', '0.9.0'), make('api', '0.1.0'), make('web', '0.10.0')]);
  expect(index.match(/^ {2}\w+:$|- \S+\.tgz$/gm)).toEqual([
    '  api:',
    '- api-0.1.0.tgz',
    '  web:',
    '- web-0.10.0.tgz',
    '- web-0.9.0.tgz',
  ]);
  expect(index).not.toContain('dependencies');
});

test('a changed, an added and a missing source file are each noticed', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'greeter-'));
  const source = path.join(sources, 'greeter');
  try {
    const expected = asText(readChart(source, 'greeter'));
    const reset = () => {
      rmSync(copy, {recursive: true, force: true});
      cpSync(source, copy, {recursive: true});
      expect(asText(readChart(copy, 'greeter'))).toEqual(expected);
    };
    reset();
    appendFileSync(path.join(copy, 'values.yaml'), '\n');
    expect(asText(readChart(copy, 'greeter'))).not.toEqual(expected);
    reset();
    appendFileSync(path.join(copy, 'templates/extra.yaml'), '');
    expect(asText(readChart(copy, 'greeter'))).not.toEqual(expected);
    reset();
    rmSync(path.join(copy, 'templates/service.yaml'));
    expect(asText(readChart(copy, 'greeter'))).not.toEqual(expected);
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
});

test('packing the same source twice gives the same bytes', () => {
  expect(repository(sources)).toEqual(repository(sources));
});

test('the same version of a chart in two folders is refused', () => {
  const copies = mkdtempSync(path.join(tmpdir(), 'charts-'));
  try {
    cpSync(path.join(sources, 'greeter'), path.join(copies, 'one'), {recursive: true});
    expect(repository(copies).size).toBe(2);
    cpSync(path.join(sources, 'greeter'), path.join(copies, 'two'), {recursive: true});
    expect(() => repository(copies)).toThrow('the same chart in the same version');
  } finally {
    rmSync(copies, {recursive: true, force: true});
  }
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
