import {expect, test} from '@playwright/test';
import {parseMarkdown} from '../../../engine/markdown';
import {createPages} from '../../../engine/pages';
import {versionsOf} from '../../../engine/versions';
import {claim, claimRule} from './claims';

const site = createPages('/site', versionsOf([], 'v1'));

const run = '```bash run\nholos render platform\n```';
const skipped = '```bash skip="needs a cluster"\nkubectl apply -f deploy\n```';
const promise = 'Holos always renders it.';

/** Lines on which a page of the docs, or of another kind, promises too much. */
function faults(text: string, kind: 'docs' | 'blog' = 'docs'): number[] {
  const file = 'docs/page.mdx';
  const lines: number[] = [];
  const identity = site.of(`/site/${file}`);
  if (identity) {
    const page = {file, identity, kind, text, frontMatter: {}, tree: parseMarkdown(text, file)};
    claimRule(page, (line) => lines.push(line));
  }
  return lines;
}

test('a promise without a run in its section is a fault, in paragraphs, lists and tables', () => {
  expect(faults('## One\n\nThis holds for every\n`deploy/` component.')).toEqual([]);
  expect(faults('## One\n\nIn `deploy/` it holds for every\ncomponent.')).toEqual([3]);
  expect(faults(`## One\n\n- ${promise}\n- Holos renders it.`)).toEqual([3]);
  expect(faults(`## One\n\n| A |\n|---|\n| ${promise} |`)).toEqual([5]);
  expect(faults(`## One\n\n<Steps>\n\n1. ${promise}\n\n</Steps>`)).toEqual([5]);
});

test('a run or a proof in the section covers it, wherever they stand there', () => {
  expect(faults(`## One\n\n${promise}\n\n${run}`)).toEqual([]);
  expect(faults(`## One\n\n${run}\n\n${promise}`)).toEqual([]);
  expect(faults(`## One\n\n${promise}\n\n${run.replace('run', 'run proof')}`)).toEqual([]);
  expect(faults(`## One\n\n1. Step\n\n   ${run.replaceAll('\n', '\n   ')}\n\n${promise}`)).toEqual([]);
});

test('a run in another section, one that is skipped, and code that is no run cover nothing', () => {
  expect(faults(`## One\n\n${run}\n\n## Two\n\n${promise}`)).toEqual([9]);
  expect(faults(`## One\n\n${run}\n\n### Two\n\n${promise}`)).toEqual([9]);
  expect(faults(`## One\n\n${promise}\n\n${skipped}`)).toEqual([3]);
  expect(faults(`## One\n\n${promise}\n\n\`\`\`txt\nrun\n\`\`\``)).toEqual([3]);
});

test('the introduction sums the page up: a run anywhere covers it', () => {
  expect(faults(`${promise}\n\n## One\n\n${run}`)).toEqual([]);
  expect(faults(`${promise}\n\n## One\n\n${skipped}`)).toEqual([1]);
});

test('an exception names its reason and covers the next block only', () => {
  const reason = '{/* claim: the page on validators shows it */}';
  expect(faults(`## One\n\n${reason}\n\n${promise}`)).toEqual([]);
  expect(faults(`## One\n\n${reason}\n\n${promise}\n\n${promise}`)).toEqual([7]);
  expect(faults(`## One\n\n{/* claim: so it is */}\n\n${promise}`)).toEqual([5]);
  expect(faults(`## One\n\n{/* the page on validators shows it */}\n\n${promise}`)).toEqual([5]);
});

test('code, headings and posts make no promise', () => {
  expect(faults('## What always holds\n\nSee `always`.\n\n```txt\nnever\n```')).toEqual([]);
  expect(faults(`## One\n\n${promise}`, 'blog')).toEqual([]);
});

const promises =
  'always, never, identical, identically, untouched, unchanged, impossible, stops the render, stop every render, ' +
  'Every component, any manifest, every artifact, every object, the same files, the same manifest, the same output, ' +
  'guarantees, ensure, without exception, each render, all manifests, no component, prints nothing, ' +
  'under no circumstances, in every case, whatever the, regardless of, no exceptions, at no point, not a single, ' +
  "can't fail, cannot change, ever, every time, deterministic, byte for byte, stays the same, all of the objects, " +
  'none of the objects, no file, any change, nothing reports, none changes, ' +
  "Holos doesn't use, Helm can't read, a render won't stop, `` doesn't see, reads only, only writes, three things, two causes";

test('these words are a promise, others are none', () => {
  for (const words of promises.split(', ')) {
    expect.soft(claim.exec(`So ${words} there.`)?.[0]).toBe(words);
  }
  for (const words of [
    'every team',
    'the same file',
    'nevertheless',
    'rendering stops',
    'all components',
    'no change',
    'if no file',
    "that a render doesn't report",
    "if Holos doesn't find it",
    'render only',
    'use only',
    'three components',
    "doesn't list every object",
  ]) {
    expect(claim.test(`So ${words} there.`), words).toBe(false);
  }
});
