import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readMeta} from '../engine/fences';

/**
 * Remark plugin for the docs that removes proofs first, so that the page's HTML, its Markdown copy, the search and the feeds
 * don't contain them:
 *
 *     Text, ```bash run proof, text  →  Text, text
 */
export const dropProofs = (): Transformer<Root> => (tree) =>
  visit(tree, 'code', ({meta}, index, parent) => {
    if (parent && index !== undefined && readMeta(meta ?? '').words.includes('proof')) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
