import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {encodePath} from '../../engine/addresses';
import {findArticle} from '../../engine/article';
import {findElement} from '../../engine/html';
import type {Capability} from '../../engine/capability';
import type {Article, FinishedSite} from '../../engine/finishedPage';
import {createCopy} from './markdown';

/** A part of `/llms.txt`: the articles of a version or of a blog. */
interface LlmsSection {
  /** The last segment of the address of the version or blog. */
  name: string;
  heading: string;
  /** Address below the base URL of one file with the whole text of all its articles. */
  fullText?: string;
}

export interface Options {
  /** The parts of `/llms.txt`, in its order. */
  sections: readonly LlmsSection[];
  /** A paragraph at the top of `/llms.txt`. */
  note: string;
}

const INDEX_FILE = 'llms.txt';

const edition = ({day, byline, section}: Article, site: FinishedSite) =>
  day ? [byline, day].filter(Boolean).join(', ') : `${site.title} ${section}`;

/**
 * The line at the top of a page that tells programs about its copy. It's hidden, because readers have visible links, and a
 * screen reader would read it on every page.
 */
const hint = (baseUrl: string, article?: Article) =>
  `<p hidden>For agents: ${article ? '<a href="index.md">Markdown</a>, ' : ''}` +
  `<a href="${baseUrl}${INDEX_FILE}">${baseUrl}${INDEX_FILE}</a></p>`;

const escape = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** The text of `/llms.txt` (https://llmstxt.org): a list of all copies. */
function llmsIndex({title, tagline, url, articles}: FinishedSite, {sections, note}: Options): string {
  const parts = sections.map(({name, heading, fullText}) => {
    const links = articles
      .filter(({section}) => section === name)
      .map((one) => `- [${escape(one.title)}](${url}${encodePath(one.route)}index.md): ${one.description}`);
    const whole = fullText ? [`- [All pages in one file](${url}${fullText}): the whole text`] : [];
    return `## ${heading}\n\n${[...whole, ...links].join('\n')}`;
  });
  return `${[`# ${title}`, `> ${tagline}`, note, ...parts].join('\n\n')}\n`;
}

/** Writes a Markdown copy next to each article, and the lists for programs that read them; see README.md. */
export function markdownCopies(options: Options): Capability {
  const copies = new Map<string, string>();
  return {
    name: 'markdown-copies',
    page({article, tree, site, replace, write}) {
      const body = findElement(tree, ({tagName}) => tagName === 'body');
      const top = body?.children[0]?.position?.start.offset ?? 0;
      replace(top, top, hint(site.baseUrl, article));
      if (article) {
        const {route, title, description} = article;
        const head = {
          title,
          description,
          url: site.url + encodePath(route),
          edition: edition(article, site),
          index: `${site.url}/${INDEX_FILE}`,
        };
        const copy = createCopy(findArticle(tree), head);
        copies.set(route, copy);
        write('index.md', copy);
      }
    },
    async site(site) {
      await writeFile(path.join(site.outDir, INDEX_FILE), llmsIndex(site, options));
      for (const {name, fullText} of options.sections) {
        if (fullText) {
          const articles = site.articles.filter(({section}) => section === name);
          const texts = articles.map(({route}) => copies.get(route)?.trim());
          await writeFile(path.join(site.outDir, fullText), `${texts.join('\n\n---\n\n')}\n`);
        }
      }
    },
  };
}
