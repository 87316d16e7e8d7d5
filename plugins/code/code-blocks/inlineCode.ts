import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../engine/html';
import {flag, LONGEST_WORD, WHOLE} from './text';

/**
 * Short code with a flag doesn't break, although browsers break after each hyphen:
 *
 *     <code>--set a</code>  →  <code class="code-word">--set a</code>
 */
export const keepFlagsWhole = (): Transformer<Root> => (tree) => {
  visit(tree, 'element', (code: Element) => {
    if (code.tagName === 'pre') {
      return SKIP;
    }
    const text = code.tagName === 'code' ? textOf(code) : '';
    if (text.length <= LONGEST_WORD && text.search(flag) >= 0) {
      code.properties.className = [WHOLE];
    }
    return undefined;
  });
};
