/** Typographic quotes and apostrophes of text, not of code: 'x' → ‘x’. No text changes its length. */
import type {Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** A sign that opens stands before a word or code, after a space, a bracket, a dash or another one; not in the '80s. */
const opening = /(?<=^|[\s([{–—"'/-])["'](?!\d\ds\b)(?=["']?[\p{L}\p{N}.([{*<$@#/\\-])/gu;

const typeset = (text: string) =>
  text
    .replace(opening, (sign) => (sign === '"' ? '“' : '‘'))
    .replace(/["']/g, (sign) => (sign === '"' ? '”' : '’'));

/** A remark plugin. It sees the whole page at once, because a quotation can open in a link and close after it. */
export const quotes = () => (tree: Root) => {
  const texts: {node: Text; start: number}[] = [];
  let all = '';
  visit(tree, (node) => {
    if (node.type === 'text') {
      texts.push({node, start: all.length});
      all += node.value;
    } else if (node.type === 'inlineCode' || ('name' in node && node.name === 'code')) {
      all += 'x';
      return SKIP;
    } else if (['paragraph', 'heading', 'tableCell', 'break'].includes(node.type)) {
      all += ' ';
    }
    return undefined;
  });
  all = typeset(all);
  for (const {node, start} of texts) {
    node.value = all.slice(start, start + node.value.length);
  }
};

/** The same for front matter, whose code is between backticks. */
export function typesetLine(text: string): string {
  const code = /`[^`]*`/g;
  const line = typeset(text.replace(code, (part) => 'x'.repeat(part.length)));
  return [...text.matchAll(code)].reduce(
    (set, {0: part, index}) => set.slice(0, index) + part + set.slice(index + part.length),
    line,
  );
}
