/** The Markdown copy of an article, made from its finished HTML: components are plain text there. */
import type {Nodes} from 'hast';
import type {Heading, Link, Root, RootContent, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {withoutOrnaments, type ArticleElements} from '../../engine/article';
import {eachElement, hasClass, textOf} from '../../engine/html';
import {loadPackage} from '../../engine/loadPackage';
import {handlers} from './handlers';

const {toMdast} = loadPackage('hast-util-to-mdast') as typeof import('hast-util-to-mdast');
const {gfmToMarkdown} = loadPackage('mdast-util-gfm') as typeof import('mdast-util-gfm');
const {defaultHandlers, toMarkdown} = loadPackage(
  'mdast-util-to-markdown',
) as typeof import('mdast-util-to-markdown');

/** What the first lines of a copy say about its page. */
interface CopyHead {
  /** The title in the front matter, for a page that hides it. */
  title: string;
  description: string;
  url: string;
  /** `Holos v1alpha5`, or the day of a post. */
  edition: string;
  /** Address of the list of all copies. */
  index: string;
}

/** Makes URLs absolute, because a copy can be read anywhere. */
function resolveUrls(tree: Nodes, base: string, pictureUrl: (url: string) => string): void {
  const resolve = (url: unknown) =>
    URL.canParse(String(url), base) ? new URL(String(url), base).href : String(url);
  eachElement(tree, ({properties}) => {
    if (properties.href) {
      properties.href = resolve(properties.href);
      delete properties.title;
    }
    if (properties.src) {
      properties.src = resolve(pictureUrl(String(properties.src)));
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

/** @param starts gets the index of the line in which each heading starts */
const write = (children: readonly RootContent[], starts?: Map<Heading, number>): string =>
  toMarkdown(
    {type: 'root', children: [...children]},
    {
      extensions: [gfm],
      handlers: {
        heading(node: Heading, parent, state, info) {
          starts?.set(node, info.now.line - 1);
          return defaultHandlers.heading(node, parent, state, info);
        },
      },
      bullet: '-',
      // An underscore within a word would have to be written as `&#x5F;`.
      emphasis: '*',
      rule: '-',
      fences: true,
    },
  );

function writeHead({title, description, edition, url, index}: CopyHead): string {
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

interface Copy {
  markdown: string;
  /** The sections by the hashes of their headings, each after its address. The whole copy has the empty hash. */
  sections: Record<string, string>;
}

/**
 * Writes an article as Markdown.
 *
 * @param pictureUrl returns the address of a picture, given its address on the page
 */
export function createCopy(
  {heading, body}: ArticleElements,
  head: CopyHead,
  pictureUrl = (url: string) => url,
): Copy {
  const text = withoutOrnaments(body, heading);
  resolveUrls(text, head.url, pictureUrl);
  restoreAlignment(text);
  const tree = toMdast({type: 'root', children: [text]}, {document: true, handlers}) as Root;
  const starts = new Map<Heading, number>();
  const written = write(tree.children, starts);
  const lines = written.split('\n');
  // The heading can be another than the title in the front matter.
  const title = heading ? textOf(heading) : head.title;
  const markdown = `${writeHead({...head, title})}\n${written.trim()}`.trim() + '\n';
  const sections: Record<string, string> = {'': markdown};
  visit(tree, 'heading', (heading, index = 0, parent) => {
    const {id} = (heading.data ?? {}) as {id?: string};
    const {hash, href} = new URL(`#${id}`, head.url);
    // A part that a page shows twice has the same heading twice: an address leads to the first.
    if (id === undefined || hash in sections) {
      return;
    }
    // In a note, a quotation or a list, the section of a heading ends with that element.
    const rest = parent?.children.slice(index) ?? [];
    const end = rest.findIndex(
      (node, at) => at > 0 && node.type === 'heading' && node.depth <= heading.depth,
    );
    const next = rest[end] as Heading | undefined;
    const section =
      parent === tree
        ? lines.slice(starts.get(heading), next && starts.get(next)).join('\n')
        : write((next ? rest.slice(0, end) : rest) as RootContent[]);
    sections[hash] = `<${href}>\n\n${section.trim()}\n`;
  });
  return {markdown, sections};
}
