import type {Parents, Root} from 'mdast';
import type {Transformer} from 'unified';
import {readMeta} from '../kit/fences';

function drop(parent: Parents): void {
  parent.children = parent.children.filter(
    (node) => node.type !== 'code' || !readMeta(node.meta ?? '').words.includes('proof'),
  ) as typeof parent.children;
  for (const node of parent.children) {
    if ('children' in node) {
      drop(node);
    }
  }
}

/**
 * Remark plugin for the docs that removes proofs (` ```bash run proof `) first, so that the page's
 * HTML, its Markdown copy, the search and the feeds don't contain them.
 */
export const dropProofs = (): Transformer<Root> => (tree) => drop(tree);
