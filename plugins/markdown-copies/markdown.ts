/** The Markdown copy of an article, made from its finished HTML: components are plain text there. */
import type {Element, Nodes} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {BlockContent, Code, List, PhrasingContent, RootContent} from 'mdast';
import {withoutOrnaments, type ArticleElements} from '../kit/article';
import {loadPackage} from '../kit/loadPackage';
import {eachElement, findElement, hasClass, isElement, textOf} from '../kit/html';

const {toMdast} = loadPackage('hast-util-to-mdast') as typeof import('hast-util-to-mdast');
const {gfmToMarkdown} = loadPackage('mdast-util-gfm') as typeof import('mdast-util-gfm');
const {toMarkdown} = loadPackage('mdast-util-to-markdown') as typeof import('mdast-util-to-markdown');

/** The facts about a page in its copy's front matter. */
export interface PageHead {
  title: string;
  description: string;
  url: string;
  /** `Holos v1alpha5`, or the day of a post. */
  edition: string;
  /** Address of the list of all copies. */
  index: string;
}

/** The source of the diagram that an element shows, if it is one. */
export type DiagramSource = (element: Element) => string | undefined;

/** A block of code with its language and, where it is a file, its path; of a drawing, its description. */
function figure(state: State, element: Element): Code | BlockContent | BlockContent[] {
  const {className, role, ariaLabel} = element.properties;
  if (role === 'img') {
    const value = `Figure: ${String(ariaLabel)}`;
    return {type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value}]}]};
  }
  const language = (Array.isArray(className) ? className.map(String) : []).find((name) =>
    name.startsWith('language-'),
  );
  const code = findElement(element, ({tagName}) => tagName === 'code');
  if (!language || !code) {
    return state.toFlow(state.all(element)) as BlockContent[];
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

const bold = (children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

/** A note or a warning as a quotation that begins with its heading. */
function admonition(state: State, element: Element): RootContent {
  const [heading, ...content] = element.children;
  return {
    type: 'blockquote',
    children: [
      bold([{type: 'text', value: heading ? textOf(heading).trim() : 'Note'}]),
      ...content.flatMap((child) => state.toFlow(state.all(child as Element)) as BlockContent[]),
    ],
  };
}

const div = (state: State, element: Element) =>
  hasClass(element, 'theme-admonition') ? admonition(state, element) : state.toFlow(state.all(element));

/** A folded part of a page: its label in bold, then all of it. */
function details(state: State, element: Element): BlockContent[] {
  const [summary, ...rest] = element.children;
  const label = isElement(summary, 'summary') ? textOf(summary).trim() : '';
  return [
    bold([{type: 'text', value: label}]),
    ...(state.toFlow(state.all({...element, tagName: 'div', children: rest})) as BlockContent[]),
  ];
}

/** A tab's label in bold, before all of its panel. */
const label = (state: State, element: Element) => bold(state.all(element) as PhrasingContent[]);

/** A list of definitions with a line for each: the term, then all that belongs to it. */
function dl(state: State, element: Element): List {
  // A term links to itself.
  const bare = (cell: Element) =>
    cell.children.flatMap((child) => (isElement(child, 'a') ? child.children : child));
  const inline = (cell: Element) =>
    state
      .all(isElement(cell, 'dt') ? {...cell, children: bare(cell)} : cell)
      .flatMap((node) => (node.type === 'paragraph' ? node.children : [node])) as PhrasingContent[];
  const children = element.children
    .filter((group) => isElement(group, 'div'))
    .map((group): List['children'][number] => {
      const parts = group.children
        .filter((cell) => isElement(cell, 'dt', 'dd'))
        .flatMap((cell, index): PhrasingContent[] => [
          ...(index > 0 ? [{type: 'text', value: index > 1 ? ' · ' : ': '} as const] : []),
          ...inline(cell),
        ]);
      return {type: 'listItem', spread: false, children: [{type: 'paragraph', children: parts}]};
    });
  return {type: 'list', ordered: false, spread: false, children};
}

function showSources(tree: Nodes, diagramSource: DiagramSource): void {
  eachElement(tree, (element) => {
    const value = diagramSource(element);
    if (value !== undefined) {
      const code: Element = {
        type: 'element',
        tagName: 'code',
        properties: {className: ['language-mermaid']},
        children: [{type: 'text', value}],
      };
      Object.assign(element, {tagName: 'pre', properties: {}, children: [code]});
    }
  });
}

/** Makes addresses lead somewhere from wherever the copy is read. */
function resolveAddresses(tree: Nodes, base: string): void {
  eachElement(tree, ({tagName, properties}) => {
    if (tagName === 'a' && properties.href) {
      properties.href = new URL(String(properties.href), base).href;
      delete properties.title;
    }
    if (tagName === 'img' && properties.src) {
      properties.src = new URL(String(properties.src), base).href;
    }
  });
}

// Made once: the rules of escaping are compiled on their first use.
const gfm = gfmToMarkdown({tablePipeAlign: false});

export function markdownOf({body}: ArticleElements, head: PageHead, diagramSource: DiagramSource): string {
  const text = withoutOrnaments(body, {
    keep: (element) => diagramSource(element) !== undefined,
    // The title, which the copy begins with.
    drop: ({tagName}) => tagName === 'header',
  });
  resolveAddresses(text, head.url);
  showSources(text, diagramSource);
  const tree = toMdast(
    {type: 'root', children: [text]},
    {document: true, handlers: {figure, div, details, dl, label, input: () => undefined}},
  );
  const markdown = toMarkdown(tree as Parameters<typeof toMarkdown>[0], {
    extensions: [gfm],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
  }).trim();
  const about = `${head.edition} · <${head.url}> · all pages: <${head.index}>`;
  return `# ${head.title}\n\n> ${head.description}\n\n${about}\n\n${markdown}\n`;
}

/**
 * The sections of a copy by the hashes of their headings, each after its address. The whole copy has the empty hash. A page and its
 * copy have the same headings.
 */
export function sectionsOf(markdown: string, {body}: ArticleElements, url: string): Record<string, string> {
  const places: URL[] = [];
  eachElement(body, ({tagName, properties}) => {
    if (/^h[2-6]$/.test(tagName)) {
      places.push(new URL(`#${String(properties.id ?? '')}`, url));
    }
  });
  // A line of a code block can look like a heading.
  const headings = [...markdown.matchAll(/^ *(```+)[^]*?^ *\1$|^(##+) /gm)].filter(([, fence]) => !fence);
  if (places.length !== headings.length) {
    throw new Error(`the page has ${places.length} headings, its copy ${headings.length}`);
  }
  const sections = headings.map(({index, 2: level = ''}, at) => {
    const end = headings.slice(at + 1).find(([, , next = '']) => next.length <= level.length);
    const {hash, href} = places[at] ?? new URL(url);
    return [hash, `<${href}>\n\n${markdown.slice(index, end?.index)}`];
  });
  return Object.fromEntries([['', markdown], ...sections]) as Record<string, string>;
}
