import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {formatProblem} from '../../plugins/kit/problem';
import {checkCharts, packCharts} from './pack';

/** A folder with the charts of this site and their archives, to change. */
function copyCharts(): string {
  const root = test.info().outputPath('site');
  cpSync(path.join(siteDir, 'charts'), path.join(root, 'charts'), {recursive: true});
  cpSync(path.join(siteDir, 'static/charts'), path.join(root, 'static/charts'), {recursive: true});
  return root;
}

const check = (root: string) => checkCharts({siteDir: root}).map(formatProblem);

test('a new version is packed and listed first; what is published stays as it is', () => {
  const root = copyCharts();
  const published = path.join(root, 'static/charts/greeter-0.2.0.tgz');
  const before = readFileSync(published);
  const folder = path.join(root, 'charts/greeter-0.10.0');
  cpSync(path.join(root, 'charts/greeter-0.2.0'), folder, {recursive: true});
  const manifest = path.join(folder, 'Chart.yaml');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/^version: .*/m, 'version: 0.10.0'));
  expect(check(root)).toEqual([
    expect.stringContaining(
      'charts/greeter-0.10.0/Chart.yaml:1: static/charts/greeter-0.10.0.tgz has different files',
    ),
  ]);
  packCharts(root);
  expect(check(root)).toEqual([]);
  expect(readFileSync(published)).toEqual(before);
  const index = readFileSync(path.join(root, 'static/charts/index.yaml'), 'utf8');
  expect(index.indexOf('greeter-0.10.0.tgz')).toBeLessThan(index.indexOf('greeter-0.2.0.tgz'));
  expect(index).toContain('- greeter-0.10.0.tgz');
  expect(index).not.toContain('dependencies');
});

for (const [name, file, text, answer] of [
  ['a changed file', 'charts/greeter/values.yaml', '\n', 'greeter-0.1.0.tgz has different files'],
  ['an archive that is none', 'static/charts/monitor-0.1.0.tgz', 'None', 'charts/monitor/Chart.yaml:1: '],
  ['an index of other charts', 'static/charts/index.yaml', '#', "the index doesn't match charts/"],
  ['a chart without a version', 'charts/greeter/Chart.yaml', 'name: a\n', 'the chart has no name or no'],
] as const) {
  test(`${name} is answered with its place and a remedy`, () => {
    const root = copyCharts();
    expect(check(root)).toEqual([]);
    writeFileSync(path.join(root, file), text);
    let answers: string[] = [];
    try {
      answers = check(root);
    } catch (error) {
      answers = [(error as Error).message];
    }
    expect(answers).toEqual([expect.stringContaining(answer)]);
    expect(answers[0]).toMatch(/^(?:static\/)?charts\/.*\.yaml:1: .*; /);
  });
}
