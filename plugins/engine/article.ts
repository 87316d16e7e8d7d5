/** Finds the article of a finished page and its text, for the search index, the Markdown copies and the feeds. */
import type {Element, ElementContent, Nodes} from 'hast';
import {visit} from 'unist-util-visit';
import {findElement, hasClass, isElement, textOf} from './html';
import {Name} from './names';

/** The elements of a page's article, without the layout around it (breadcrumbs, authors, dates, edit links). */
export interface ArticleElements {
  /** The H1: before the body in a post, in its `<header>` on a page of the docs, which can hide it (`hide_title`). */
  heading?: Element;
  body: Element;
}

const ornaments =
  /^(?:button|nav|script|style|svg|template) |hash-link|footnote-backref|table-of-contents|admonitionIcon/;

/** The `<details>` of a long output. It contains only the label of a button, because the output comes before it. */
const isFold = (node: Nodes, parent: Element) =>
  isElement(node, 'details') && hasClass(parent, Name.CodeBlock);

/** Each drawing has a picture for either color mode: `a.svg#gh-dark-mode-only` repeats `a.svg#gh-light-mode-only`. */
const isDarkPicture = ({tagName, properties}: Element) =>
  tagName === 'img' && String(properties.src).endsWith('#gh-dark-mode-only');

function isOrnament(node: ElementContent, parent: Element): boolean {
  return (
    node.type === 'comment' ||
    isFold(node, parent) ||
    (isElement(node) &&
      (ornaments.test(`${node.tagName} ${String(node.properties.className)}`) || isDarkPicture(node)))
  );
}

/** Finds the article of a page. Lists of posts have `<article>` elements, but no article. */
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
  return {heading: findElement(article, ({tagName}) => tagName === 'h1'), body};
}

/**
 * Copies an element of an article without controls, ornaments and comments. Code blocks lose the elements that color
 * them, because these are most of a page.
 *
 * @param heading the heading of the article, if the copy is to lack it
 */
export function withoutOrnaments(element: Element, heading?: Element): Element {
  function clean(original: Element, parent?: Element): Element {
    const {tagName, properties} = original;
    const isBlockOfCode = tagName === 'code' && parent?.tagName === 'pre';
    const children = isBlockOfCode
      ? [{type: 'text', value: textOf(original)} as const]
      : (original.children as ElementContent[]).flatMap((child): ElementContent[] => {
          if (isElement(child)) {
            const isOut = child === heading || isOrnament(child, original);
            return isOut ? [] : [clean(child, original)];
          }
          return child.type === 'text' ? [{type: 'text', value: child.value}] : [];
        });
    return {type: 'element', tagName, properties: {...properties}, children};
  }

  return clean(element);
}

/**
 * Replaces the drawings of a copy by their labels, for readers without the site's styles:
 * `<figure role="img" aria-label="A leads to B."><svg>` → `<p><em>Figure: A leads to B.</em></p>`
 */
export function describeDrawings(copy: Element): void {
  visit(copy, {tagName: 'figure'}, (one: Element) => {
    const {role, ariaLabel} = one.properties;
    if (role === 'img') {
      const label = {type: 'text', value: `Figure: ${String(ariaLabel)}`} as const;
      const emphasis = {type: 'element', tagName: 'em', properties: {}, children: [label]} as const;
      Object.assign(one, {tagName: 'p', properties: {}, children: [emphasis]});
    }
  });
}
