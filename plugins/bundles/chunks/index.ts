import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Any of these in the path of a module, whose separators may be of either kind. */
const anyOf = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/**
 * Modules that every page of the docs needs and no other page does. The framework gives each layout around a page
 * a file of its own and splits what they share, so that one page waited for ten small files.
 */
export const docsModules = anyOf(
  '/theme/(?:Doc|BackToTop|Icon/Home)',
  '/plugin-content-docs/lib/client/(?:doc|docsSearch|docSidebarItemsExpandedState)\\.',
  '/theme-common/lib/hooks/useBackToTopButton',
  '/docusaurus-plugin-content-docs/default/__plugin\\.json$',
);

/** Modules that articles need, be they of the docs, of the blog or pages of their own. */
export const articleModules = anyOf(
  '/theme/(?:Admonition|CodeBlock|CodeInline|Details|Edit|Heading|Icon/Edit|LastUpdated|MDX(?!Page)|TOC|Tag/)',
  '/theme/(?:ContentVisibility|PaginatorNavLink|TagsListInline)',
  '/src/theme/Mermaid',
  '/src/components/(?:Cards|FileTree|PageMarkdown|Steps|Version)',
  '/(?:config/(?:site|versions)|lib/(?:addresses|dates|sections|versions))\\.|/(?:versions|unreleased)\\.json$',
  '/@mdx-js/react',
  '/theme-common/lib/.*(?:Details|useTOCHighlight|tocUtils|admonitionUtils|IntlUtils|contentVisibility)',
);

/** Name of the chunk that holds the layouts of the docs whole, so that no chunk of their own is left. */
export const LAYOUT_CHUNK = 'docs';

/** Puts src/docsLookup.ts in the place of the docs plugin's own search, in both bundles. */
const fastLookup = {
  test: /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]index\.js$/,
  resolve: {alias: {'./docsClientUtils$': path.join(__dirname, '../../../src/docsLookup.ts')}},
};

/** Fewer, larger scripts for a page; one request brings what all of its kind need. */
export default function routeChunks(): Plugin {
  return {
    name: 'route-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {module: {rules: [fastLookup]}}
        : {
            module: {
              rules: [
                fastLookup,
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
                  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.ts')}},
                },
              ],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {
                  [LAYOUT_CHUNK]: {
                    test: docsModules,
                    name: LAYOUT_CHUNK,
                    chunks: 'async',
                    enforce: true,
                    priority: 30,
                  },
                  article: {
                    test: articleModules,
                    name: 'article',
                    chunks: 'async',
                    enforce: true,
                    priority: 20,
                  },
                },
              },
            },
          },
  };
}
