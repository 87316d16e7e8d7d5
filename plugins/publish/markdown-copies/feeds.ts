import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import type {ElementContent} from 'hast';
import {withoutOrnaments} from '../../engine/article';
import {eachElement, parseHtmlFragment, toHtml} from '../../engine/html';
import {writePicture} from './pictures';

/** Characters that XML can't contain, not even escaped; one of them makes a whole feed unreadable. */
const invalidInXml = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A copy of an item whose texts are valid in XML. */
function withoutInvalid<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return value.replace(invalidInXml, '') as Value;
  }
  if (Array.isArray(value)) {
    return value.map(withoutInvalid) as Value;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutInvalid(one)])) as Value;
}

/**
 * The HTML of a post without controls, and without the classes, because feed readers don't have the styles.
 *
 * @param urlFor the whole address of a picture, video or poster, because feed readers show posts at other addresses
 */
export function feedContent(html: string, urlFor = (url: string) => url): string {
  const children = parseHtmlFragment(html).children as ElementContent[];
  const text = withoutOrnaments({type: 'element', tagName: 'div', properties: {}, children});
  eachElement(text, ({properties}) => {
    for (const name of ['src', 'poster']) {
      const url = properties[name];
      if (typeof url === 'string') {
        properties[name] = urlFor(url);
      }
    }
    delete properties.className;
    delete properties.tabIndex;
  });
  return toHtml(text.children);
}

/** An option of the blog: the items of all feeds, each with its full text. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(params);
  const {outDir, siteConfig} = params;
  if (items.length === 0) {
    throw new Error('The feeds have no items.');
  }
  return items.map((item) => {
    const content = feedContent(
      item.content ?? '',
      (url) => new URL(writePicture(url, outDir, siteConfig.url + siteConfig.baseUrl), item.link).href,
    );
    if (content.trim() === '') {
      throw new Error(`${item.link}: the feeds lack the text of this post.`);
    }
    return withoutInvalid({...item, content});
  });
};
