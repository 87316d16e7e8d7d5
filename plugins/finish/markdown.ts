/** The Markdown copy of an article, made from its finished HTML: components are plain text there. */
import type {Element, Nodes} from 'hast';
import {toMdast, type State} from 'hast-util-to-mdast';
import type {BlockContent, Code, List, PhrasingContent, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {siteDir} from '../../config/pages';
import {withoutOrnaments, type Article} from '../../lib/article';
import {createDrawings} from '../../lib/drawings';
import {UNDRAWN_DIAGRAM} from '../../lib/earlyNames';
import {eachElement, findElement, hasClass, isElement, textOf} from '../../lib/html';

const {sourceOf} = createDrawings(siteDir);

/** What the copy says of its page. */
export interface PageHead {
  title: string;
  description: string;
  /** Public address of the page, whole. */
  url: string;
  /** `Holos v1alpha5`, or the day of a post. */
  edition: string;
}

const diagramSource = ({properties}: Element) => sourceOf(String(properties.id ?? ''));

/** A block of code with its language and, where it is a file, its path. */
function figure(state: State, element: Element): Code | BlockContent[] {
  const {className} = element.properties;
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

/** A note or a warning as a quotation that begins with its heading. */
function admonition(state: State, element: Element): RootContent {
  const [heading, ...content] = element.children;
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'strong', children: [{type: 'text', value: heading ? textOf(heading).trim() : 'Note'}]},
        ],
      },
      ...content.flatMap((child) => state.toFlow(state.all(child as Element)) as BlockContent[]),
    ],
  };
}

const diagram = (source: string): Code => ({type: 'code', lang: 'mermaid', meta: null, value: source});

function div(state: State, element: Element) {
  if (hasClass(element, 'theme-admonition')) {
    return admonition(state, element);
  }
  if (hasClass(element, UNDRAWN_DIAGRAM)) {
    return diagram(textOf(element).trim());
  }
  return state.toFlow(state.all(element));
}

/** A folded part of a page: its label in bold, then all of it. */
function details(state: State, element: Element): BlockContent[] {
  const [summary, ...rest] = element.children;
  const label = isElement(summary, 'summary') ? textOf(summary).trim() : '';
  return [
    {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label}]}]},
    ...(state.toFlow(state.all({...element, tagName: 'div', children: rest})) as BlockContent[]),
  ];
}

/** A list of definitions with a line for each: the term, then all that belongs to it. */
function dl(state: State, element: Element): List {
  const inline = (cell: Element) =>
    state
      .all(cell)
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

/** A drawn diagram as its source; withoutOrnaments leaves no other drawing. */
function svg(_state: State, element: Element): Code | undefined {
  const source = diagramSource(element);
  return source === undefined ? undefined : diagram(source);
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

/** The whole text of a page's copy. */
export function markdownOf({body}: Article, head: PageHead): string {
  const text = withoutOrnaments(body, {
    keep: (element) => element.tagName === 'svg' && diagramSource(element) !== undefined,
    // The title, which the copy begins with.
    drop: ({tagName}) => tagName === 'header',
  });
  resolveAddresses(text, head.url);
  const tree = toMdast(
    {type: 'root', children: [text]},
    {document: true, handlers: {figure, div, details, dl, svg}},
  );
  const markdown = toMarkdown(tree as Parameters<typeof toMarkdown>[0], {
    extensions: [gfm],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
  }).trim();
  return `# ${head.title}\n\n> ${head.description}\n\n${head.edition} · <${head.url}>\n\n${markdown}\n`;
}
