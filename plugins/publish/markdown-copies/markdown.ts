/** The Markdown copy of an article, made from its finished HTML: components are plain text there. */
import type {Element, Nodes} from 'hast';
import type {Heading, Link, Root, RootContent, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {withoutOrnaments, type ArticleElements} from '../../engine/article';
import {eachElement, hasClass} from '../../engine/html';
import {loadPackage} from '../../engine/loadPackage';
import {handlers} from './handlers';

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
function resolveAddresses(tree: Nodes, base: string, picture: (address: string) => string): void {
  const resolve = (address: unknown) =>
    URL.canParse(String(address), base) ? new URL(String(address), base).href : String(address);
  eachElement(tree, ({properties}) => {
    if (properties.href) {
      properties.href = resolve(properties.href);
      delete properties.title;
    }
    if (properties.src) {
      properties.src = resolve(picture(String(properties.src)));
    }
  });
}

const alignments = ['left', 'center', 'right'] as const;

/** A column's alignment is a class on the page, because the policy forbids styles. */
function restoreAlignment(tree: Nodes): void {
  eachElement(tree, (element) => {
    const alignment = alignments.find((name) => hasClass(element, `align-${name}`));
    if (alignment) {
      element.properties.align = alignment;
    }
  });
}

// Made once: the rules of escaping are compiled on their first use.
const gfm = gfmToMarkdown({tablePipeAlign: false});

const write = (children: readonly RootContent[]): string =>
  toMarkdown(
    {type: 'root', children: [...children]},
    {
      extensions: [gfm],
      bullet: '-',
      // An underscore within a word would have to be written as `&#x5F;`.
      emphasis: '*',
      rule: '-',
      fences: true,
    },
  ).trim();

/** The lines above the text: title, description, and where the page is. */
function writeHead({title, description, edition, url, index}: PageHead): string {
  const text = (value: string): Text => ({type: 'text', value});
  const link = (address: string): Link => ({type: 'link', url: address, children: [text(address)]});
  return write([
    {type: 'heading', depth: 1, children: [text(title)]},
    {type: 'blockquote', children: [{type: 'paragraph', children: [text(description)]}]},
    {
      type: 'paragraph',
      children: [text(`${edition} · `), link(url), text(' · all pages: '), link(index)],
    },
  ]);
}

interface Part {
  /** The heading that the part begins with; the part above the first heading has none. */
  heading?: Heading;
  nodes: RootContent[];
}

/** Divides blocks at their headings. Headings within a note or a list are in the part of the heading above. */
function partsOf(nodes: readonly RootContent[]): Part[] {
  const parts: Part[] = [{nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading') {
      parts.push({heading: node, nodes: []});
    }
    parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** The parts that a heading is above: its own, and those of the deeper headings after it. */
function below(parts: readonly Part[], first: number): Part[] {
  const depth = parts[first]?.heading?.depth ?? 0;
  const end = parts.findIndex(({heading}, at) => at > first && heading && heading.depth <= depth);
  return parts.slice(first, end < 0 ? undefined : end);
}

export interface Copy {
  markdown: string;
  /**
   * The sections by the hashes of their headings, each after its address. The whole copy has the empty hash. A heading
   * within a note, a quotation or a list has the rest of that as its section.
   */
  sections: Record<string, string>;
}

export interface CopyOptions {
  diagramSource?: DiagramSource;
  /** The address of a picture, given its address on the page. */
  picture?: (address: string) => string;
}

export function copyOf(
  {body}: ArticleElements,
  head: PageHead,
  {diagramSource = () => undefined, picture = (address) => address}: CopyOptions = {},
): Copy {
  const text = withoutOrnaments(body, {
    // The title, which the copy begins with.
    drop: ({tagName}) => tagName === 'header',
  });
  resolveAddresses(text, head.url, picture);
  showSources(text, diagramSource);
  restoreAlignment(text);
  const {children} = toMdast({type: 'root', children: [text]}, {document: true, handlers}) as Root;
  const parts = partsOf(children);
  const written = new Map(parts.map((part) => [part, write(part.nodes)]));
  const join = (chosen: readonly Part[]) =>
    chosen
      .map((part) => written.get(part) ?? '')
      .filter(Boolean)
      .join('\n\n');
  const markdown = `${writeHead(head)}\n\n${join(parts)}`.trim() + '\n';
  const sections: Record<string, string> = {'': markdown};

  function addSection({data}: Heading, content: () => string): void {
    const {id} = (data ?? {}) as {id?: string};
    if (id === undefined) {
      return;
    }
    const {hash, href} = new URL(`#${id}`, head.url);
    if (hash in sections) {
      throw new Error(`two headings have the id "${id}"; give one of them another id, as in {#other-id}`);
    }
    sections[hash] = `<${href}>\n\n${content()}\n`;
  }

  parts.forEach(({heading}, at) => {
    if (heading) {
      addSection(heading, () => join(below(parts, at)));
    }
  });
  for (const part of parts) {
    visit({type: 'root', children: part.nodes} as Root, 'heading', (node, index, parent) => {
      if (node !== part.heading && parent && index !== undefined) {
        const inner = partsOf(parent.children.slice(index) as RootContent[]).slice(1);
        addSection(node, () => write(below(inner, 0).flatMap(({nodes}) => nodes)));
      }
    });
  }
  return {markdown, sections};
}
