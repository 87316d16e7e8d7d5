import {visit} from 'unist-util-visit';
import {readMeta} from '../../engine/fences';
import {lineOf} from '../../engine/markdown';
import type {Rule} from './rule';

/** Checks the words of fences on pages that aren't executed; plugins/examples checks executed pages. */
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
