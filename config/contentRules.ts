/** Options of the rules for writers: see plugins/writing/content-rules. */
import type {Options} from '../plugins/writing/content-rules';
import {phrases} from './prose';
import {versions} from './versions';

const everywhere = [
  ...['title', 'description', 'keywords', 'search', 'image', 'draft', 'unlisted'],
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
];

/** The front matter keys of each kind of page. If a plugin reads another key, add it here. */
const frontMatterKeys = {
  docs: [
    ...everywhere,
    'sidebar_label',
    'displayed_sidebar',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    // For plugins/examples.
    'examples',
  ],
  blog: [...everywhere, 'slug', 'date', 'authors', 'tags'],
  pages: everywhere,
};

/** Components that pages use without an import, those of the framework included. */
const provided = ['Steps', 'LinkList', 'VersionList', 'VersionStatus', 'Head', 'Figure'];

const untilTheNextRelease = {
  words: [
    ...['unreleased', 'not released', 'not yet released', 'until it is released', 'the released one'],
    ...['released version', 'latest version', 'newest version', 'current version', 'next version'],
    ...['released API version', 'latest API version', 'newest API version', 'current API version'],
  ],
  place: 'text',
  message: 'is true until the next release',
} as const;

export const contentRules = {
  folders: [
    ...versions.map(({folder, path}) => ({folder, kind: 'docs', address: `/docs/${path}/`}) as const),
    {folder: 'blog', kind: 'blog', address: '/blog/'},
    {folder: 'src/pages', kind: 'pages', address: '/'},
  ],
  frontMatter: {
    keys: frontMatterKeys,
    required: ['title', 'description'],
    leadWords: 25,
  },
  provided,
  phrases: [
    ...phrases,
    {...untilTheNextRelease, kinds: ['docs'], remedy: 'write <VersionStatus />, or name the version'},
    {...untilTheNextRelease, kinds: ['pages'], remedy: 'write <VersionList />'},
  ],
  // The preview checks again if one of these changes.
  watched: ['data', 'static/charts', 'examples.lock.json'],
} as const satisfies Omit<Options, 'checks'>;
