import {expect, test} from '@playwright/test';
import {options} from '../fixture/site';
import {formatDiff, isMatch, updateBody as update} from './compare';

const {output} = options;
const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const same = (body: string, printed: string, isOutput = true) =>
  isMatch(body, printed, isOutput ? output : undefined);
const updated = (body: string, printed: string) => update(body, printed, output);

/** Blocks, printed outputs, and whether they match. */
const compared: [body: string, printed: string, isSame: boolean][] = [
  ['a\nb\n', 'a\nb\n', true],
  ['', '', true],
  // A block shows no missing newline at the end.
  ['a\n', 'a', true],
  ['a [..] c [..]\n', 'a b c d\n', true],
  ['a [..] c\n', 'a b d\n', false],
  ['a[..]c\n', 'a\nc\n', false],
  // The rest of the line is text, not a pattern.
  ['[..] (a.b*)\n', 'x (a.b*)\n', true],
  ['[..] (a.b*)\n', 'x (aab*)\n', false],
  ['a\n  [...]\n', 'a\nb\nc\nd\n', true],
  ['[...]\nb\n[...]\nd\n', 'a\nb\nc\nd\n', true],
  ['a\n[...]\nc\n', 'a\nb\nd\n', false],
  ['a [...]\nc\n', 'a\nb\nc\n', false],
  // An elision doesn't match nothing.
  ['a\n[...]\nb\n', 'a\nb\n', false],
  ['a\n[...]\n', 'a\n', false],
  ['in[..] 1\n', 'in 1\n', false],
];

test('an output has to match in every character, except where the writer put an ellipsis', () => {
  for (const [body, printed, isSame] of compared) {
    expect.soft(same(body, printed), `${body}${printed}`).toBe(isSame);
  }
  for (const other of ['a\nb \n', 'a\nB\n', 'a\n', 'a\nb\n\n', '\na\nb\n', 'b\na\n', '']) {
    expect([same('a\nb\n', other), same(other, 'a\nb\n')], other).toEqual([false, false]);
  }
});

test('outputs may differ in what the options allow, such as durations; files may not', () => {
  for (const [line, equal, different] of [
    ['done in 266.9ms', 'done in 1s', 'done in 5'],
    ['start #a #b', 'start #b #a', 'start #a #c'],
  ] as const) {
    expect(same(`${line}\n`, `${equal}\n`)).toBe(true);
    expect(same(`${line}\n`, `${different}\n`)).toBe(false);
    expect(same(`${line}\n`, `${equal}\n`, false)).toBe(false);
  }
});

test('only the lines that the options call unordered may come in any order', () => {
  const a = lines('start', 'built web in 1ms', 'built api in 2ms', 'end');
  const b = lines('start', 'built api in 4ms', 'built web in 5ms', 'end');
  expect(same(a, b)).toBe(true);
  expect(same(a, b.replace('api', 'app'))).toBe(false);
  expect(same(lines('a', 'built web in 1ms'), lines('built web in 1ms', 'a'))).toBe(false);
  const twice = lines('built web in 1ms', 'all in 2ms', 'built api in 3ms', 'all in 4ms');
  expect(updated('', twice)).toBe(lines('built api in 3ms', 'built web in 1ms', 'all in 2ms', 'all in 4ms'));
});

test('the progress lines that come before a failure are ignored', () => {
  const error = lines('error', 'failed: no');
  const done = lines('built web in 1ms', 'built api in 2ms');
  expect(same(error, done + error)).toBe(true);
  expect(same(error, `x\n${error}`)).toBe(false);
  expect(same(done + error, done + error)).toBe(false);
  expect(updated('', done + error)).toBe(error);
  // If nothing failed, or in a file, such lines do count.
  expect(same('end\n', `${done}end\n`)).toBe(false);
  expect(same(error, done + error, false)).toBe(false);
});

test('the diff of an output has the line numbers of the page', () => {
  const old = lines('a', 'x', 'y', 'z');
  expect(formatDiff(old, updated(old, lines('a', 'x', 'Y', 'z')), 10)).toBe(
    ['@@ -10 +1 @@', ' a', ' x', '-y', '+Y', ' z'].join('\n'),
  );
});

test('an update keeps the lines that still match, with their ellipses and durations', () => {
  const whole = lines('built web in 1ms', '[...]', 'id=[..]');
  expect(updated(whole, lines('built web in 2ms', 'a', 'b', 'id=7'))).toBe(whole);
  const old = lines('built web in 1ms', 'first', 'id=[..]', 'old');
  const actual = lines('built web in 2ms', 'first', 'a', 'id=7', 'new');
  expect(updated(old, actual)).toBe(lines('built web in 1ms', 'first', 'a', 'id=[..]', 'new'));
  expect(updated(lines('a', '[...]', 'z'), lines('a', 'b', 'y'))).toBe(lines('a', 'b', 'y'));
});

test('a second update of an output changes nothing', () => {
  const actual = lines('built web in 2ms', 'built api in 2ms', 'built zoo in 3ms', 'a');
  for (const old of ['', lines('built web in 1ms', 'b'), lines('[...]', 'b'), lines('[..]', '[...]', 'a')]) {
    const once = updated(old, actual);
    expect(same(once, actual)).toBe(true);
    expect(updated(once, actual)).toBe(once);
  }
});
