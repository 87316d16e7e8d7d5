import {expect, test} from '@playwright/test';
import {quote} from '../plugins/examples/home-data';
import {readExamplePage} from '../plugins/examples/codeBlocks';
import {siteDir} from './pages';
import {type Read, readStage, settings} from './stage';

const read: Read = (block) => quote(readExamplePage(siteDir, block.file), block).code;
const stage = readStage(read);

test('each combination has the size that Git printed, which is the sum of its hunks and of the lines that readers change', () => {
  expect(stage.sizes).toHaveLength(2 ** settings.length);
  for (const {choices, size} of stage.sizes) {
    const others = choices.flatMap((choice, setting) => (choice.endsWith('other') ? [setting] : []));
    const hunks = stage.manifests
      .flatMap((manifest) => manifest.hunks)
      .filter(({setting}) => others.includes(setting));
    const count = (sign: string) =>
      others.length + hunks.flatMap(({lines}) => lines).filter((line) => line.startsWith(sign)).length;
    const insertions = count('+') + hunks.reduce((sum, {more}) => sum + more, 0);
    const printed = ['insertion', 'deletion'].map((word) =>
      Number(new RegExp(`(\\d+) ${word}`).exec(size)?.[1] ?? 0),
    );
    expect.soft(printed, choices.join()).toEqual([insertions, count('-')]);
  }
});

test('the refused value prints one error, whatever the other values are, and its places are lines of the stage', () => {
  const page = readExamplePage(siteDir, 'versioned_docs/version-v1alpha5/common/every-combination.mdx');
  const errors = page.blocks.filter(({body}) => body.includes('out of bound')).map(({body}) => body);
  expect(errors).toHaveLength(2 ** (settings.length - 1));
  expect(new Set(errors).size).toBe(1);
  expect(stage.refusal.message).toContain('out of bound');
  const places = stage.sources.flatMap(({lines}) => lines.flatMap(({place}) => place ?? []));
  expect(places).toEqual(stage.refusal.places.map((_, index) => index + 1));
});

test('each setting has its line of CUE, and a manifest that no setting changes is shown, too', () => {
  const lines = stage.sources.flatMap((source) => source.lines);
  expect(lines.flatMap(({setting}) => setting ?? [])).toEqual([0, 1, 2]);
  expect(lines.find(({setting}) => setting === 2)).toMatchObject({number: '16', after: '}'});
  const unchanged = stage.manifests.filter(({hunks}) => hunks.length === 0);
  expect(unchanged.map(({environment, name}) => `${environment} ${name}`)).toEqual([
    'dev limits.gen.yaml',
    'prod limits.gen.yaml',
  ]);
});

test('a page without a setting’s line, a combination or an equal upgrade in each environment stops the build', () => {
  const changed = (from: string | RegExp, to: string) => () =>
    readStage((block) => read(block).replace(from, to));
  expect(changed('port: 8080', 'port: 1')).toThrow('finds no line "Settings: port: 8080"');
  expect(changed(', replicas 4: 5 files', ', replicas 5: 5 files')).toThrow(
    'finds no line "port 9090, chart 0.1.0, replicas 4:"',
  );
  expect(changed('@@ -1 +1,45 @@\n+apiVersion: apiextensions.k8s.io/v1', '@@ -1 +1,44 @@')).toThrow(
    'the upgrade adds 44 and 45 lines',
  );
});
