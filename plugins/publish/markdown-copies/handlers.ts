/** How elements of an article become Markdown, where hast-util-to-mdast doesn't know the element or would lose its text. */
import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Code, Nodes, PhrasingContent, RootContent} from 'mdast';
import {findElement, hasClass, isElement, textOf} from '../../engine/html';
import {loadPackage} from '../../engine/loadPackage';
import {Name} from '../../engine/names';

const {defaultHandlers} = loadPackage('hast-util-to-mdast') as typeof import('hast-util-to-mdast');

const text = (value: string): PhrasingContent => ({type: 'text', value});

const bold = (children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

const toBlocks = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

function codeBlock(element: Element, code: Element): Code {
  const bar = findElement(element, (inner) => hasClass(inner, Name.CodePath));
  const file = bar && findElement(bar, ({tagName}) => tagName === 'span');
  return {
    type: 'code',
    lang: element.properties.dataLanguage as string | undefined,
    meta: file ? `title="${textOf(file)}"` : null,
    value: textOf(code).replace(/\n$/, ''),
  };
}

function admonition(state: State, element: Element): RootContent {
  const [heading, ...content] = element.children;
  return {
    type: 'blockquote',
    children: [
      bold([text(heading ? textOf(heading).trim() : 'Note')]),
      ...content.flatMap((child) => toBlocks(state, child as Element)),
    ],
  };
}

function div(state: State, element: Element): RootContent | BlockContent[] {
  const code = hasClass(element, Name.CodeBlock) && findElement(element, ({tagName}) => tagName === 'code');
  if (code) {
    return codeBlock(element, code);
  }
  return hasClass(element, 'theme-admonition') ? admonition(state, element) : toBlocks(state, element);
}

/** `<details>`: its summary in bold, then all of it. */
function details(state: State, element: Element): BlockContent[] {
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const label = summary ? textOf(summary).trim() : '';
  const children = element.children.filter((child) => child !== summary);
  return [
    ...(label ? [bold([text(label)])] : []),
    ...toBlocks(state, {...element, tagName: 'div', children}),
  ];
}

/** A link. The name of an entry in the reference links to itself, which says nothing in a copy, and a former address is no link. */
const a: Handle = (state, element) =>
  hasClass(element, Name.EntryName) || element.properties.href === undefined
    ? state.all(element)
    : defaultHandlers.a?.(state, element);

const blocks = /\b(?:paragraph|heading|list|listItem|blockquote|code)\b/;

/** Blocks as one line, because a cell of a table has no other: `<td><ul><li>a<li>b` → `a; b` */
export const oneLine = (nodes: readonly Nodes[], between = ' '): PhrasingContent[] =>
  nodes.flatMap((node, at) => {
    const gap = at > 0 && blocks.test(`${node.type} ${nodes[at - 1]?.type}`) ? [text(between)] : [];
    if (node.type === 'code') {
      return [...gap, {type: 'inlineCode', value: node.value.replaceAll('\n', ' ')}];
    }
    const isParent = blocks.test(node.type) && 'children' in node;
    return [...gap, ...(isParent ? oneLine(node.children, node.type === 'list' ? '; ' : ' ') : [node])];
  }) as PhrasingContent[];

/** By the name of an element. */
export const handlers: Record<string, Handle> = {
  a,
  div,
  section: div,
  details,
};
