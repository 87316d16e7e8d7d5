import type {Program} from 'estree';
import {visit as visitScript} from 'estree-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin, after the framework's: an image of a page names a loader by its absolute path, which the bundler hashes into the names
 * of scripts. Without the folder, builds in different folders are identical: `&fallback=/home/me/site/node_modules/file-loader/…!` →
 * `&fallback=file-loader!`
 */
export function nameImageLoader() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxTextElement', ({attributes}: MdxJsxTextElement) => {
      for (const {value} of attributes) {
        const script = typeof value === 'object' ? value?.data?.estree : undefined;
        visitScript((script ?? {type: 'Program', body: []}) as Program, (node) => {
          if (node.type === 'Literal' && typeof node.value === 'string') {
            node.value = node.value.replace(/(?<=&fallback=)[^&!]+/, 'file-loader');
            node.raw = JSON.stringify(node.value);
          }
        });
      }
    });
  };
}
