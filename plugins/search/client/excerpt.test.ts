import {expect, test} from '@playwright/test';
import {explainError} from './excerpt';

const linesOf = (blocks: Parameters<typeof explainError>[0]) =>
  explainError(blocks).map((parts) => parts.map(({words}) => words.map(({text}) => text).join('')).join('`'));

test('the search shows the cause and the fix of an error, without the code between them', () => {
  expect(linesOf(['Cause: a `knot.x` slips. It is wet.', {code: 'tie'}, 'Fix: tie it.'])).toEqual([
    'Cause: a `knot.x` slips. It is wet.',
    'Fix: tie it.',
  ]);
});

test('for an error with a table of causes, the search shows one sentence and four causes with their remedies', () => {
  const rows = ['1', '2', '3', '4', '5'].map((row) => `path ${row} · Cause ${row}. · Remedy ${row}.`);
  expect(linesOf(['A rope has `no.knot`. The path shows the cause:', ...rows])).toEqual([
    'A rope has `no.knot`.',
    ...['1', '2', '3', '4'].map((row) => `Cause ${row}. → Remedy ${row}.`),
  ]);
});
