import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

/** Four spaces make a block of code in Markdown. MDX reads them as a paragraph, because tags in tags are indented, too. */
export const indentedRule: Rule = ({tree, text}, report) => {
  const lines = text.split('\n');
  visit(tree, 'paragraph', (paragraph, _index, parent) => {
    const line = lineOf(paragraph);
    if (parent?.type === 'root' && /^(?: {4}|\t)/.test(lines[line - 1] ?? '')) {
      report(line, 'indented code is shown as text', 'put it between two lines of ```');
    }
  });
};
