/** What the check of the content knows about the framework, and rests on to speak before it. */
import {test} from '@playwright/test';
import {holds} from './fact';
import {files} from './files';

const content = (name: string) => `@docusaurus/plugin-content-${name}/lib/frontMatter.js`;

/** The keys of a schema, one in a line, each followed by the next. */
const keys = (...names: string[]) => new RegExp(names.map((name) => `\\n {4}${name}: [^]*?`).join(''));

/** No other line of a schema begins with a key. */
const noKeyBut = (...names: string[]) =>
  new RegExp(`\\n {4}(?!(?:${names.join('|')}):)\\w+: utils_validation_1`);

const docs = [
  'id',
  'title',
  'hide_title',
  'hide_table_of_contents',
  'keywords',
  'image',
  'description',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'sidebar_class_name',
  'sidebar_custom_props',
  'displayed_sidebar',
  'tags',
  'pagination_label',
  'custom_edit_url',
  'parse_number_prefixes',
  'pagination_next',
  'pagination_prev',
  'last_update',
];

const blog = ['id', 'title', 'title_meta', 'description', 'tags', 'date', 'authors'];
const blogToo = ['slug', 'image', 'keywords', 'hide_table_of_contents', 'last_update'];
/** Former spellings, which this site refuses. */
const former = ['author\\w*', 'key', 'name', 'url', 'imageURL', 'socials'];

test(
  'front matter has these keys',
  holds({
    ours: [files.frontMatter],
    then: 'add the new keys to keysOf, or leave out those that are gone.',
    seen: {[content('docs')]: [keys(...docs)], [content('blog')]: [keys(...blog, ...blogToo)]},
    unseen: {
      [content('docs')]: [noKeyBut(...docs)],
      [content('blog')]: [noKeyBut(...blog, ...blogToo, ...former)],
    },
  }),
);

test(
  'front matter is checked by a function for each kind of pages, which throws the details',
  holds({
    ours: [files.frontMatter],
    then: 'call what takes its place, or check the types there.',
    seen: {
      [content('docs')]: ['exports.validateDocFrontMatter = '],
      [content('blog')]: ['exports.validateBlogPostFrontMatter = '],
      '@docusaurus/utils-validation/lib/validationUtils.js': [
        'logger_1.default.error `The following',
        'throw error;',
      ],
    },
  }),
);

test(
  'pages have these components without an import',
  holds({
    ours: [files.components],
    then: 'write the new list of names with a capital into provided.',
    seen: {
      '@docusaurus/theme-classic/lib/theme/MDXComponents/index.js': [
        /const MDXComponents = \{\n {2}Head,\n[^}]*\n {2}Details: MDXDetails,\n(?: {2}[a-z]\w*: .*\n)+\};/,
      ],
    },
  }),
);

test(
  'headings have the ids of github-slugger 1',
  holds({
    ours: [files.slugger],
    then: 'compare its rules with those of ours.',
    seen: {
      '@docusaurus/utils/lib/slugger.js': ['github-slugger'],
      'github-slugger/package.json': ['"version": "1.'],
    },
  }),
);

test(
  'all plugins are made before any content is read, by the commands build and start',
  holds({
    ours: [files.mistakes],
    then: 'find another place where the check comes before what the framework says.',
    seen: {
      '@docusaurus/core/lib/server/plugins/plugins.js': [
        /init_1\.initPlugins\)[^]*executeAllPluginsContentLoading\(\{/,
      ],
      '@docusaurus/core/bin/docusaurus.mjs': [
        "command('build [siteDir]')",
        "command('start [siteDir]')",
        "NODE_ENV ??= 'development'",
      ],
    },
  }),
);

test(
  'a preset is named by its file, and names its plugins by theirs',
  holds({
    ours: [files.preset],
    then: 'wrap the plugins of docs, blog and pages in another way.',
    seen: {
      '@docusaurus/core/lib/server/plugins/presets.js': ['presetRequire.resolve(presetName)'],
      '@docusaurus/preset-classic/lib/index.js': [
        'return [require.resolve(source), options];',
        "makePluginConfig('@docusaurus/plugin-content-pages'",
      ],
    },
  }),
);

test(
  "the preview's server takes settings of plugins, and leaves warnings out of the overlay",
  holds({
    ours: [files.preview],
    then: 'set overlay.warnings where it is set now.',
    seen: {'@docusaurus/core/lib/commands/start/webpack.js': ['config.devServer', 'warnings: false']},
  }),
);
