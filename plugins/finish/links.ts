/** The links of a finished page: those of Markdown, of components and of the layout alike. */
import type {Root} from 'hast';
import {eachElement} from '../../lib/html';

/** Whether an address is one of this site, and not only a place within the same page. */
function isInternal(href: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(href);
}

/** The addresses of this site that a page links to, each once. */
export function linksOf(page: Root): string[] {
  const found = new Set<string>();
  eachElement(page, ({tagName, properties: {href}}) => {
    if ((tagName === 'a' || tagName === 'area') && typeof href === 'string' && isInternal(href)) {
      found.add(href);
    }
  });
  return [...found];
}
