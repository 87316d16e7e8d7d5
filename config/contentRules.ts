/** Options of the rules for writers: see plugins/writing/content-rules. */
import type {Options} from '../plugins/writing/content-rules';
import {versions} from './versions';

/** Components that pages use without an import, those of the framework included. */
const provided = ['Steps', 'LinkList', 'VersionList', 'VersionStatus', 'Head', 'Figure'];

export const contentRules = {
  folders: [
    ...versions.map(({folder, path}) => ({folder, kind: 'docs', address: `/docs/${path}/`}) as const),
    {folder: 'blog', kind: 'blog', address: '/blog/'},
    {folder: 'src/pages', kind: 'pages', address: '/'},
  ],
  frontMatter: {
    // For config/frontMatter.ts and plugins/examples. If a plugin reads another key, add it here.
    keys: {docs: ['search', 'examples'], blog: ['search'], pages: ['search']},
    required: ['title', 'description'],
    leadWords: 25,
  },
  provided,
  // The preview checks again if one of these changes.
  watched: ['data', 'static/charts', 'examples.lock.json'],
} as const satisfies Omit<Options, 'checks'>;
