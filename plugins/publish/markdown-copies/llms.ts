/** Lists of the Markdown copies for programs that read them (https://llmstxt.org). */

import {encodePath} from '../../engine/addresses';
import type {Article} from '../../engine/finishedPage';

/** A part of `/llms.txt`: the articles of a version or of a blog. */
export interface Section {
  /** The section of its articles: the last segment of the address of the version or blog. */
  name: string;
  heading: string;
  /** Address below the base URL of one file with the whole text of all its articles. */
  fullText?: string;
}

export interface CopiedArticle extends Article {
  markdown: string;
}

const escape = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** The text of `/llms.txt`: what there is, and where. */
export function llmsIndex(
  {title, tagline, url}: {title: string; tagline: string; url: string},
  note: string,
  sections: readonly Section[],
  articles: readonly Article[],
): string {
  const parts = sections.map(({name, heading, fullText}) => {
    const links = articles
      .filter(({section}) => section === name)
      .map((one) => `- [${escape(one.title)}](${url}${encodePath(one.route)}index.md): ${one.description}`);
    const whole = fullText ? [`- [All pages in one file](${url}${fullText}): the whole text`] : [];
    return [`## ${heading}`, [...whole, ...links].join('\n')].join('\n\n');
  });
  return `${[`# ${title}`, `> ${tagline}`, note, ...parts].join('\n\n')}\n`;
}

export const fullText = (articles: readonly CopiedArticle[]): string =>
  `${articles.map(({markdown}) => markdown.trim()).join('\n\n---\n\n')}\n`;
