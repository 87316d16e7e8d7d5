/** How elements of an article become Markdown, where hast-util-to-mdast doesn't know the element or would lose its text. */
import type {Element, ElementContent} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Code,
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  RootContent,
  TableCell,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {findElement, hasClass, isElement, textOf} from '../../engine/html';
import {loadPackage} from '../../engine/loadPackage';

const {defaultHandlers} = loadPackage('hast-util-to-mdast') as typeof import('hast-util-to-mdast');
const {phrasing} = loadPackage('mdast-util-phrasing') as typeof import('mdast-util-phrasing');

const text = (value: string): PhrasingContent => ({type: 'text', value});

const bold = (children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

const toBlocks = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

/** A code block with its language and, where it is a file, its path; of a drawing, its description. */
function figure(state: State, element: Element): Code | BlockContent | BlockContent[] {
  const {className, role, ariaLabel} = element.properties;
  if (role === 'img') {
    const value = `Figure: ${String(ariaLabel)}`;
    return {type: 'paragraph', children: [{type: 'emphasis', children: [text(value)]}]};
  }
  const classes = Array.isArray(className) ? className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'));
  const code = findElement(element, ({tagName}) => tagName === 'code');
  if (!language || !code) {
    return toBlocks(state, element);
  }
  const bar = findElement(element, (inner) => hasClass(inner, 'code-path'));
  const file = bar && findElement(bar, ({tagName}) => tagName === 'span');
  return {
    type: 'code',
    lang: language.slice('language-'.length),
    meta: file ? `title="${textOf(file)}"` : null,
    value: textOf(code).replace(/\n$/, ''),
  };
}

/** An admonition as a block quote that begins with its heading. */
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

const div = (state: State, element: Element) =>
  hasClass(element, 'theme-admonition') ? admonition(state, element) : toBlocks(state, element);

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

/** A tab's label in bold, before all of its panel. */
const label = (state: State, element: Element) => bold(state.all(element) as PhrasingContent[]);

/** Inline code. Markdown can't express code without a character. */
const code: Handle = (state, element) =>
  textOf(element).trim() ? defaultHandlers.code?.(state, element) : text(' ');

/** A table after its caption in bold. */
const table: Handle = (state, element) => {
  const captions = element.children.filter((child): child is Element => isElement(child, 'caption'));
  const made = defaultHandlers.table?.(state, element) as RootContent;
  return [...captions.map((caption) => bold(toInline(state.all(caption)))), made];
};

/** A heading on one line, with its id: `## One<br/>two` → `## One two`. */
const heading: Handle = (state, element) => {
  const node = defaultHandlers.h2?.(state, element) as Heading;
  const {id} = element.properties;
  const children = toInline(node.children);
  return {...node, children, ...(typeof id === 'string' && id !== '' && {data: {id}})} as Heading;
};

/** Sound or video as a link, which has the title, the fallback text or the file's name as its text. */
function media(_: State, element: Element): Link | undefined {
  const source = findElement(element, ({properties}) => Boolean(properties.src));
  if (!source) {
    return undefined;
  }
  const url = String(source.properties.src);
  const {title, ariaLabel} = element.properties;
  const label = title ?? ariaLabel ?? (textOf(element).trim() || url.split('/').at(-1));
  return {type: 'link', url, children: [text(String(label))]};
}

/** Joins parts with a separator, without those that have no text. */
function join(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  const written = parts.filter((part) => part.some((node) => node.type === 'image' || toString(node).trim()));
  return written.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));
}

/** Nodes as text on one line, for table cells and headings: list items are separated by semicolons, lines of code by spaces. */
function toInline(nodes: readonly Nodes[]): PhrasingContent[] {
  const parts: PhrasingContent[][] = [];
  let line: PhrasingContent[] | undefined;
  for (const node of nodes) {
    if (phrasing(node)) {
      if (!line) {
        line = [];
        parts.push(line);
      }
      line.push(phraseToInline(node));
    } else {
      line = undefined;
      parts.push(blockToInline(node));
    }
  }
  return join(parts, ' ');
}

/** An inline node can contain blocks: a link around a paragraph. */
function phraseToInline(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') {
    return text(' ');
  }
  return 'children' in node ? ({...node, children: toInline(node.children)} as PhrasingContent) : node;
}

function blockToInline(node: Nodes): PhrasingContent[] {
  if (node.type === 'code') {
    const lines = node.value.split('\n').filter((line) => line.trim() !== '');
    return join(
      lines.map((value) => [{type: 'inlineCode', value}]),
      ' ',
    );
  }
  if (node.type === 'list' || node.type === 'tableRow') {
    return join(node.children.map(blockToInline), node.type === 'list' ? '; ' : ' · ');
  }
  return 'children' in node ? toInline(node.children) : [];
}

/** A cell on one line, because a row of a table is one line. */
const cell: Handle = (state, element) => {
  const made = defaultHandlers.td?.(state, element) as TableCell;
  return {...made, children: toInline(made.children)};
};

/** The `<dt>` and `<dd>` of a list, each term with the definitions that follow it. They may be in `<div>`s. */
function groupDefinitions({children}: Element): {terms: Element[]; definitions: Element[]}[] {
  const groups: {terms: Element[]; definitions: Element[]}[] = [];
  const elements = children
    .flatMap((child): ElementContent[] => (isElement(child, 'div') ? child.children : [child]))
    .filter((child) => isElement(child, 'dt', 'dd'));
  for (const element of elements) {
    const isTerm = element.tagName === 'dt';
    let group = groups.at(-1);
    if (!group || (isTerm && group.definitions.length > 0)) {
      group = {terms: [], definitions: []};
      groups.push(group);
    }
    (isTerm ? group.terms : group.definitions).push(element);
  }
  return groups;
}

/** A list of definitions as a list: `- Term: what it is · more`. Blocks in a definition follow below its line. */
function dl(state: State, element: Element): List {
  // A term links to itself.
  const withoutLink = (term: Element) => ({
    ...term,
    children: term.children.flatMap((child) => (isElement(child, 'a') ? child.children : child)),
  });
  const children = groupDefinitions(element).map(({terms, definitions}): ListItem => {
    const line = join(
      terms.map((term) => toInline(state.all(withoutLink(term)))),
      ', ',
    );
    const blocks: BlockContent[] = [];
    definitions.forEach((definition, index) => {
      for (const node of toBlocks(state, definition)) {
        if (node.type === 'paragraph' && blocks.length === 0) {
          const separator = index > 0 ? ' · ' : ': ';
          line.push(...(line.length > 0 ? [text(separator)] : []), ...node.children);
        } else {
          blocks.push(node);
        }
      }
    });
    const first: BlockContent[] = line.length > 0 ? [{type: 'paragraph', children: line}] : [];
    return {type: 'listItem', spread: blocks.length > 0, children: [...first, ...blocks]};
  });
  return {type: 'list', ordered: false, spread: children.some(({spread}) => spread), children};
}

/** By the name of an element. */
export const handlers: Record<string, Handle> = {
  figure,
  div,
  details,
  dl,
  label,
  table,
  audio: media,
  video: media,
  td: cell,
  th: cell,
  // Which tab is open is nothing to read.
  input: () => undefined,
  ...Object.fromEntries(['code', 'kbd', 'samp', 'tt', 'var'].map((name) => [name, code])),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
};
