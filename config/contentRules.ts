/** What the rules for writers know of this site: see plugins/content-rules. */
import {versions} from './versions';

const everywhere = [
  'title',
  'description',
  'keywords',
  'search',
  'image',
  'draft',
  'unlisted',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
];

/** The keys that a page of each kind may have. A plugin that reads a key of its own needs it here as well. */
const frontMatterKeys = {
  docs: [
    ...everywhere,
    'sidebar_label',
    'displayed_sidebar',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    // Of plugins/examples.
    'examples',
  ],
  blog: [...everywhere, 'slug', 'date', 'authors', 'tags'],
  pages: everywhere,
};

/** The list that a component of src/components needs inside. */
const listComponents = {Steps: 'numbered list', FileTree: 'list', Cards: 'list'} as const;

const untilTheNextRelease = {
  pattern:
    /\b(?:unreleased|not (?:yet )?released|until it is released|(?:released|latest|newest|current|next) (?:API )?version|the (?:released|next) one)\b/i,
  message: 'is true until the next release',
};

/** Phrases that writers of this site leave out, beside those of plugins/content-rules/prose/patterns.ts. */
const patterns = [
  {...untilTheNextRelease, kinds: ['docs'], remedy: 'write <VersionStatus />, or name the version'},
  {...untilTheNextRelease, kinds: ['pages'], remedy: 'write <VersionList />'},
] as const;

export const contentRules = {
  versions,
  frontMatter: {keys: frontMatterKeys},
  components: listComponents,
  prose: {patterns},
  // The preview checks again when one of these changes.
  watched: [
    'docs',
    'versioned_docs',
    'blog',
    'src/pages',
    'data',
    'charts',
    'static/charts',
    'examples.lock.json',
  ],
};
