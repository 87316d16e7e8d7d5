/** The Markdown copy of an article, made from its finished HTML: components are plain text there. */
import type {Nodes} from 'hast';
import type {Link, Root, RootContent, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {describeDrawings, withoutOrnaments, type ArticleElements} from '../../engine/article';
import {elementsOf, hasClass, textOf} from '../../engine/html';
import {loadPackage} from '../../engine/loadPackage';
import {Name} from '../../engine/names';
import {handlers, oneLine} from './handlers';

const {toMdast} = loadPackage('hast-util-to-mdast') as typeof import('hast-util-to-mdast');
const {default: remarkGfm} = loadPackage('remark-gfm') as typeof import('remark-gfm');
const {default: remarkStringify} = loadPackage('remark-stringify') as typeof import('remark-stringify');
const {unified} = loadPackage('unified') as typeof import('unified');

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
function resolveUrls(tree: Nodes, base: string): void {
  const resolve = (url: unknown) =>
    URL.canParse(String(url), base) ? new URL(String(url), base).href : String(url);
  elementsOf(tree).forEach(({properties}) => {
    if (properties.href) {
      properties.href = resolve(properties.href);
      delete properties.title;
    }
    if (properties.src) {
      properties.src = resolve(properties.src);
    }
  });
}

const alignments = ['left', 'center', 'right'] as const;

/** A column's alignment is a class on the page, because the policy forbids styles. */
function restoreAlignment(tree: Nodes): void {
  elementsOf(tree).forEach((element) => {
    const alignment = alignments.find((name) => hasClass(element, Name.Align + name));
    if (alignment) {
      element.properties.align = alignment;
    }
  });
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  // An underscore within a word would have to be written as `&#x5F;`.
  .use(remarkStringify, {bullet: '-', emphasis: '*', rule: '-', fences: true})
  .freeze();

const write = (children: RootContent[]): string => writer.stringify({type: 'root', children});

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

/** Writes an article as Markdown. */
export function createCopy({heading, body}: ArticleElements, head: CopyHead): string {
  const text = withoutOrnaments(body, heading);
  describeDrawings(text);
  resolveUrls(text, head.url);
  restoreAlignment(text);
  const tree = toMdast({type: 'root', children: [text]}, {document: true, handlers}) as Root;
  visit(tree, 'tableCell', (cell) => void Object.assign(cell, {children: oneLine(cell.children)}));
  // The heading can be another than the title in the front matter.
  const title = heading ? textOf(heading) : head.title;
  return `${writeHead({...head, title})}\n${write(tree.children).trim()}`.trim() + '\n';
}
