import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

/** A comment that marks lines in the framework's own blocks. Here readers would see it. */
const mark = /^\s*(?:\/\/|\/\*|#|<!--|\{\s*\/\*|--|%|;|"|REM)\s*highlight-(?:next-line|start|end)\b/i;

/** Lines are marked by their numbers: the comment `highlight-next-line` is part of a file, which the page's commands would write. */
export const highlightRule: Rule = ({tree}, report) => {
  visit(tree, 'code', (node) => {
    const index = node.value.split('\n').findIndex((line) => mark.test(line));
    if (index >= 0) {
      const remedy =
        'remove such comments, and write the lines after the language of the block, as in {2,4-6}';
      report(lineOf(node) + 1 + index, 'readers would see this comment', remedy);
    }
  });
};
