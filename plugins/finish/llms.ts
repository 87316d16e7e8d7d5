/** Lists of the Markdown copies for programs that read them (https://llmstxt.org). */

import {BLOG} from '../../lib/sections';
import type {Article} from '../articles';

/** Where the list is, below the root. */
export const INDEX_FILE = '/llms.txt';

/** A page with its copy. */
export interface CopiedPage extends Article {
  markdown: string;
}

const escape = (text: string) => text.replace(/[[\]]/g, '\\$&');

function list(pages: readonly CopiedPage[], url: string): string {
  return pages
    .map(({route, title, description}) => `- [${escape(title)}](${url}${route}index.md): ${description}`)
    .join('\n');
}

/** Where the whole text of a version is, below the root. */
export const fullTextOf = (version: string) => `/docs/${version}/llms-full.txt`;

/**
 * The text of `/llms.txt`: what there is, and where.
 *
 * @param sections in their order, with their headings
 */
export function llmsIndex(
  site: {title: string; tagline: string; url: string},
  sections: readonly {name: string; heading: string}[],
  pages: readonly CopiedPage[],
): string {
  const parts = sections.map(({name, heading}) => {
    const whole =
      name === BLOG ? '' : `- [All pages in one file](${site.url}${fullTextOf(name)}): the whole text\n`;
    const own = pages.filter(({section}) => section === name);
    return `## ${heading}\n\n${whole}${list(own, site.url)}`;
  });
  const note =
    'Every page of the docs and every post is also Markdown, at its address followed by `index.md`. ' +
    'The commands in it were executed, and the outputs are what they printed.';
  return `# ${site.title}\n\n> ${site.tagline}\n\n${note}\n\n${parts.join('\n\n')}\n`;
}

/** The text of a version's pages one after the other. */
export function fullText(pages: readonly CopiedPage[]): string {
  return pages.map(({markdown}) => markdown.trim()).join('\n\n---\n\n') + '\n';
}
