import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {formatProblem} from '../../plugins/engine/problem';
import {checkCharts} from './check';

for (const [name, file, answer] of [
  [
    'a changed file',
    'charts/greeter-0.1.0/greeter/values.yaml',
    'charts/greeter-0.1.0:1: static/charts/greeter-0.1.0.tgz is missing, or has other',
  ],
  ['a new file', 'charts/monitor-0.1.0/monitor/NOTES.txt', 'charts/monitor-0.1.0:1: '],
  ['an archive that is none', 'static/charts/monitor-0.1.0.tgz', 'charts/monitor-0.1.0:1: '],
  [
    'an index of other charts',
    'static/charts/index.yaml',
    'static/charts/index.yaml:1: the index lacks static/charts/backups-0.1.0.tgz',
  ],
] as const) {
  test(`${name} is answered with its place and a remedy`, () => {
    const root = test.info().outputPath('site');
    for (const folder of ['charts', 'static/charts']) {
      cpSync(path.join(siteDir, folder), path.join(root, folder), {recursive: true});
    }
    expect(checkCharts({siteDir: root})).toEqual([]);
    writeFileSync(path.join(root, file), 'other\n');
    const [problem = ''] = checkCharts({siteDir: root}).map(formatProblem);
    expect(problem).toContain(answer);
    expect(problem).toMatch(/; (?:give|run)/);
  });
}
