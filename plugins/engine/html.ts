/** HTML as a tree (hast), and queries on it. */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {parse, parseFragment, serialize, type DefaultTreeAdapterMap} from 'parse5';
import {loadPackage} from './loadPackage';
import {memoizeWeak} from './memoizeWeak';

const {fromParse5} = loadPackage('hast-util-from-parse5') as typeof import('hast-util-from-parse5');
const {toParse5} = loadPackage('hast-util-to-parse5') as typeof import('hast-util-to-parse5');
const {VFile} = loadPackage('vfile') as typeof import('vfile');

/**
 * Parses a page. Elements of the source have positions; elements that HTML implies have none.
 *
 * The minifier omits end tags wherever the standard allows it, so the parser has to implement all of the standard's
 * rules. htmlparser2 takes a third of the time, but nests elements wrongly on every second page of this site.
 */
export function parseHtml(html: string): Root {
  // `file` makes the tree keep the positions.
  return fromParse5(parse(html, {sourceCodeLocationInfo: true}), {file: new VFile(html)}) as Root;
}

export const parseHtmlFragment = (html: string): Root => fromParse5(parseFragment(html)) as Root;

/** The HTML of nodes, without changing them. */
export function toHtml(children: readonly ElementContent[]): string {
  return serialize(toParse5({type: 'root', children: [...children]}) as DefaultTreeAdapterMap['parentNode']);
}

/** Whether a node is an element, optionally with one of these names. */
export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/**
 * Every element in document order, including the content of `<noscript>`. Each step of a build asks for those of each page, whose tree
 * must not change.
 */
export const elementsOf = memoizeWeak((tree: Nodes): readonly Element[] => {
  const elements: Element[] = [];
  function collect(node: Nodes): void {
    if (isElement(node)) {
      elements.push(node);
    }
    if (isElement(node, 'noscript')) {
      elements.push(...elementsOf(parseHtmlFragment(textOf(node))));
    }
    if ('children' in node) {
      node.children.forEach(collect);
    }
  }
  collect(tree);
  return elements;
});

/** The first element that matches in document order, including the node itself. */
export const findElement = (node: Nodes, matches: (element: Element) => boolean): Element | undefined =>
  elementsOf(node).find(matches);

export function metaContent(tree: Root, name: string): string | undefined {
  const meta = findElement(
    tree,
    ({tagName, properties}) =>
      tagName === 'meta' && (properties.name === name || properties.property === name),
  );
  return meta && String(meta.properties.content ?? '');
}

/** The text of a node; `<br>` ends a line. */
export function textOf(node: Nodes): string {
  if (isElement(node, 'br')) {
    return '\n';
  }
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return node.type === 'text' ? node.value : '';
}
