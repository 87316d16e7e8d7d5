import {expect, test} from '@playwright/test';
import {excerpt, explainError} from './excerpt';

const linesOf = (blocks: Parameters<typeof explainError>[0]) =>
  explainError(blocks).map((cells) => cells.map((parts) => parts.map(({texts}) => texts.join('')).join('`')));

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
    excerpt(blocks, new Set(['knot', 'rope'])).map(({texts}) => texts.join(''));
  expect(shown({code: 'knot 1'}, 'A knot holds.')).toEqual(['A knot holds.']);
  expect(shown('A knot holds.', {code: 'knot --rope 2'})).toEqual(['', 'knot --rope 2', '']);
});

test('words of the query are marked, and the text between two of them is one piece, because a browser draws each', () => {
  const [part] = excerpt(['An old knot in a rope holds.'], new Set(['knot', 'rope']));
  expect(part?.texts).toEqual(['An old ', 'knot', ' in a ', 'rope', ' holds.']);
});
