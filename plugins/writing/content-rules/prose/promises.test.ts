import {expect, test} from '@playwright/test';
import {parseMarkdown} from '../../../engine/markdown';
import {promiseRule} from './promises';

const run = '```bash run\nholos render platform\n```';
const skipped = '```bash skip="needs a cluster"\nkubectl apply -f deploy\n```';
const promise = 'Holos always renders it.';

/** Lines on which a page of the docs, or of another kind, promises too much. */
function faults(text: string, kind: 'docs' | 'blog' = 'docs'): number[] {
  const lines: number[] = [];
  const page = {file: 'docs/page.mdx', folder: 'docs', route: '/docs/page/', kind, text, frontMatter: {}};
  promiseRule(/\b(?:always|every component)\b/)({...page, tree: parseMarkdown(text, page.file)}, (line) =>
    lines.push(line),
  );
  return lines;
}

test('a promise needs a run in its section, in paragraphs, lists and tables', () => {
  expect(faults('## One\n\nThis holds for every\n`deploy/` component.')).toEqual([]);
  expect(faults('## One\n\nIn `deploy/` it holds for every\ncomponent.')).toEqual([3]);
  expect(faults(`## One\n\n- ${promise}\n- Holos renders it.`)).toEqual([3]);
  expect(faults(`## One\n\n| A |\n|---|\n| ${promise} |`)).toEqual([5]);
  expect(faults(`## One\n\n<Steps>\n\n1. ${promise}\n\n</Steps>`)).toEqual([5]);
});

test('a run or a proof in the section covers it, wherever they are there', () => {
  expect(faults(`## One\n\n${promise}\n\n${run}`)).toEqual([]);
  expect(faults(`## One\n\n${promise}\n\n${run.replace('run', 'run proof')}`)).toEqual([]);
  expect(faults(`## One\n\n1. Step\n\n   ${run.replaceAll('\n', '\n   ')}\n\n${promise}`)).toEqual([]);
});

test('a run in another section, one that is skipped, and code that is no run cover nothing', () => {
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
  expect(faults(`## One\n\n${reason}\n\n${promise}\n\n${promise}`)).toEqual([7]);
  expect(faults(`## One\n\n{/* claim: so it is */}\n\n${promise}`)).toEqual([5]);
  expect(faults(`## One\n\n{/* the page on validators shows it */}\n\n${promise}`)).toEqual([5]);
});

test('code, headings and posts make no promise', () => {
  expect(faults('## What always holds\n\nSee `always`.\n\n```txt\nalways\n```')).toEqual([]);
  expect(faults(`## One\n\n${promise}`, 'blog')).toEqual([]);
});
