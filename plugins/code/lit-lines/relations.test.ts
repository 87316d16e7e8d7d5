import {expect, test} from '@playwright/test';
import {linesOf, type RelatedPage} from './relations';

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

const found = (relations: string[], ...excerpts: ReturnType<typeof part>[]) =>
  linesOf(excerpts, [page(...relations)], ['a.cue', 'the diff', 'b.yaml']);

/** The related lines without their links. */
const lines = (...args: Parameters<typeof found>) =>
  found(...args).map((block) =>
    Object.fromEntries([...block].map(([index, {id, lights}]) => [index, {id, ...(lights && {lights})}])),
  );

test('related lines have ids, and a result lights all lines that change it', () => {
  expect(lines(['0:1 2:1,2', '0:2 2:2'], part(0), part(1), part(2))).toEqual([
    {0: {id: 'line-0-1'}, 1: {id: 'line-0-2'}},
    {},
    {0: {id: 'line-2-1', lights: 'line-0-1'}, 1: {id: 'line-2-2', lights: 'line-0-1 line-0-2'}},
  ]);
});

test('a result that changes others is lit by them, too', () => {
  expect(lines(['0:1 1:2', '1:2 2:1'], part(0), part(1), part(2))).toEqual([
    {0: {id: 'line-0-1'}},
    {1: {id: 'line-1-2', lights: 'line-0-1'}},
    {0: {id: 'line-2-1', lights: 'line-1-2'}},
  ]);
});

test('a part of a block has lines of its own, and no relation to lines that are not shown', () => {
  expect(lines(['0:1 2:1,2', '0:2 2:2'], part(2, 1), part(0, 0, 1))).toEqual([
    {0: {id: 'line-0-1', lights: 'line-1-1'}},
    {0: {id: 'line-1-1'}},
  ]);
  expect(lines(['0:1 2:1'], part(0), part(2, 1))).toEqual([{}, {}]);
  expect(linesOf([{...part(0), file: 'docs/other.mdx'}, part(2)], [page('0:1 2:1')])[0]?.size).toBe(0);
});

test('a diff of the source replaces it if the page does not show the source', () => {
  const relations = ['0:1 1:2', '0:1 2:1'];
  expect(lines(relations, part(1, 1, 1), part(2))).toEqual([
    {0: {id: 'line-0-1'}},
    {0: {id: 'line-1-1', lights: 'line-0-1'}},
  ]);
  expect(lines(relations, part(0), part(1))).toEqual([
    {0: {id: 'line-0-1'}},
    {1: {id: 'line-1-2', lights: 'line-0-1'}},
  ]);
});

test('a link leads to the first other end and is named by all, and is seen unless the one before says the same', () => {
  const links = (...relations: string[]) =>
    found(relations, part(0), part(1), part(2)).map((block) =>
      [...block.values()].map(({to, name, label}) => `${to} ${name} (${label ?? 'not seen'})`),
    );
  expect(links('0:1 2:2,1')).toEqual([
    ['line-2-1 changes 2 lines of b.yaml (changes 2 lines)'],
    [],
    ['line-0-1 from 1 line of a.cue (from 1 line)', 'line-0-1 from 1 line of a.cue (not seen)'],
  ]);
  expect(links('0:1 2:1', '0:1 1:2', '0:2 2:1')).toEqual([
    ['line-1-2 changes 2 lines (changes 2 lines)', 'line-2-1 changes 1 line of b.yaml (changes 1 line)'],
    ['line-0-1 from 1 line of a.cue (from 1 line)'],
    ['line-0-1 from 2 lines of a.cue (from 2 lines)'],
  ]);
});

test('a relation to a line that is not there stops the build, but not the preview', () => {
  const message = 'docs/page.mdx:1: this page lacks line 0:1 (block:line), or a line that it changes';
  for (const relation of ['0:1 2:3', '0:1 3:1', '0:1 2:1,0']) {
    expect(() => lines([relation], part(0), part(2))).toThrow(message);
  }
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  expect(lines(['0:1 2:3', '0:2 2:2'], part(0), part(2))).toEqual([
    {1: {id: 'line-0-2'}},
    {1: {id: 'line-1-2', lights: 'line-0-2'}},
  ]);
  process.env.NODE_ENV = former;
});
