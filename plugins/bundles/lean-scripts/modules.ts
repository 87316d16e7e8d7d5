/** What takes the place of modules of the framework (3.6.1) and of its libraries, in the browser. */
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** A rule of the bundler. */
type Rule = NonNullable<
  NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>['module']>['rules']
>[number];

const here = (name: string) => path.join(__dirname, name);

/** Any module in these folders of packages, whose paths may have separators of either kind. */
const anyLibrary = (...folders: string[]) =>
  new RegExp(`/node_modules/(?:${folders.join('|')})/`.replaceAll('/', String.raw`[\\/]`));

const HELMET = /[\\/]react-helmet-async[\\/]src[\\/]/;

/** Modules by who asks for them. Each is the same for this site, and smaller. */
export const replaced: readonly {by: RegExp; request: string; file: string}[] = [
  {
    by: /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/,
    request: 'history',
    file: here('browserHistory.ts'),
  },
  // The banner is for the server's HTML: in the browser, the component renders nothing.
  {
    by: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
    request: './BaseUrlIssueBanner',
    file: '@docusaurus/Noop',
  },
  {
    by: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
    request: 'path-to-regexp',
    file: here('plainPath.ts'),
  },
  {
    by: /@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress\.js$/,
    request: 'nprogress',
    file: here('progress.ts'),
  },
  // What writes the head of a page, from its sources: without what it has for the server and for old browsers.
  {
    by: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
    request: 'react-helmet-async',
    file: 'react-helmet-async/src/index.js',
  },
  {by: HELMET, request: './server', file: '@docusaurus/Noop'},
  {
    by: anyLibrary('react-helmet-async/src', 'react-router-dom/esm', 'react-router/esm'),
    request: 'prop-types',
    file: here('noTypes.ts'),
  },
];

/**
 * Libraries that do nothing while they load, and do not say so: what nobody calls stays out. The router needs them for
 * `withRouter`, and for checks during development.
 */
const idle = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * A version of the docs without the table of its pages: title and description of each, for cards that `DocCardList` makes. A
 * build stops at such a card, as it finds no page.
 */
function leanVersion(text: string): unknown {
  const props = JSON.parse(text) as {version?: {docs?: object}};
  return props.version?.docs ? {...props, version: {...props.version, docs: {}}} : props;
}

/** Rules of the bundler for pages, on the server as well. */
export const pageRules: Rule[] = [
  {
    test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/,
    type: 'json',
    parser: {parse: leanVersion},
  },
];

/**
 * Rules of the bundler for browsers.
 *
 * @param translate what it does with scripts of the site
 */
export const browserRules = (translate: ReturnType<ConfigureWebpackUtils['getJSLoader']>): Rule[] => [
  {test: HELMET, use: translate},
  ...replaced.map(({by, request, file}) => ({test: by, resolve: {alias: {[`${request}$`]: file}}})),
  {test: idle, sideEffects: false},
];
