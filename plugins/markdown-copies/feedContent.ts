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
