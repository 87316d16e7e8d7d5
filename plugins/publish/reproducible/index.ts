import {visit as visitScript} from 'estree-util-visit';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';

type Image = Extract<Nodes, {type: 'mdxJsxTextElement'}>;

/**
 * Remark plugin, after the framework's: an image of a page names a loader by its absolute path, which the bundler hashes into the names
 * of scripts: `&fallback=/home/me/site/node_modules/file-loader/…!` → `&fallback=file-loader!`
 */
export const nameImageLoader = () => (tree: Root) =>
  visit(tree, 'mdxJsxTextElement', ({attributes}: Image) => {
    for (const {value} of attributes) {
      if (typeof value === 'object' && value?.data?.estree) {
        visitScript(value.data.estree, (node) => {
          if (node.type === 'Literal' && typeof node.value === 'string') {
            node.value = node.value
              .replace(/(?<=&fallback=)[^&!]+/g, 'file-loader')
              // A small picture is a file, too: copies and feeds would have its bytes as text.
              .replace(/(?<=url-loader[^?]*\?)limit=\d+/g, 'limit=-1');
            delete node.raw;
          }
        });
      }
    }
  });

interface Minifier {
  _args: [{exclude?: RegExp; minimizerOptions: object}];
}

interface Optimization {
  minimize?: boolean;
  minimizer?: unknown[];
}

/**
 * Keeps the names of variables in the bundler's runtime. The minifier chooses names by how often letters occur, and the runtime has
 * provisional hashes, which depend on the folder of the build.
 */
export function keepNamesInRuntime({minimize, minimizer = []}: Optimization): void {
  if (!minimize) {
    return;
  }
  const runtime = /runtime~main/;
  const minifier = minimizer.find((one) => one?.constructor.name === 'SwcJsMinimizerRspackPlugin') as
    Minifier | undefined;
  const [options] = minifier?._args ?? [];
  if (!minifier || !options?.minimizerOptions) {
    throw new Error('reproducible: the bundler has no SwcJsMinimizerRspackPlugin with its options in _args');
  }
  const Another = minifier.constructor as new (options: object) => Minifier;
  const minimizerOptions = {...options.minimizerOptions, mangle: false};
  minimizer.push(new Another({...options, include: runtime, minimizerOptions}));
  options.exclude = runtime;
}

/** Builds of one state in different folders are the same, byte by byte; see README.md of the room. */
export function reproducible(): Capability {
  return {
    name: 'reproducible',
    markdown: () => ({remark: [nameImageLoader]}),
    plugin: () => ({
      configureWebpack({optimization = {}}) {
        keepNamesInRuntime(optimization as Optimization);
        return {};
      },
    }),
  };
}
