import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

type Image = Extract<Nodes, {type: 'mdxJsxTextElement'}>;

/**
 * Remark plugin, after the framework's: an image of a page names a loader by its absolute path, which the bundler hashes into the names
 * of scripts. Without the folder, builds in different folders are identical: `&fallback=/home/me/site/node_modules/file-loader/…!` →
 * `&fallback=file-loader!`
 */
export const nameImageLoader = () => (tree: Root) =>
  visit(tree, 'mdxJsxTextElement', ({attributes}: Image) => {
    for (const {value} of attributes) {
      if (typeof value === 'object' && value?.data?.estree) {
        const script = JSON.stringify(value.data.estree);
        value.data.estree = JSON.parse(script.replace(/(?<=&fallback=)[^&!]+/g, 'file-loader'));
      }
    }
  });
