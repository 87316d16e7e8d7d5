import {expect, test} from '@playwright/test';
import {partsOf, type RelatedPage} from './parts';

const page = (...relations: string[]): RelatedPage => ({
  file: 'docs/page.mdx',
  blocks: [
    ['size: 1', 'name: "a"'],
    ['-size: 0', '+size: 1', ' rest'],
    ['size: 1', 'both: a1'],
  ],
  relations,
});

/** A part of the page, from the first index. */
const part = (block: number, first = 0, count = 2) => ({file: 'docs/page.mdx', block, first, count});

const names = (relations: string[], ...excerpts: ReturnType<typeof part>[]) =>
  partsOf(excerpts, [page(...relations)]).map((parts) => Object.fromEntries(parts));

test('a line has its own name, and a result the names of all lines that change it', () => {
  expect(names(['0:1 2:1,2', '0:2 2:2'], part(0), part(1), part(2))).toEqual([
    {0: '0:1', 1: '0:2'},
    {},
    {0: '2:1 0:1', 1: '2:2 0:1 0:2'},
  ]);
});

test('a part of a block has lines of its own, and no relation to lines that are not shown', () => {
  expect(names(['0:1 2:1,2', '0:2 2:2'], part(2, 1), part(0, 0, 1))).toEqual([{0: '0:1 1:1'}, {0: '1:1'}]);
  expect(names(['0:1 2:1'], part(0), part(2, 1))).toEqual([{}, {}]);
  expect(partsOf([{...part(0), file: 'docs/other.mdx'}, part(2)], [page('0:1 2:1')])[0]?.size).toBe(0);
});

test('the difference of the source stands for it where the source itself is not shown', () => {
  const relations = ['0:1 1:2', '0:1 2:1'];
  expect(names(relations, part(1, 1, 1), part(2))).toEqual([{0: '0:1'}, {0: '1:1 0:1'}]);
  expect(names(relations, part(0), part(1))).toEqual([{0: '0:1'}, {1: '1:2 0:1'}]);
});

test('a relation to a line that is not there stops the build, but not the preview', () => {
  const message = 'docs/page.mdx:1: this page lacks line 0:1 (block:line), or a line that it changes';
  for (const relation of ['0:1 2:3', '0:1 3:1', '0:1 2:1,0']) {
    expect(() => names([relation], part(0), part(2))).toThrow(message);
  }
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  expect(names(['0:1 2:3', '0:2 2:2'], part(0), part(2))).toEqual([{1: '0:2'}, {1: '1:2 0:2'}]);
  process.env.NODE_ENV = former;
});
