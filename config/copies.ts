/** What the Markdown copies and their lists say; see plugins/markdown-copies. */
import {BLOG} from '../plugins/kit/sections';
import {released, unreleased, versions} from './versions';

export const copyOptions = {
  sections: [
    ...[released, unreleased, ...versions.filter(({status}) => status === 'older')].map(
      ({path, label, status}) => ({
        name: path,
        heading: `Documentation of ${label}, ${status}`,
        fullText: `/docs/${path}/llms-full.txt`,
      }),
    ),
    {name: BLOG, heading: 'Blog'},
  ],
  note:
    'Every page of the docs and every post is also Markdown, at its address followed by `index.md`. ' +
    'The commands in it were executed, and the outputs are what they printed.',
};
