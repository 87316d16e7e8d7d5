import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../engine/html';
import {flag, LONGEST_WORD, WHOLE} from './text';

const flags = new RegExp(`(${flag.source})`, 'gi');

/**
 * Short code with a flag doesn't break, although browsers break after each hyphen, nor does a flag in longer code:
 *
 *     <code>--set a</code>  →  <code class="code-word">--set a</code>
 */
export const keepFlagsWhole = (): Transformer<Root> => (tree) => {
  visit(tree, 'element', (code: Element) => {
    if (code.tagName === 'pre') {
      return SKIP;
    }
    const text = code.tagName === 'code' ? textOf(code) : '';
    if (text.search(flag) < 0) {
      return undefined;
    }
    if (text.length <= LONGEST_WORD) {
      code.properties.className = [WHOLE];
    } else if (code.children.every(({type}) => type === 'text')) {
      code.children = text.split(flags).map((value, at) => {
        const children = [{type: 'text' as const, value}];
        return at % 2
          ? {type: 'element', tagName: 'span', properties: {className: [WHOLE]}, children}
          : {type: 'text', value};
      });
    }
    return undefined;
  });
};
