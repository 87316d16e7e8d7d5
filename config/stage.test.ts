import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {quote} from '../plugins/examples/home-data';
import {readExamplePage} from '../plugins/engine/examplePage';
import {siteDir} from './pages';
import {readStage, settings, stageTexts} from './stage';

const texts = Object.fromEntries(
  Object.entries(stageTexts).map(([name, block]) => [
    name,
    quote(readExamplePage(siteDir, block.file), block).code,
  ]),
);
const stage = readStage(texts);

test('the stage has every combination that renders, with the size that Git printed, and one error for the others', () => {
  const all = settings.reduce((product, {values}) => product * values.length, 1);
  const refused = all / 3;
  expect(stage.sizes).toHaveLength(all - refused);
  expect(new Set(stage.sizes.map(({values}) => values.join())).size).toBe(all - refused);
  const now = settings.map((setting) => setting.now).join();
  for (const {values, size} of stage.sizes) {
    expect.soft(size, values.join()).toMatch(values.join() === now ? /^$/ : /^\d+ files? changed, .*\(-\)$/);
  }
  expect(stage.refusal.message).toContain('out of bound');
  expect(stage.refusal.places).toHaveLength(2);
});

test('the sizes are the sums of the hunks, so readers see every changed line or its number', () => {
  for (const {values, size} of stage.sizes) {
    const differs = (name: string) => {
      const index = settings.findIndex((setting) => setting.name === name);
      return values[index] !== settings[index]?.now;
    };
    const hunks = stage.manifests
      .flatMap((manifest) => manifest.hunks)
      .filter(({setting}) => differs(setting));
    const count = (sign: string) =>
      hunks.flatMap(({lines}) => lines).filter((line) => line.startsWith(sign)).length;
    const ofSource = settings.filter(({name}) => differs(name)).length;
    const more = hunks.reduce((sum, hunk) => sum + hunk.more, 0);
    const insertions = Number(/(\d+) insertion/.exec(size)?.[1] ?? 0);
    const deletions = Number(/(\d+) deletion/.exec(size)?.[1] ?? 0);
    expect.soft([insertions, deletions], size).toEqual([count('+') + more + ofSource, count('-') + ofSource]);
  }
});

test('each setting has its line of CUE, and the places of the error are lines that the stage shows', () => {
  const lines = stage.sources.flatMap((source) => source.lines);
  const found = settings.map(({name, now}) => {
    const line = lines.find(({setting}) => setting === name);
    return line && `${line.text}${now}${line.after}`;
  });
  expect(found).toEqual([
    'Settings: port: 8080',
    '\tchart:     string | *"0.1.0"',
    '\tprod: {greeting: "Hello", replicas: 4}',
  ]);
  expect(lines.flatMap(({place}) => place ?? [])).toEqual([1, 2]);
  expect(stage.manifests.filter(({hunks}) => hunks.length === 0).map(({name}) => name)).toEqual([
    'limits.gen.yaml',
    'limits.gen.yaml',
  ]);
});

test('the stylesheet shows what belongs to each value', () => {
  const css = readFileSync(path.join(siteDir, 'src/components/Home/stage.module.css'), 'utf8');
  for (const value of settings.flatMap(({values}) => values)) {
    for (const shown of ['data-if', 'data-of']) {
      expect.soft(css, value).toContain(`.pick:has([value='${value}']:checked) [${shown}='${value}']`);
    }
  }
  for (const {name, values, now} of settings) {
    const other = values.find((value) => value !== now);
    expect.soft(css, name).toContain(`.pick:has([value='${other}']:checked) [data-by~='${name}']`);
  }
});

test('a combination whose error differs, or whose output is another, stops the build', () => {
  const [other = ''] = Object.keys(texts).filter((name) => name.endsWith(' 50'));
  expect(() => readStage({...texts, [other]: 'another error'})).toThrow('depends on the other settings');
  expect(() => readStage({...texts, '9090 0.2.0 2': 'port 1:'})).toThrow(
    'finds no line "port 9090, chart 0.2.0',
  );
});
