/** What this site knows about the installed packages that no documentation promises. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {advice, root} from './fact';

/** Texts or patterns by the file below node_modules that has them, or must not have them. */
type Evidence = Record<string, readonly (string | RegExp)[]>;

interface Fact {
  /** Files of this site that rely on it. */
  ours: readonly string[];
  /** Instruction for a changed fact, as a sentence. */
  then: string;
  /** Evidence that the installed packages contain. */
  seen?: Evidence;
  /** Evidence that the installed packages lack, which is why a workaround is needed. */
  unseen?: Evidence;
}

/** Lists what contradicts: texts that are missing, or those that should be. */
const objections = (evidence: Evidence, wanted: boolean) =>
  Object.entries(evidence).flatMap(([file, parts]) => {
    const whole = path.join(root, 'node_modules', file);
    if (!existsSync(whole)) {
      return [`node_modules/${file} is gone`];
    }
    const text = readFileSync(whole, 'utf8');
    const isSeen = (part: string | RegExp) =>
      typeof part === 'string' ? text.includes(part) : part.test(text);
    return parts
      .filter((part) => isSeen(part) !== wanted)
      .map((part) => `node_modules/${file} ${wanted ? 'lacks' : 'has'} ${String(part)}`);
  });

const staticFirst = 'plugins/shell/static-first';
const core = '@docusaurus/core/lib';
const classic = '@docusaurus/theme-classic/lib';
const common = '@docusaurus/theme-common/lib';

