import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

/** A comment that marks lines in the framework's own blocks. Here readers would see it. */
const mark = /^\s*(?:\/\/|\/\*|#|<!--|\{\s*\/\*|--|%|;|"|REM)\s*highlight-(next-line|start|end)\b/i;

/** Lines are marked by their numbers: the comment `highlight-next-line` is part of a file, which the page's commands would write. */
export const highlightRule: Rule = ({tree}, report) => {
  visit(tree, 'code', (node) => {
    const lines = node.value.split('\n');
    const numbers: number[] = [];
    let isMarked = false;
    let isNext = false;
    let number = 0;
    let first: number | undefined;
    lines.forEach((line, index) => {
      const word = mark.exec(line)?.[1]?.toLowerCase();
      if (word === undefined) {
        number++;
        if (isMarked || isNext) {
          numbers.push(number);
        }
        isNext = false;
        return;
      }
      first ??= index;
      isNext = word === 'next-line';
      isMarked = word === 'start' || (isMarked && word !== 'end');
    });
    if (first !== undefined) {
      const remedy = `remove such comments, and write {${numbers.join(',')}} after the language of the block`;
      report(lineOf(node) + 1 + first, 'readers would see this comment', remedy);
    }
  });
};
