import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {cacheFile} from './cache';
import {select} from './select';
import {fast, steps, whats} from './steps';

const ask = (...names: string[]) => select(names, whats, {fast});

for (const [asked, chosen] of [
  [[], Object.keys(steps)],
  [['fast'], ['types', 'lint', 'format', 'content', 'prose', 'spelling', 'examples', 'unit']],
  [['prose'], ['prose']],
  // In their own order, whatever that of the call is: tests of the build need the build.
  [
    ['pages', 'build'],
    ['build', 'pages'],
  ],
  [['unit', 'fast'], fast],
] as const) {
  test(`npm test -- ${asked.join(' ')}`, () => {
    expect(ask(...asked)).toEqual({chosen});
  });
}

for (const [asked, status] of [
  ['help', 0],
  ['--help', 0],
  ['proze', 2],
] as const) {
  test(`npm test -- ${asked} lists the steps`, () => {
    const answer = ask('unit', asked);
    expect(answer).toMatchObject({status});
    const {usage} = answer as {usage: string};
    expect(usage).toMatch(/^ {2}prose {5}\S/m);
    expect(usage).toMatch(/^ {2}fast {6}types, lint, /m);
    expect(usage.includes('No step is called proze.')).toBe(status === 2);
  });
}

test('a cache is for the packages and settings that it was made with', () => {
  const folder = test.info().outputDir;
  const write = (file: string, text: string) => {
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const ask = () => cacheFile(folder, 'lint', ['rules.json']);
  const made = () => readdirSync(path.join(folder, 'node_modules/.cache/check'));
  write('package-lock.json', '1');
  const first = ask();
  write('../unrelated', '');
  expect(ask()).toBe(first);
  write(first, 'what was found');
  expect(made()).toEqual([path.basename(first)]);
  write('rules.json', '1');
  const second = ask();
  expect(second).not.toBe(first);
  expect(made()).toEqual([]);
  write('package-lock.json', '2');
  expect(ask()).not.toBe(second);
});
