import {encodePath} from '../../engine/addresses';
import type {FinishedSite} from '../../engine/finishedPage';

/** A part of `/llms.txt`: the articles of a version or of a blog. */
export interface LlmsSection {
  /** The last segment of the address of the version or blog. */
  name: string;
  heading: string;
  /** Address below the base URL of one file with the whole text of all its articles. */
  fullText?: string;
}

const escape = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** The text of `/llms.txt` (https://llmstxt.org): a list of all copies. */
export function llmsIndex(
  {title, tagline, url, articles}: Pick<FinishedSite, 'title' | 'tagline' | 'url' | 'articles'>,
  note: string,
  sections: readonly LlmsSection[],
): string {
  const parts = sections.map(({name, heading, fullText}) => {
    const links = articles
      .filter(({section}) => section === name)
      .map((one) => `- [${escape(one.title)}](${url}${encodePath(one.route)}index.md): ${one.description}`);
    const whole = fullText ? [`- [All pages in one file](${url}${fullText}): the whole text`] : [];
    return `## ${heading}\n\n${[...whole, ...links].join('\n')}`;
  });
  return `${[`# ${title}`, `> ${tagline}`, note, ...parts].join('\n\n')}\n`;
}
