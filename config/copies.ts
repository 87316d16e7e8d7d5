/** Texts of the Markdown copies and their lists; see plugins/publish/markdown-copies. */
import type {Options} from '../plugins/publish/markdown-copies';
import {BLOG} from './site';
import {released, unreleased, versions} from './versions';

export const copyOptions = {
  sections: [
    ...[released, unreleased, ...versions.filter(({status}) => status === 'older')].map(
      ({path, label, status}) => ({
        name: path,
        heading: `${label} documentation (${status})`,
        fullText: `/docs/${path}/llms-full.txt`,
      }),
    ),
    {name: BLOG, heading: 'Blog'},
  ],
  note:
    'Every page of the docs and every post is also available as Markdown: add `index.md` to its address. ' +
    'Each output on a page is what the command before it printed, with the paths of the machine replaced. ' +
    'Skills for coding agents are in `/.well-known/agent-skills/index.json`.',
} satisfies Options;
