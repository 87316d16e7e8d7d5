import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {withoutOrnaments} from '../../lib/article';
import {eachElement, parseHtmlFragment} from '../../lib/html';

/**
 * The HTML of a post as a reader of feeds can show it: without the controls of the page, which act nowhere else,
 * and without the classes, which only this site's styles know.
 */
export function feedContent(html: string): string {
  const {children} = parseHtmlFragment(html);
  const text = withoutOrnaments({type: 'element', tagName: 'div', properties: {}, children} as Element);
  eachElement(text, ({properties}) => {
    delete properties.className;
    delete properties.tabIndex;
  });
  return toHtml(text.children, {
    allowDangerousCharacters: true,
    characterReferences: {useNamedReferences: true},
  });
}
