import {expect, test} from '@playwright/test';
import {compare} from './compare';
import {unifiedDiff} from './diff';
import {updated} from './merge';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const same = (expected: string, actual: string, printed = true) => compare(expected, actual, printed).same;

test('every character counts', () => {
  expect(same('a\nb\n', 'a\nb\n')).toBe(true);
  expect(same('', '')).toBe(true);
  for (const other of ['a\nb \n', 'a\nB\n', 'a\n', 'a\nb\nc\n', '\na\nb\n', 'b\na\n', '']) {
    expect(same('a\nb\n', other)).toBe(false);
    expect(same(other, 'a\nb\n')).toBe(false);
  }
});

test('a missing newline at the end is not shown by a block', () => {
  expect(same('a\n', 'a')).toBe(true);
  expect(same('a\n', 'a\n\n')).toBe(false);
});

test('[..] stands for something within a line, and only there', () => {
  expect(same('a [..] c\n', 'a b c\n')).toBe(true);
  expect(same('[..]:4:11\n', '/home/you/x.cue:4:11\n')).toBe(true);
  expect(same('a [..] c [..]\n', 'a b c d\n')).toBe(true);
  expect(same('a [..] c\n', 'a b d\n')).toBe(false);
  expect(same('a[..]c\n', 'a\nc\n')).toBe(false);
  // The rest of the line is text, not a pattern.
  expect(same('[..] (a.b*)\n', 'x (a.b*)\n')).toBe(true);
  expect(same('[..] (a.b*)\n', 'x (aab*)\n')).toBe(false);
});

test('[...] stands for any number of whole lines', () => {
  expect(same(lines('a', '[...]', 'd'), lines('a', 'b', 'c', 'd'))).toBe(true);
  expect(same(lines('a', '  [...]'), lines('a', 'b', 'c', 'd'))).toBe(true);
  expect(same(lines('[...]', 'b', '[...]', 'd'), lines('a', 'b', 'c', 'd'))).toBe(true);
  expect(same(lines('a', '[...]', 'c'), lines('a', 'b', 'd'))).toBe(false);
  expect(same(lines('a [...]', 'c'), lines('a', 'b', 'c'))).toBe(false);
});

test('an elision that stands for nothing is stale', () => {
  expect(compare(lines('a', '[...]', 'b'), lines('a', 'b'), true)).toMatchObject({
    same: false,
    stale: '[...]',
  });
  expect(compare(lines('a', '[...]'), lines('a'), true)).toMatchObject({same: false, stale: '[...]'});
  expect(compare('in[..] 1\n', 'in 1\n', true)).toMatchObject({same: false, stale: 'in[..] 1'});
  // Where more differs, the difference is what matters.
  expect(compare(lines('a', '[...]', 'b'), lines('a', 'c'), true).stale).toBeUndefined();
});

const normalized: Record<string, [string, string, string]> = {
  'a duration': ['rendered web in 266.93ms', 'rendered web in 1m2.5s', 'rendered wep in 266.93ms'],
  'a short duration': ['rendered web in 46.2µs', 'rendered web in 1.41s', 'rendered web in 46.2'],
  'a temporary directory': [
    '/tmp/holos.validate12/a',
    '../../../tmp/holos.validate3/a',
    '/tmp/holos.render12/a',
  ],
  'a line of the source': [
    'error at cli/render.go:89: no',
    'error at cli/render.go:90: no',
    'error at cli/show.go:89: no',
  ],
  'a process id': ['started pid=12', 'started pid=4711', 'started pid=none'],
  'a klog header': [
    'E0131 10:00:00.123456   12 a.go:1] no',
    'E1201 23:59:59.000001 9999 a.go:1] no',
    'W0131 10:00:00.123456   12 a.go:1] no',
  ],
  'the order of tags': [
    "holos '--inject' 'a=1' '--inject' 'b=2' x",
    "holos '--inject' 'b=2' '--inject' 'a=1' x",
    "holos '--inject' 'b=1' '--inject' 'a=2' x",
  ],
};

