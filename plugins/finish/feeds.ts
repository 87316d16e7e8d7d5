import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {withoutColors} from '../authoring/highlight/plain';

/**
 * The HTML of a post as a reader of feeds can show it: without the controls of the page, which act nowhere else,
 * and without the styles' own classes.
 */
export function feedContent(html: string): string {
  return (
    withoutColors(html)
      .replace(/<button\b[\s\S]*?<\/button>/g, '')
      .replace(/<a\b[^>]*\bclass="?[^">]*hash-link[\s\S]*?<\/a>/g, '')
      .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
      // The fold of a long output; all of it stands before.
      .replace(/<details>\s*<summary>\s*<span>Show all[\s\S]*?<\/details>/g, '')
      .replace(/ (?:class|tabindex)=(?:"[^"]*"|[^\s>]+)/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
  );
}

/** The items of all feeds, each with its full text. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(params);
  return items.map((item) => ({...item, ...(item.content && {content: feedContent(item.content)})}));
};
