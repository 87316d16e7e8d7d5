import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {Element, ElementContent} from 'hast';
import {withoutOrnaments} from '../../engine/article';
import {elementsOf, parseHtmlFragment, toHtml} from '../../engine/html';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/**
 * The HTML of a post without controls, and without the classes, because feed readers don't have the styles. They drop drawings with
 * their labels, so a drawing is its label: `<figure role="img" aria-label="A leads to B."><svg>` → `<p><em>Figure: A leads to B.</em></p>`
 */
export function feedContent(html: string): string {
  const post = withoutOrnaments(element('div', ...(parseHtmlFragment(html).children as ElementContent[])));
  elementsOf(post).forEach((one) => {
    const {role, ariaLabel} = one.properties;
    if (one.tagName === 'figure' && role === 'img') {
      const words = {type: 'text', value: `Figure: ${String(ariaLabel)}`} as const;
      Object.assign(one, element('p', element('em', words)));
    }
    delete one.properties.className;
    delete one.properties.tabIndex;
  });
  return toHtml(post.children);
}

/** What the feeds lack. */
interface Lacking {
  language: string;
  /** Of each post. */
  authors: NonNullable<BlogFeedItem['author']>[];
}

/** Known when the blog plugin begins to write its feeds. */
let lacking: Lacking | undefined;

/** An option of the blog: the items of all feeds, each with its full text, and the days of its publication and last change. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  const authors = items.map(({author = []}) => author);
  lacking = {language: params.siteConfig.i18n.defaultLocale, authors};
  return items.map((item, index) => ({
    ...item,
    published: item.date,
    // A post can have a day after its last commit.
    date: new Date(Math.max(params.blogPosts[index]?.metadata.lastUpdatedAt ?? 0, item.date.getTime())),
    content: feedContent(item.content ?? ''),
  }));
};

/** Adds what the framework (3.6.1) leaves out: the address of the feed itself, and authors in RSS and JSON Feed 1.1. */
const completed: Record<string, (feed: string, url: string, lacking: Lacking) => string> = {
  'rss.xml': (feed, url, {authors}) => {
    let index = 0;
    return feed
      .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
      .replace('<channel>', `$&\n        <atom:link href="${url}" rel="self" type="application/rss+xml"/>`)
      .replace(/<\/guid>/g, (end) => {
        const names = authors[index++]?.map(({name}) => toHtml([{type: 'text', value: name ?? ''}])) ?? [];
        return [end, ...names.map((name) => `<dc:creator>${name}</dc:creator>`)].join('\n            ');
      });
  },
  'atom.xml': (feed, url) => feed.replace('</id>', `$&\n    <link rel="self" href="${url}"/>`),
  'feed.json': (feed, url, {authors, language}) => {
    const {items, ...head} = JSON.parse(feed) as {items: {author: unknown}[]};
    const known = {version: 'https://jsonfeed.org/version/1.1', feed_url: url, language};
    const authored = items.map(({author: _, ...item}, index) => ({
      ...item,
      authors: authors[index]?.map(({name, link}) => ({name, url: link})),
    }));
    return JSON.stringify({...head, ...known, items: authored}, null, 2);
  },
};

/** Reads a feed once it is whole, because the blog plugin writes it while other plugins finish the pages. */
async function readWhole(file: string): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const feed = await readFile(file, 'utf8').catch(() => '');
    if (/(<\/rss>|<\/feed>|\n})\s*$/.test(feed)) {
      return feed;
    }
    await setTimeout(50);
  }
  throw new Error(`the blog wrote no ${path.basename(file)}: its feedOptions.type needs rss, atom and json`);
}

/** Completes the feeds of a blog, if the build writes any. */
export async function completeFeeds(folder: string, address: string): Promise<void> {
  for (const [name, complete] of Object.entries(completed)) {
    const file = path.join(folder, name);
    if (lacking) {
      await writeFile(file, complete(await readWhole(file), address + name, lacking));
    }
  }
}
