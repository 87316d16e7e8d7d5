import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {ElementContent} from 'hast';
import {withoutOrnaments} from '../../engine/article';
import {eachElement, parseHtmlFragment, toHtml} from '../../engine/html';
import {fileOfPicture} from './pictures';

/** Characters that XML can't contain, not even escaped; one of them makes a whole feed unreadable. */
const outsideXml = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** All texts of an item without these characters. */
function readable<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return value.replace(outsideXml, '') as Value;
  }
  if (Array.isArray(value)) {
    return value.map(readable) as Value;
  }
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isPlain
    ? (Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readable(one)])) as Value)
    : value;
}

/** The HTML of a post for feeds: without the controls of the page and the classes of its styles. */
export function feedContent(html: string, picture = (address: string) => address): string {
  const children = parseHtmlFragment(html).children as ElementContent[];
  const text = withoutOrnaments({type: 'element', tagName: 'div', properties: {}, children});
  eachElement(text, ({properties}) => {
    if (typeof properties.src === 'string') {
      properties.src = picture(properties.src);
    }
    delete properties.className;
    delete properties.tabIndex;
  });
  return toHtml(text.children);
}

/** The items of all feeds, each with its full text as readers of feeds can show it; an option of the blog. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(params);
  const {outDir, siteConfig} = params;
  const picture = (address: string) => {
    const written = fileOfPicture(address, outDir);
    return written === undefined ? address : siteConfig.url + siteConfig.baseUrl + written;
  };
  if (items.length === 0) {
    throw new Error('The feeds have no items.');
  }
  return items.map((item) => {
    const content = feedContent(item.content ?? '', picture);
    if (content.trim() === '') {
      throw new Error(`${item.link}: the feeds lack the text of this post.`);
    }
    return readable({...item, content});
  });
};
