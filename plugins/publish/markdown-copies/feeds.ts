import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
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
