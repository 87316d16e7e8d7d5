import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {feedContent} from './feedContent';

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
