import {expect, test} from '@playwright/test';
import {excerpt, explainError} from './excerpt';

const linesOf = (blocks: Parameters<typeof explainError>[0]) =>
  explainError(blocks).map((cells) =>
    cells.map((parts) => parts.map(({words}) => words.map(({text}) => text).join('')).join('`')),
  );

test('the search shows the cause and the fix of an error, without the code between them', () => {
  expect(linesOf(['Cause: a `knot.x` slips. It is wet.', {code: 'tie'}, 'Fix: tie it.'])).toEqual([
    ['Cause: a `knot.x` slips. It is wet.'],
    ['Fix: tie it.'],
  ]);
});

test('for an error with a table of causes, the search shows one sentence and four causes with their remedies', () => {
  const rows = ['1', '2', '3', '4', '5'].map((row) => `path ${row} · Cause ${row}. · Remedy ${row}.`);
  expect(linesOf(['A rope has `no.knot`. The path shows the cause:', ...rows])).toEqual([
    ['A rope has `no.knot`.'],
    ...['1', '2', '3', '4'].map((row) => [`Cause ${row}.`, `Remedy ${row}.`]),
  ]);
});

test('an excerpt prefers more words of the query, and prose to code that has as many', () => {
  const shown = (...blocks: Parameters<typeof excerpt>[0]) =>
    excerpt(blocks, new Set(['knot', 'rope'])).map(({words}) => words.map(({text}) => text).join(''));
  expect(shown({code: 'knot 1'}, 'A knot holds.')).toEqual(['A knot holds.']);
  expect(shown('A knot holds.', {code: 'knot --rope 2'})).toEqual(['', 'knot --rope 2', '']);
});
