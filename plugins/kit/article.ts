/** What of a finished page is its article, and what of that is text: for search index, Markdown copies and feeds alike. */
import type {Element, ElementContent, Nodes} from 'hast';
import {findElement, hasClass, isElement, textOf} from './html';

/** The elements of a page's article. What the layout puts around it (breadcrumbs, authors, dates, edit links) is no part. */
export interface ArticleElements {
  /** The first heading: before the body in a post, in its `<header>` on a page of the docs. */
  heading: Element;
  /** What the author wrote below the front matter, with components resolved. */
  body: Element;
}

const ornaments = ['button', 'nav', 'script', 'style', 'svg', 'template'];

/** The fold of a long output, which is a label for a button: the whole output stands before it. */
const isFold = (node: Nodes, parent: Element) =>
  isElement(node, 'details') && parent.tagName === 'figure' && hasClass(parent, 'code-folded');

function isOrnament(node: ElementContent, parent: Element): boolean {
  return (
    node.type === 'comment' ||
    isFold(node, parent) ||
    (isElement(node) && (ornaments.includes(node.tagName) || hasClass(node, 'hash-link')))
  );
}

/** Finds the article of a page; lists of posts have none, though they have `<article>`s. */
export function findArticle(page: Nodes): ArticleElements {
  const article = findElement(page, ({tagName}) => tagName === 'article');
  const body =
    article &&
    findElement(
      article,
      (element) =>
        hasClass(element, 'theme-doc-markdown') || element.properties.id === '__blog-post-container',
    );
  if (!body) {
    throw new Error('the page has no article');
  }
  const heading = findElement(article, ({tagName}) => tagName === 'h1');
  if (!heading) {
    throw new Error('the article has no heading');
  }
  return {heading, body};
}

export interface TextOptions {
  /** Keeps an element that would be left out as an ornament. */
  keep?: (element: Element) => boolean;
  /** Leaves out an element that is text elsewhere. */
  drop?: (element: Element) => boolean;
}

/**
 * A copy of an element of an article without controls, ornaments and comments. A block of code is one text: the
 * elements that color it are most of a page.
 */
export function withoutOrnaments(element: Element, {keep, drop}: TextOptions = {}): Element {
  function clean(original: Element, parent?: Element): Element {
    const {tagName, properties} = original;
    const isBlockOfCode = tagName === 'code' && parent?.tagName === 'pre';
    const children = isBlockOfCode
      ? [{type: 'text', value: textOf(original)} as const]
      : (original.children as ElementContent[]).flatMap((child): ElementContent[] => {
          if (isElement(child)) {
            const isOut = isOrnament(child, original) ? !keep?.(child) : drop?.(child);
            return isOut ? [] : [clean(child, original)];
          }
          return child.type === 'text' ? [{type: 'text', value: child.value}] : [];
        });
    return {type: 'element', tagName, properties: {...properties}, children};
  }

  return clean(element);
}
