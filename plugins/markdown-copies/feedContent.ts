import type {ElementContent} from 'hast';
import {withoutOrnaments} from '../kit/article';
import {eachElement, parseHtmlFragment, toHtml} from '../kit/html';

/**
 * The HTML of a post as a reader of feeds can show it: without the controls of the page, which act nowhere else,
 * and without the classes, which only this site's styles know.
 */
export function feedContent(html: string): string {
  const children = parseHtmlFragment(html).children as ElementContent[];
  const text = withoutOrnaments({type: 'element', tagName: 'div', properties: {}, children});
  eachElement(text, ({properties}) => {
    delete properties.className;
    delete properties.tabIndex;
  });
  return toHtml(text.children);
}
