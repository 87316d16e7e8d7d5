import type {Element, Nodes, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../engine/html';
import {flag} from './text';

/** Longer code might not fit into a line with other words on a phone. */
const MAX_UNBROKEN = 24;

/** It's JSX, because the framework shows a `code` element that contains other elements as a block. */
const wrapFlags = (parts: readonly string[]): Extract<Nodes, {type: 'mdxJsxTextElement'}> => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children: parts.map((value, index) =>
    index % 2 === 0
      ? {type: 'text', value}
      : {
          type: 'element',
          tagName: 'span',
          properties: {className: ['code-word']},
          children: [{type: 'text', value}],
        },
  ),
  data: {_mdxExplicitJsx: true},
});

/**
 * No line breaks within a flag, although browsers break after each hyphen. Short code with a flag doesn't break at all:
 *
 *     <code>--set a</code>  →  <code class="code-word">--set a</code>
 */
export const keepFlagsWhole = (): Transformer<Root> => (tree) => {
  visit(tree, 'element', (code: Element, index, parent) => {
    if (code.tagName === 'pre') {
      return SKIP;
    }
    const text = code.tagName === 'code' ? textOf(code) : '';
    // Each second part is a flag.
    const parts = text.split(new RegExp(`(${flag.source})`, 'gi'));
    if (!parent || index === undefined || parts.length === 1) {
      return undefined;
    }
    if (text.length <= MAX_UNBROKEN) {
      code.properties.className = ['code-word'];
    } else {
      parent.children[index] = wrapFlags(parts);
    }
    return SKIP;
  });
};
