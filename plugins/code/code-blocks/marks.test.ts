import {expect, test} from '@playwright/test';
import {findMarks} from './block';

const errors = {
  message: /^error (?!.*errors in empty)|conflicting|not found/,
  relay: /: could not run command:$/,
};

/** The text with a letter for the mark of each line before it. */
const marked = (text: string, language = 'txt') => {
  const lines = text.split('\n');
  const marks = findMarks(lines, language, errors);
  return lines.map((line, index) => `${(marks.get(index) ?? ' ').charAt(0)} ${line}`);
};

/** Only the marks. */
const letters = (text: string, language?: string) =>
  marked(text, language)
    .map((line) => line.charAt(0))
    .join('');

test('in a classic diff, changed lines are marked, and the lines between them are headings', () => {
  const text = 'diff -r a/b c/b\n34,35c34\n<   one\n< --- two\n---\n>   three\n> ---\nOnly in c: d';
  const expected = [
    'h diff -r a/b c/b',
    'h 34,35c34',
    'r <   one',
    'r < --- two',
    'h ---',
    'a >   three',
    'a > ---',
    'h Only in c: d',
  ];
  expect(marked(text, 'diff')).toEqual(expected);
  expect(marked(text)).toEqual(expected);
  // What `grep` left of one.
  expect(marked('< one\n> two')).toEqual(['r < one', 'a > two']);
});

test('in a unified diff, changed lines are marked', () => {
  const text =
    'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@ f\n same\n-two\n+\n\\ No newline\n--- a/y\n+++ b/y';
  expect(letters(text, 'diff')).toBe('hhhh ra hh');
  expect(letters('rendered x\n--- a/x\n+++ b/x\n-a\n+b')).toBe(' hhra');
});

test('an output that only resembles a diff gets no marks', () => {
  for (const text of ['-- a.cue --\n-- b.cue --', '- a\n- b', '+ a', '', '---\na: 1']) {
    expect([...findMarks(text.split('\n'), 'txt', errors)]).toEqual([]);
  }
  expect([...findMarks(['- a', '+ b'], 'yaml')]).toEqual([]);
});

test('in an error, the lines that say what is wrong are marked, each once', () => {
  const place = '    /home/you/platform/a.cue:1:2';
  const conflict = `: conflicting values 1 and 2:\n${place}\n`;
  const relayed = (what: string) => `error at x.go:1: could not ${what}: could not run command:\n`;
  // The first line says all; what other programs relay is none.
  const once = `error at cue.go:77: a.b: conflicting values 1 and 2\na.b${conflict}${relayed('render')}\texit status 1`;
  expect(letters(once)).toBe('e    ');
  // The first line says only that there are more.
  expect(letters(`error at x.go:1: a: 2 errors in empty disjunction:\na${conflict}`)).toBe(' e  ');
  expect(letters(`${relayed('run helm')}\texec: "helm": executable file not found in $PATH`)).toBe('ee');
});
