import type {Capability} from '../../engine/capability';

/**
 * Keeps `*.woff2.subset` files out of the stylesheet, which each page contains: the framework puts fonts of less than 10 KB into it, and
 * a page would grow from 26 to 40 KB.
 */
export function fontSubset(): Capability {
  const generator = {filename: 'assets/fonts/[contenthash:8]-[name]'};
  return {
    name: 'font-subset',
    plugin: () => ({
      configureWebpack: () => ({module: {rules: [{test: /\.subset$/, type: 'asset/resource', generator}]}}),
    }),
  };
}
