/** Posts as the feeds have them: the blog plugin makes RSS, Atom and JSON of these items. */
import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {help} from './helpers';

/**
 * The items of all feeds, each with its full text. The blog plugin asks for them after the build, while finished
 * pages are being written: see writePage.
 *
 * @throws Error when there are no items, or one lacks its text
 */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(params);
  if (items.length === 0) {
    throw new Error('The feeds have no items.');
  }
  return Promise.all(
    items.map(async (item) => {
      const content = await help('feed', item.content ?? '');
      if (content.trim() === '') {
        throw new Error(`${item.link}: the feeds have no text of this post.`);
      }
      return {...item, content};
    }),
  );
};
