import {expect, test} from '@playwright/test';
import {readMeta} from '../../engine/fences';
import {annotate, type NotedBlock} from './notes';

const block = (language: string, meta: string, code: string): NotedBlock => ({
  code,
  language,
  fence: readMeta(meta),
});

const long = `long: "${'a'.repeat(80)}"`;
const file = block('cue', 'title="a/a.cue"', `size: 1\nname: "a"\n${long}\nlast: 2`);
const diff = block('diff', 'output', '--- a/b/c.yaml\n+++ b/b/c.yaml\n-size: 0\n+size: 1\n rest');
const made = block('yaml', 'title="b/c.yaml" output', 'size: 1\nboth: a1\nlast: 2');
const printed = block('txt', 'output', 'said "1"');
const aside = block('yaml', '', 'not: counted');

/** Blocks 0 to 3: an illustration has no number. */
const blocks = [aside, file, diff, made, printed];

const notesIn = (...relations: string[]) => annotate(blocks, relations, 'docs/page.mdx');

const htmlOf = (...relations: string[]) => notesIn(...relations).get(file)?.html;

test('a note says what its line becomes, in which file, and leads to the first of these lines', () => {
  expect(htmlOf('0:1 2:1,2')).toBe(
    '<a href="#line-2-1" data-lines="size: 1\nboth: a1"><span>Line 1 </span>becomes 2 lines of c.yaml</a>',
  );
  expect(htmlOf('0:4 1:4')).toContain('href="#line-1-4" data-lines="+size: 1"');
  expect(htmlOf('0:4 1:4')).toContain('becomes 1 line of c.yaml<');
  expect(htmlOf('0:1 3:1')).toContain('data-lines="said &quot;1&quot;"');
  expect(htmlOf('0:1 3:1')).toContain('becomes 1 line of the output<');
  expect(htmlOf()).toBe('');
});

test('a line with results in several blocks has one note, and so have lines that become the same', () => {
  expect(htmlOf('0:4 2:1', '0:4 1:4', '0:4 3:1')).toContain('becomes 3 lines of c.yaml and more<');
  expect(htmlOf('0:1 2:1', '0:2 2:1')).toContain('<span>Lines 1–2 </span>become 1 line of c.yaml<');
  expect(notesIn('0:1 2:1', '0:2 2:1').get(file)?.wrappers).toMatchObject([{from: 0, to: 2}]);
});

test('each note is in the row of its line, below the rows of a line that wraps', () => {
  expect(htmlOf('0:2 2:2')).toMatch(/^\n<a /);
  expect(htmlOf('0:4 2:1')).toMatch(/^\n{4}<a /);
  expect(htmlOf('0:1 2:1', '0:4 2:2')).toMatch(/^<a [^\n]*\n{4}<a [^\n]*$/);
});

test('a note shows the lines of the results for which it has rows, and without one a line in place of words', () => {
  const shown = (...relations: string[]) =>
    htmlOf(...relations)?.match(/ data-lines?="[^"]*".*?<\/a>/gs) ?? [];
  expect(shown('0:1 2:1', '0:2 2:2')).toEqual([
    ' data-line="size: 1"><span>Line 1 becomes 1 line of c.yaml</span></a>',
    ' data-lines="both: a1"><span>Line 2 </span>becomes 1 line of c.yaml</a>',
  ]);
  expect(shown('0:1 2:1,2', '0:2 2:2')[0]).toBe(
    ' data-line="2 lines"><span>Line 1 becomes 2 lines of c.yaml</span></a>',
  );
  expect(shown('0:2 2:1,2,3', '0:4 2:3')).toEqual([
    expect.stringMatching(/^ data-lines="size: 1\nboth: a1">/),
    expect.stringMatching(/^ data-lines="last: 2">/),
  ]);
});

test('the lines of a note keep the indents that differ, and equal ones are there once', () => {
  const lines = (code: string, places: string) => {
    const nested = [file, block('yaml', 'title="b/c.yaml" output', code)];
    return annotate(nested, [`0:1 1:${places}`], 'docs/page.mdx')
      .get(file)
      ?.html.match(/data-lines="(.*?)"/s)?.[1];
  };
  expect(lines('  a:\n    b: 1\n  c: 2', '1,2,3')).toBe('a:\n  b: 1\nc: 2');
  expect(lines('+    a: 1\n+      b: 2', '1,2')).toBe('+ a: 1\n+   b: 2');
  expect(lines('- a: 1\n  b: 2\n- a: 1', '1,3')).toBe('- a: 1 ×2');
});

test('a line that a note leads to has an id, together with the lines after it that the note is about', () => {
  const partsOf = (...relations: string[]) =>
    notesIn(...relations)
      .get(made)
      ?.wrappers.map(({open, ...range}) => ({...range, id: /id="(.*?)"/.exec(open)?.[1]}));
  expect(partsOf('0:1 2:1,2')).toEqual([{from: 0, to: 2, id: 'line-2-1'}]);
  expect(partsOf('0:1 2:1,2', '0:2 2:2')).toEqual([
    {from: 0, to: 1, id: 'line-2-1'},
    {from: 1, to: 2, id: 'line-2-2'},
  ]);
  expect(partsOf('0:1 2:1,3')).toEqual([{from: 0, to: 1, id: 'line-2-1'}]);
});

test('a relation to a line that is not there stops the build, but not the preview', () => {
  const message = 'docs/page.mdx:1: this page lacks a line that was related to others when its commands ran';
  for (const relation of ['0:1 2:4', '0:1 4:1', '0:1 2:1,0', '0:5 2:1']) {
    expect(() => notesIn(relation), relation).toThrow(message);
  }
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  expect(htmlOf('0:1 2:4', '0:2 2:2')).toContain('<span>Line 2 </span>becomes 1 line of c.yaml<');
  process.env.NODE_ENV = former;
});
