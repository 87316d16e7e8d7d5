import {expect, test} from '@playwright/test';
import {gather} from './groups';

/** Groups of letters, each letter with the numbers of what it needs. */
const groups = (needs: Record<string, number[]>, weights: number[], most: number) =>
  gather(
    Object.entries(needs).map(([item, own]) => ({item, needs: own})),
    weights,
    most,
  )
    .map((items) => items.sort().join(''))
    .sort();

test('those that need the same are together, and nobody else while there is room', () => {
  expect(groups({a: [0], b: [1], c: [0], d: []}, [1, 1], 3)).toEqual(['ac', 'b', 'd']);
});

test('those are joined that then get least in vain', () => {
  expect(groups({a: [0, 1], b: [0, 2], c: [0, 3]}, [9, 5, 1, 1], 2)).toEqual(['a', 'bc']);
});

test('what many would get in vain costs more than what few do', () => {
  const others = {x: [0, 1], y: [0, 1, 2]};
  expect(groups({a: [0], ...others}, [1, 2, 3], 2)).toEqual(['ax', 'y']);
  expect(groups({a: [0], b: [0], c: [0], ...others}, [1, 2, 3], 2)).toEqual(['abc', 'xy']);
});

test('joined groups are joined on, until as many are left as shall be', () => {
  const needs = {a: [0], b: [0, 1], c: [0, 1, 2], d: [3], e: [3, 4], f: [3, 4, 5]};
  expect(groups(needs, [9, 1, 1, 9, 1, 1], 2)).toEqual(['abc', 'def']);
  expect(groups(needs, [9, 1, 1, 9, 1, 1], 1)).toEqual(['abcdef']);
  expect(groups({}, [], 3)).toEqual([]);
});
