import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {ElementContent} from 'hast';
import {withoutOrnaments} from '../kit/article';
import {eachElement, parseHtmlFragment, toHtml} from '../kit/html';

/** The HTML of a post for feeds: without the controls of the page and the classes of its styles. */
export function feedContent(html: string): string {
  const children = parseHtmlFragment(html).children as ElementContent[];
  const text = withoutOrnaments({type: 'element', tagName: 'div', properties: {}, children});
  eachElement(text, ({properties}) => {
    delete properties.className;
    delete properties.tabIndex;
  });
  return toHtml(text.children);
}

/** The items of all feeds, each with its full text as readers of feeds can show it; an option of the blog. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(params);
  if (items.length === 0) {
    throw new Error('The feeds have no items.');
  }
  return items.map((item) => {
    const content = feedContent(item.content ?? '');
    if (content.trim() === '') {
      throw new Error(`${item.link}: the feeds lack the text of this post.`);
    }
    return {...item, content};
  });
};
