/** An article as the search index gets it: see searchIndex.ts. */
import type {Element, ElementContent} from 'hast';
import {withoutOrnaments, type Article} from '../../lib/article';
import {eachElement, hasClass, isElement, toHtml} from '../../lib/html';
import {DEFINITION} from '../../lib/schema';

/** Attributes that the index reads: anchors, and the pictures of results. */
const kept = ['id', 'src', 'alt'];

/** What stands in elements of their own are words of their own. */
const separate = [
  'caption',
  'dd',
  'dt',
  'figcaption',
  'li',
  'p',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
];

/**
 * The HTML of a page as the index gets it: its article alone, as the sidebar around it grows with the site. The
 * keywords of its front matter, which a reader may use instead of its own words, count as its text.
 */
export function searchHtml({heading, body}: Article, section: string, keywords?: string): string {
  // Labels of folds say nothing by themselves; the heading of a page of the docs stands in the body as well, and what a
  // definition says, the list of its fields does.
  const drop = (element: Element) =>
    element === heading || element.tagName === 'summary' || hasClass(element, DEFINITION);
  const children = [withoutOrnaments(heading), withoutOrnaments(body, {drop})];
  children.forEach((child) =>
    eachElement(child, (element) => {
      element.properties = Object.fromEntries(
        Object.entries(element.properties).filter(([name]) => kept.includes(name)),
      );
      if (isElement(element, ...separate)) {
        element.children.push({type: 'text', value: ' '});
      }
    }),
  );
  const extra: ElementContent[] = keywords
    ? [
        {
          type: 'element',
          tagName: 'p',
          properties: {dataPagefindWeight: '5'},
          children: [{type: 'text', value: `${keywords.replaceAll(',', ', ')}.`}],
        },
      ]
    : [];
  const article: Element = {
    type: 'element',
    tagName: 'article',
    properties: {dataPagefindBody: '', dataPagefindFilter: `section:${section}`},
    children: [...children, ...extra],
  };
  return `<!doctype html><html lang="en"><body>${toHtml([article])}</body></html>`;
}
