/** Which headings are messages of the tools. */
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {pages} from './pages';

/**
 * Remark plugin for the docs: on the Support page, a heading that begins with code is a message, and the search calls it an
 * error. `` ### `exit status 1` {#id} `` → `<h3 id="id" data-kind="Error"><code>exit status 1</code></h3>`
 */
export function markMessages(): Transformer<Root> {
  return (tree, vfile) => {
    if (pages.of(vfile.path)?.id !== 'support') {
      return;
    }
    visit(tree, 'heading', (heading) => {
      if (heading.children[0]?.type === 'inlineCode') {
        const {hProperties, ...data} = (heading.data ?? {}) as {hProperties?: object};
        heading.data = {...data, hProperties: {...hProperties, 'data-kind': 'Error'}};
      }
    });
  };
}
