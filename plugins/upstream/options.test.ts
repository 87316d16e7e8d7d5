/** What the configuration, the pins and the tools know about the installed packages. */
import {test} from '@playwright/test';
import {holds} from './fact';
import {files} from './files';

const core = '@docusaurus/core/lib';
const validation = `${core}/server/configValidation.js`;

test(
  'the flag for Rspack and SWC is future.experimental_faster',
  holds({
    ours: [files.config],
    then: 'rename it to future.faster; with it goes future.v4.removeLegacyPostBuildHeadAttribute.',
    seen: {[validation]: ['experimental_faster: FASTER_CONFIG_SCHEMA']},
  }),
);

test(
  'onBrokenMarkdownLinks is an option of its own',
  holds({
    ours: [files.config],
    then: 'move it to markdown.hooks: its old place makes the build warn, and a build that warns fails.',
    seen: {[validation]: ['onBrokenMarkdownLinks']},
    unseen: {[validation]: ['DEFAULT_MARKDOWN_HOOKS']},
  }),
);

test(
  'the sitemap asks git for the day of a page by its path from the folder of the site',
  holds({
    ours: [files.config],
    then: 'if git is read once, by absolute paths, posts lose their date: set future.experimental_vcs to git-ad-hoc.',
    seen: {
      '@docusaurus/plugin-sitemap/lib/createSitemapItem.js': [
        'getLastUpdate)(route.metadata?.sourceFilePath)',
      ],
    },
  }),
);

test(
  'a heading names its id as {#id} at its end',
  holds({
    ours: [files.examplesParser, files.prosePage],
    then: 'both strip this form before they parse a page; teach them the new one.',
    seen: {'@docusaurus/utils/lib/markdownUtils.js': ['/\\s*\\{#(?<id>']},
  }),
);

test(
  'warnings are printed with the word [WARNING]',
  holds({
    ours: [files.warnings],
    then: 'look for the new word, or a build that warns passes.',
    seen: {'@docusaurus/logger/lib/logger.js': ["'[WARNING]'"]},
  }),
);

test(
  'NO_UPDATE_NOTIFIER keeps the framework from asking the registry',
  holds({
    ours: [files.run],
    then: 'find the new way to silence it, or tests need a network.',
    seen: {
      [`${core}/../bin/beforeCli.mjs`]: ["from 'update-notifier'"],
      'update-notifier/update-notifier.js': ["'NO_UPDATE_NOTIFIER' in process.env"],
    },
  }),
);

test(
  'the build asks for webpackbar 6, which breaks with webpack 5.106 or newer',
  holds({
    ours: [files.manifest],
    then: 'the override of webpackbar can be deleted.',
    seen: {'@docusaurus/bundler/package.json': ['"webpackbar": "^6']},
  }),
);

test(
  'theme-mermaid takes any later mermaid, too',
  holds({
    ours: [files.manifest],
    then: 'see whether its range still lets in a mermaid that Node.js 20 cannot run; if not, delete the override.',
    seen: {'@docusaurus/theme-mermaid/package.json': [/"mermaid": ">=1[01]\.\d/]},
  }),
);

test(
  'the build asks for serialize-javascript 6, which has a known vulnerability',
  holds({
    ours: [files.manifest],
    then: 'the override of serialize-javascript can be deleted.',
    seen: {
      'copy-webpack-plugin/package.json': ['"serialize-javascript": "^6'],
      'css-minimizer-webpack-plugin/package.json': ['"serialize-javascript": "^6'],
    },
  }),
);

test(
  'React is version 18',
  holds({
    ours: [files.start, files.bootFailure],
    then: 'React 19 hydrates and reports errors otherwise; try every way of starting again.',
    seen: {'react/package.json': ['"version": "18.3.1"'], 'react-dom/package.json': ['"version": "18.3.1"']},
  }),
);
