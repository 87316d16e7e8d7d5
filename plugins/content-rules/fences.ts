import {visit} from 'unist-util-visit';
import {readMeta} from '../kit/fences';
import {lineOf} from '../kit/markdown';
import type {Rule} from './rule';

/** The words after a fence, on pages that are not executed; the executed ones are judged with their commands. */
export const fenceRule: Rule = ({kind, tree}, report) => {
  if (kind === 'docs') {
    return;
  }
  visit(tree, 'code', (node) => {
    const {problem} = readMeta(node.meta ?? '');
    if (problem) {
      report(lineOf(node), problem);
    }
  });
};
