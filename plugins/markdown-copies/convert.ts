/** Markdown of an article, made from its finished HTML: what components made of it is plain text there. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Element, ElementContent, Nodes} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {BlockContent, Code, RootContent} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {siteDir} from '../../config/pages';
import {createDrawings} from '../../lib/drawings';
import {UNDRAWN_DIAGRAM} from '../../lib/earlyNames';
import {withoutColors} from '../authoring/highlight/plain';
import {toString} from '../../lib/packages';

const {sourceOf} = createDrawings(siteDir);

interface Libraries {
  unified: () => Processor;
  rehypeParse: Plugin;
  rehypeRemark: Plugin;
  remarkGfm: Plugin;
  remarkStringify: Plugin;
}

const load = createRequire(path.join(__dirname, 'convert.ts'))('./load.cjs') as () => Promise<Libraries>;

/** What the copy says of its page. */
export interface PageHead {
  title: string;
  description: string;
  /** Public address of the page, whole. */
  url: string;
  /** `Holos v1alpha5`, or the day of a post. */
  edition: string;
}

const classes = ({properties}: Element) =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child as Nodes, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The text of an element, `<br>` being a line's end. */
function textOf(node: Nodes): string {
  if (isElement(node, 'br')) {
    return '\n';
  }
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : toString(node);
}

/** A block of code with its language and, where it is a file, its path. */
function figure(state: State, element: Element): Code | BlockContent[] {
  const language = classes(element).find((name) => name.startsWith('language-'));
  const code = find(element, (inner) => inner.tagName === 'code');
  if (!language || !code) {
    return state.toFlow(state.all(element)) as BlockContent[];
  }
  const bar = find(element, (inner) => classes(inner).includes('code-path'));
  const file = bar && find(bar, (inner) => inner.tagName === 'span');
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

function div(state: State, element: Element) {
  if (classes(element).includes('theme-admonition')) {
    return admonition(state, element);
  }
  if (classes(element).includes(UNDRAWN_DIAGRAM)) {
    return {type: 'code', lang: 'mermaid', meta: null, value: textOf(element).trim()} satisfies Code;
  }
  return state.toFlow(state.all(element));
}

/** A folded part of a page: its label in bold, then all of it. */
function details(state: State, element: Element): BlockContent[] {
  const [summary, ...rest] = element.children;
  const label = summary && isElement(summary, 'summary') ? textOf(summary).trim() : '';
  return [
    {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label}]}]},
    ...(state.toFlow(state.all({...element, tagName: 'div', children: rest})) as BlockContent[]),
  ];
}

/** A diagram as its source; other drawings are ornaments. */
function svg(_state: State, element: Element): Code | undefined {
  const source = sourceOf(String(element.properties.id ?? ''));
  return source === undefined ? undefined : {type: 'code', lang: 'mermaid', meta: null, value: source};
}

/** Interface elements that are no text of the page. */
const nothing = () => undefined;

/** Keeps what is text, with addresses that lead somewhere from wherever the copy is read. */
function tidy(node: Nodes, base: string): void {
  // Where it stood in the HTML; the conversion copies all of the tree.
  delete node.position;
  if (!('children' in node)) {
    return;
  }
  node.children = (node.children as ElementContent[]).filter(
    (child) => child.type !== 'comment' && !(isElement(child, 'a') && classes(child).includes('hash-link')),
  ) as typeof node.children;
  for (const child of node.children) {
    if (isElement(child, 'a') && child.properties.href) {
      child.properties.href = new URL(String(child.properties.href), base).href;
      delete child.properties.title;
    }
    if (isElement(child, 'img') && child.properties.src) {
      child.properties.src = new URL(String(child.properties.src), base).href;
    }
    tidy(child as Nodes, base);
  }
}

/**
 * The part of a page's HTML that an author wrote.
 *
 * @throws Error when the page has none
 */
export function articleBody(html: string): string {
  const [, body] =
    /(<div (?:class="theme-doc-markdown markdown"|id="?__blog-post-container"? class="?markdown"?)>[\s\S]*?)(?:<footer|<\/article>)/.exec(
      html,
    ) ?? [];
  if (!body) {
    throw new Error('the page has no article');
  }
  // The colors of code are most of its elements, and parsing them would take most of the time.
  return withoutColors(body);
}

/** Turns the bodies of articles, as `articleBody` gives them, into Markdown. */
export async function createConverter(): Promise<(body: string, head: PageHead) => string> {
  const {unified, rehypeParse, rehypeRemark, remarkGfm, remarkStringify} = await load();
  return (body, head) => {
    const processor = unified()
      .use(rehypeParse, {fragment: true} as never)
      .use(() => (tree: unknown) => tidy(tree as Nodes, head.url))
      .use(rehypeRemark, {
        handlers: {figure, div, details, button: nothing, svg, header: nothing},
      } as never)
      .use(remarkGfm, {tablePipeAlign: false} as never)
      .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true} as never);
    const text = String(processor.processSync(body)).trim();
    return `# ${head.title}\n\n> ${head.description}\n\n${head.edition} · <${head.url}>\n\n${text}\n`;
  };
}
