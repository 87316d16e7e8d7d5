import type {Options as CopyOptions} from '../plugins/publish/markdown-copies';
import type {Options as PolicyOptions} from '../plugins/publish/policy';
import {BLOG} from './site';
import {versionsForReaders} from './versions';

/** Sources and addresses of the analytics service, from its manual. */
const reports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

export const analyticsService = {
  scripts: ['https://*.googletagmanager.com'],
  images: reports,
  connections: reports,
} satisfies PolicyOptions['services'];

/** The parts of `/llms.txt`, and its first paragraph. */
export const copyOptions = {
  sections: [
    ...versionsForReaders.map(({path, label, status}) => ({
      name: path,
      heading: `${label} documentation (${status})`,
      fullText: `/docs/${path}/llms-full.txt`,
    })),
    {name: BLOG, heading: 'Blog'},
  ],
  note:
    'Every page of the docs and every post is also available as Markdown: add `index.md` to its address. ' +
    'Each output on a page is what the command before it printed, with the paths of the machine replaced. ' +
    'Before you commit, run `holos cue vet -c=false ./...` and read the diff of `deploy/`: a render with exit status 0 can be wrong. ' +
    'Field names are in the page on the author API; those of `Component` start with a capital letter.',
} satisfies CopyOptions;
