import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {ElementContent} from 'hast';
import {describeDrawings, withoutOrnaments} from '../../engine/article';
import {elementsOf, parseHtmlFragment, toHtml} from '../../engine/html';

/** The HTML of a post without controls and drawings, classes and closed tabs, because feed readers have no styles or scripts. */
export function feedContent(html: string): string {
  const children = parseHtmlFragment(html).children as ElementContent[];
  const post = withoutOrnaments({type: 'element', tagName: 'div', properties: {}, children});
  describeDrawings(post);
  const none = {className: undefined, tabIndex: undefined, hidden: undefined};
  elementsOf(post).forEach(({properties}) => Object.assign(properties, none));
  return toHtml(post.children);
}

/** An option of the blog: the items of all feeds, each with its full text, and the days of its publication and last change. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => ({
    ...item,
    published: item.date,
    // A post can have a day after its last commit.
    date: new Date(Math.max(params.blogPosts[index]?.metadata.lastUpdatedAt ?? 0, item.date.getTime())),
    content: feedContent(item.content ?? ''),
  }));
};