const facts: Record<string, Fact> = {
  'postBuild of all plugins runs at the same time': {
    ours: ['plugins/publish/finished-pages/index.ts'],
    then: 'a page may be read while another plugin writes it; check the order that the steps count on.',
    seen: {
      [`${core}/commands/build/buildLocale.js`]: [
        /await Promise\.all\(plugins\.map\(async \(plugin\) => \{\s*if \(!plugin\.postBuild\)/,
      ],
    },
  },
  'the minifier of HTML leaves out the tags of head and body': {
    ours: ['plugins/publish/finished-pages/page.ts'],
    then: 'restoring <head> and <body> can be deleted: the framework keeps them (tagOmission).',
    seen: {'@docusaurus/bundler/lib/minifyHtml.js': ['swcHtmlMinifier(Buffer.from(html)']},
    unseen: {'@docusaurus/bundler/lib/minifyHtml.js': ['tagOmission']},
  },
  'the minifier of scripts is a plugin that keeps its options in a private field': {
    ours: ['plugins/publish/reproducible/index.ts'],
    then: 'find how to exclude a file from the minifier; test/sites/reproducible.spec.ts says whether builds are the same.',
    seen: {
      '@docusaurus/bundler/lib/minification.js': ['new rspack.SwcJsMinimizerRspackPlugin('],
      '@rspack/core/dist/index.js': ['SwcJsMinimizerRspackPlugin', 'this._args = args'],
    },
  },
  'MDX is compiled again in every build': {
    ours: ['plugins/code/code-blocks/index.ts'],
    then: 'a persistent cache skips pages of which another file changed: turn it off, or call addDependency.',
    seen: {[`${core}/server/configValidation.js`]: ['mdxCrossCompilerCache']},
    unseen: {[`${core}/server/configValidation.js`]: ['rspackPersistentCache']},
  },
  'the framework has its reader of comments in code and its checks of front matter in these files': {
    ours: ['plugins/engine/magicComments.ts', 'plugins/writing/content-rules/frontMatter.ts'],
    then: 'find their new places, or entries of the packages that have them.',
    seen: {
      [`${common}/utils/codeBlockUtils.js`]: ['export function parseLines(content, options)'],
      '@docusaurus/plugin-content-docs/lib/frontMatter.js': ['exports.validateDocFrontMatter ='],
      '@docusaurus/plugin-content-blog/lib/frontMatter.js': ['exports.validateBlogPostFrontMatter ='],
      '@docusaurus/plugin-content-pages/lib/frontMatter.js': ['exports.validatePageFrontMatter ='],
    },
  },
  'the packages that overrides hold back or lift are asked for in these ranges': {
    ours: ['package.json'],
    then: 'see the table of pins in README.md: the override may be deleted.',
    seen: {
      '@docusaurus/theme-mermaid/package.json': [/"mermaid": ">=1[01]\.\d/],
      'copy-webpack-plugin/package.json': ['"serialize-javascript": "^6'],
      'css-minimizer-webpack-plugin/package.json': ['"serialize-javascript": "^6'],
    },
  },
  'if the script of a page is gone, the framework reloads it without a message; a first page, which hydrateRoot starts, stays without React':
    {
      ours: [`${staticFirst}/client/failure.ts`, `${staticFirst}/client/hydrate.ts`],
      then: 'if the framework reports it, or loads the page by its address, failure.ts can be deleted; hydrate.ts replaces hydrateRoot.',
      seen: {
        [`${core}/client/clientEntry.js`]: [
          /preload\(window\.location\.pathname\)\.then\(\(\) => \{[^}]*\}\);/,
          'window.docusaurusRoot = ReactDOM.hydrateRoot(container, app,',
        ],
        [`${core}/client/PendingNavigation.js`]: [
          /\.catch\(\(e\) => \{\s+console\.warn\(e\);[^}]*window\.location\.reload\(\);\s+\}\);/,
        ],
      },
    },
  'a bar shows after 200 ms that the next page loads, data is saved for who saves it, and a page that crashes can be tried again':
    {
      ours: ['plugins/shell/router/index.ts'],
      then: 'the site must do it by itself now.',
      seen: {
        [`${classic}/nprogress.js`]: ['const delay = 200;', 'nprogress.done()'],
        [`${core}/client/docusaurus.js`]: [
          "effectiveType.includes('2g')",
          '!isSlowConnection() && !loaded.has',
        ],
        [`${classic}/theme/Layout/index.js`]: ['<ErrorBoundary fallback={(params) => <ErrorPageContent'],
        [`${classic}/theme/ErrorPageContent.js`]: ['This page crashed.', '<ErrorBoundaryTryAgainButton'],
      },
    },
  'the framework decodes malformed addresses without a check, and leaves .html at the end of an address': {
    ours: [staticFirst],
    then: 'if either is mended, this duty of the script at the top of the page can be deleted.',
    seen: {
      [`${core}/client/preload.js`]: ['new Set([pathname, decodeURI(pathname)])'],
      [`${core}/client/ClientLifecyclesDispatcher.js`]: ['decodeURIComponent(hash.substring(1))'],
    },
    unseen: {[`${core}/client/normalizeLocation.js`]: ['replaceState', 'location.replace']},
  },
  'a change of the system scheme erases the stored color mode, which the toggle tells by aria-pressed': {
    ours: ['plugins/shell/static-first/page/mode.ts'],
    then: 'restoring the choice can be deleted; write the state of the new toggle, and data-theme-choice next to data-theme.',
    seen: {
      [`${common}/contexts/colorMode.js`]: [
        /matches;\s*return;\s*\}\s*setColorMode\(null\);/,
        'useState(getInitialColorMode(defaultMode))',
      ],
      [`${classic}/theme/ColorModeToggle/index.js`]: ["aria-pressed={value === 'dark' ? 'true' : 'false'}"],
      [`${classic}/theme/ColorModeToggle/styles.module.css`]: ["[data-theme='light'] .darkToggleIcon"],
    },
  },
  'below /docs/, the framework shows an empty page for an unknown path': {
    ours: ['src/theme/DocsRoot/index.tsx'],
    then: 'if it shows the not-found page now, the wrapper can be deleted.',
    seen: {[`${classic}/theme/DocsRoot/index.js`]: ['<Layout>{renderRoutes(props.route.routes)}</Layout>']},
  },
  'the framework writes no <noscript> of a component into the head': {
    ours: ['src/pages/docs.tsx'],
    then: 'if it is, the page can have the redirect without JavaScript by itself.',
    unseen: {'@docusaurus/core/lib/ssg/ssgTemplate.js': ['helmet.noscript']},
  },
  'a class of a CSS module keeps its name before the hash': {
    ours: ['src/css'],
    then: 'selectors such as [class*=announcementBar_] match nothing; use stable class names.',
    seen: {'@docusaurus/core/lib/webpack/base.js': ['`[local]_[contenthash:base64:4]`']},
  },
};

for (const [title, fact] of Object.entries(facts)) {
  test(title, () => {
    expect(fact.ours.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const found = [...objections(fact.seen ?? {}, true), ...objections(fact.unseen ?? {}, false)];
    expect(found, advice(fact)).toEqual([]);
  });
}
