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

const blocksIn = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

/** A block of code with its language and, where it is a file, its path; of a drawing, its description. */
function figure(state: State, element: Element): Code | BlockContent | BlockContent[] {
  const {className, role, ariaLabel} = element.properties;
  if (role === 'img') {
    const value = `Figure: ${String(ariaLabel)}`;
    return {type: 'paragraph', children: [{type: 'emphasis', children: [text(value)]}]};
  }
  const language = (Array.isArray(className) ? className.map(String) : []).find((name) =>
    name.startsWith('language-'),
  );
  const code = findElement(element, ({tagName}) => tagName === 'code');
  if (!language || !code) {
    return blocksIn(state, element);
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

/** A note or a warning as a quotation that begins with its heading. */
function admonition(state: State, element: Element): RootContent {
  const [heading, ...content] = element.children;
  return {
    type: 'blockquote',
    children: [
      bold([text(heading ? textOf(heading).trim() : 'Note')]),
      ...content.flatMap((child) => blocksIn(state, child as Element)),
    ],
  };
}

const div = (state: State, element: Element) =>
  hasClass(element, 'theme-admonition') ? admonition(state, element) : blocksIn(state, element);

/** A folded part of a page: its label in bold, then all of it. */
function details(state: State, element: Element): BlockContent[] {
  const summary = element.children.find((child) => isElement(child, 'summary'));
  const label = summary ? textOf(summary).trim() : '';
  const children = element.children.filter((child) => child !== summary);
  return [
    ...(label ? [bold([text(label)])] : []),
    ...blocksIn(state, {...element, tagName: 'div', children}),
  ];
}

/** A tab's label in bold, before all of its panel. */
const label = (state: State, element: Element) => bold(state.all(element) as PhrasingContent[]);

/** Code in a sentence. Markdown can't express code without a character. */
const code: Handle = (state, element) =>
  textOf(element).trim() ? defaultHandlers.code?.(state, element) : text(' ');

/** A table after its caption in bold. */
const table: Handle = (state, element) => {
  const captions = element.children.filter((child): child is Element => isElement(child, 'caption'));
  const made = defaultHandlers.table?.(state, element) as RootContent;
  return [...captions.map((caption) => bold(inlineOf(state.all(caption)))), made];
};

/** A heading on one line, with its id: `## One<br/>two` → `## One two`. */
const heading: Handle = (state, element) => {
  const node = defaultHandlers.h2?.(state, element) as Heading;
  const {id} = element.properties;
  const children = inlineOf(node.children);
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
  const said = textOf(element).trim();
  const label = String(title ?? ariaLabel ?? (said || url.split('/').at(-1)));
  return {type: 'link', url, children: [text(label)]};
}

/** Joins the parts of one line. A part that only ends a line is a space. */
function joined(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  const written = parts.filter((part) => part.some((node) => node.type === 'image' || toString(node).trim()));
  return written.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));
}

/** Blocks as text on one line, for places that have only one: list items are separated by semicolons, lines of code by spaces. */
function inlineOf(nodes: readonly Nodes[]): PhrasingContent[] {
  const parts: PhrasingContent[][] = [];
  let line: PhrasingContent[] | undefined;
  for (const node of nodes) {
    if (phrasing(node)) {
      if (!line) {
        line = [];
        parts.push(line);
      }
      line.push(...inlinePhrase(node));
    } else {
      line = undefined;
      parts.push(inlineBlock(node));
    }
  }
  return joined(parts, ' ');
}

/** A part of a sentence, without the ends of lines and blocks that it may contain: a link around a paragraph. */
function inlinePhrase(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'break') {
    return [text(' ')];
  }
  if ('children' in node) {
    return [{...node, children: inlineOf(node.children)} as PhrasingContent];
  }
  return [node];
}

function inlineBlock(node: Nodes): PhrasingContent[] {
  if (node.type === 'code') {
    const lines = node.value.split('\n').filter((line) => line.trim() !== '');
    return joined(
      lines.map((value) => [{type: 'inlineCode', value}]),
      ' ',
    );
  }
  if (node.type === 'list' || node.type === 'tableRow') {
    return joined(
      (node.children as Nodes[]).map((child) => inlineBlock(child)),
      node.type === 'list' ? '; ' : ' · ',
    );
  }
  return 'children' in node ? inlineOf(node.children) : [];
}

/** A cell on one line, because a row of a table is one line. */
const cell: Handle = (state, element) => {
  const made = defaultHandlers.td?.(state, element) as TableCell;
  return {...made, children: inlineOf(made.children)};
};

/** The terms and explanations of a list, each term with those that follow it. They may be in `<div>`s. */
function groupsOf({children}: Element): {terms: Element[]; explanations: Element[]}[] {
  const groups: {terms: Element[]; explanations: Element[]}[] = [];
  const cells = children.flatMap((child): ElementContent[] =>
    isElement(child, 'div') ? child.children : [child],
  );
  for (const one of cells) {
    const last = groups.at(-1);
    if (isElement(one, 'dt') && last?.explanations.length === 0) {
      last.terms.push(one);
    } else if (isElement(one, 'dt')) {
      groups.push({terms: [one], explanations: []});
    } else if (isElement(one, 'dd')) {
      const group = last ?? {terms: [], explanations: []};
      group.explanations.push(one);
      if (!last) {
        groups.push(group);
      }
    }
  }
  return groups;
}

/** A list of definitions as a list: `- Term: what it is · more`. Blocks in an explanation follow below its line. */
function dl(state: State, element: Element): List {
  // A term links to itself.
  const bare = (term: Element) => ({
    ...term,
    children: term.children.flatMap((child) => (isElement(child, 'a') ? child.children : child)),
  });
  const children = groupsOf(element).map(({terms, explanations}): ListItem => {
    const line = joined(
      terms.map((term) => inlineOf(state.all(bare(term)))),
      ', ',
    );
    const blocks: BlockContent[] = [];
    explanations.forEach((explanation, index) => {
      for (const node of state.toFlow(state.all(explanation)) as BlockContent[]) {
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

/** The Markdown handlers by the name of their element. */
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