for (const [name, [line, equal, different]] of Object.entries(normalized)) {
  test(`normalized: ${name}`, () => {
    expect(same(`${line}\n`, `${equal}\n`)).toBe(true);
    expect(same(`${line}\n`, `${different}\n`)).toBe(false);
    // Files are compared as they are.
    expect(same(`${line}\n`, `${equal}\n`, false)).toBe(false);
  });
}

test('durations elsewhere are text', () => {
  expect(same('interval: 5m\n', 'interval: 6m\n')).toBe(false);
  expect(same('waits 5s\n', 'waits 6s\n')).toBe(false);
});

test('the order of rendered lines does not matter, that of others does', () => {
  const a = lines('start', 'rendered web in 1ms', 'rendered api in 2ms', 'rendered platform in 3ms', 'end');
  const b = lines('start', 'rendered api in 4ms', 'rendered web in 5ms', 'rendered platform in 6ms', 'end');
  expect(same(a, b)).toBe(true);
  expect(same(a, b.replace('api', 'app'))).toBe(false);
  expect(same(lines('a', 'rendered web in 1ms'), lines('rendered web in 1ms', 'a'))).toBe(false);
});

test('which components were done before another failed does not matter, and is not shown', () => {
  const error = lines('error at a.go:1: no', 'error at b.go:2: could not render component: no');
  const done = lines('rendered web in 1ms', 'rendered api in 2ms');
  expect(same(error, done + error)).toBe(true);
  expect(same(error, `x\n${error}`)).toBe(false);
  expect(same(done + error, done + error)).toBe(false);
  expect(updated('', done + error, true)).toBe(error);
  // A render that succeeds prints all of them, and a file is what it is.
  expect(same('end\n', `${done}end\n`)).toBe(false);
  expect(same(error, done + error, false)).toBe(false);
});

test('the diff names lines of the page and keeps what an elision covers as context', () => {
  const {edits} = compare(lines('a', '[...]', 'x', 'y', 'z'), lines('a', 'b', 'c', 'x', 'Y', 'z'), true);
  expect(unifiedDiff(edits, 10, (_, text) => text)).toBe(
    ['@@ -11 +2 @@', ' b', ' c', ' x', '-y', '+Y', ' z'].join('\n'),
  );
});

test('an update keeps a body that still matches', () => {
  const old = lines('rendered web in 1ms', '[...]', 'id=[..]');
  expect(updated(old, lines('rendered web in 2ms', 'a', 'b', 'id=7'), true)).toBe(old);
});

test('an update keeps elisions whose neighbours still hold, and durations', () => {
  const old = lines('rendered web in 1ms', 'first', '[...]', 'last', 'id=[..]', 'old');
  const actual = lines('rendered web in 2ms', 'first', 'a', 'b', 'last', 'id=7', 'new');
  expect(updated(old, actual, true)).toBe(
    lines('rendered web in 1ms', 'first', '[...]', 'last', 'id=[..]', 'new'),
  );
});

test('an update drops an elision that would swallow what changed', () => {
  expect(updated(lines('a', '[...]', 'z'), lines('b', 'c'), true)).toBe(lines('b', 'c'));
  expect(updated(lines('a', '[...]', 'z'), lines('a', 'b', 'y'), true)).toBe(lines('a', 'b', 'y'));
  expect(updated(lines('a', '[...]', 'b'), lines('a', 'b'), true)).toBe(lines('a', 'b'));
});

test('an update twice is an update once', () => {
  const actual = lines('rendered web in 2ms', 'rendered api in 2ms', 'rendered platform in 3ms', 'a');
  for (const old of [
    '',
    '?\n',
    lines('rendered web in 1ms', 'b'),
    lines('[...]', 'b'),
    lines('[..]', '[...]', 'a'),
  ]) {
    const once = updated(old, actual, true);
    expect(same(once, actual)).toBe(true);
    expect(updated(once, actual, true)).toBe(once);
  }
});
