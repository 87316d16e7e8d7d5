import type {Options} from '../plugins/writing/content-rules';
import {pages} from './pages';
import {versions} from './versions';

/** Components that pages use without an import, those of the framework included. */
const provided = ['Steps', 'LinkList', 'Head', 'Figure'];

export const contentRules = {
  folders: [
    ...versions.map(({folder}) => ({folder, kind: 'docs'}) as const),
    {folder: 'blog', kind: 'blog'},
    {folder: 'src/pages', kind: 'pages'},
  ],
  frontMatter: {
    // For config/frontMatter.ts and plugins/examples. If a plugin reads another key, add it here.
    keys: {docs: ['search', 'examples'], blog: ['search'], pages: ['search']},
    required: ['title', 'description'],
    leadWords: 25,
  },
  provided,
  routeOf: (file) => pages.of(file)?.route,
  generated: /^\/(?:search|docs\/[^/]+\/category\/.*|blog(?:\/(?:archive|authors|page|tags)(?:\/.*)?)?)\/$/,
  // The preview checks again if one of these changes.
  watched: ['data', 'static/charts', 'examples.lock.json'],
} as const satisfies Omit<Options, 'checks'>;
