import path from 'node:path';
import type {Element, ElementContent, Root, Text} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import {isElement, textOf} from '../../engine/html';

interface Options {
  /** Words that answer at the start of a cell, such as "yes", and the class of their mark. */
  answers?: Readonly<Record<string, 'answer-yes' | 'answer-no' | 'answer-partly'>>;
}

/** Tables with at least this number of columns become cards on a phone. */
const CARDS_FROM = 3;

/** Code of at most this length, in characters, is kept whole. */
const SHORT_CODE = 20;

const text = (value: string): Text => ({type: 'text', value});

const element = (tagName: string, className: string[], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length > 0 ? {className} : {},
  children,
});

function addClass({properties}: Element, name: string): void {
  properties.className = [...((properties.className as string[] | undefined) ?? []), name];
}

const childElements = (parent: Element, ...names: string[]) =>
  parent.children.filter((child): child is Element => isElement(child, ...names));

/** `a/b/.` → `a/<wbr>b/.`: a place for a break after each slash of a path, but for one before a single character. */
const breakAtSlashes = (code: string): ElementContent[] =>
  code
    .split(/(?<=[^/]\/)(?=[^/]{2})/)
    .flatMap((part, index) => (index > 0 ? [element('wbr', []), text(part)] : [text(part)]));

/** Keeps short code whole, which would break at a hyphen, and breaks paths after their slashes. */
function breakCode(cell: Element): void {
  visit(cell, {tagName: 'code'}, (node, index, parent) => {
    const code = textOf(node);
    if (code.length <= SHORT_CODE) {
      (node as Element).properties.className = ['code-word'];
    } else if (code.includes('/') && parent && index !== undefined) {
      // JSX, because the framework shows a `code` element that contains other elements as a block.
      const path: MdxJsxTextElementHast = {
        type: 'mdxJsxTextElement',
        name: 'code',
        attributes: [],
        children: breakAtSlashes(code),
        data: {_mdxExplicitJsx: true},
      };
      parent.children[index] = path;
    }
    return SKIP;
  });
}

/** Puts the word that a cell answers with, which may be a link, into an element that gets a mark. */
function markAnswer(cell: Element, answers: NonNullable<Options['answers']>): void {
  const [first, ...rest] = cell.children;
  if (isElement(first, 'a', 'strong')) {
    markAnswer(first, answers);
  }
  if (first?.type !== 'text') {
    return;
  }
  // The word is the whole text, or a comma follows it: "no marker" is no answer.
  const [word = ''] = first.value.split(',');
  const mark = Object.hasOwn(answers, word) ? answers[word] : undefined;
  if (mark) {
    const marked = element('span', ['answer', mark], text(word));
    cell.children = [marked, text(first.value.slice(word.length)), ...rest];
  }
}

/** Writes the column's alignment as a class. MDX would make a `style` of it, which a Content-Security-Policy can block. */
function replaceAlign(cell: Element): void {
  const {align} = cell.properties;
  delete cell.properties.align;
  if (align) {
    addClass(cell, `align-${String(align)}`);
  }
}

function arrangeTable(table: Element, answers: NonNullable<Options['answers']>): void {
  const rows = childElements(table, 'thead', 'tbody').flatMap((part) => childElements(part, 'tr'));
  const headings = rows[0] ? childElements(rows[0], 'th').map(textOf) : [];
  const isWide = headings.length >= CARDS_FROM;
  addClass(table, 'readable-table');
  if (isWide) {
    addClass(table, 'readable-cards');
  }
  for (const row of rows) {
    const cells = childElements(row, 'td');
    if (isElement(cells[0]?.children[0], 'strong')) {
      addClass(row, 'highlighted-row');
    }
    childElements(row, 'th', 'td').forEach(replaceAlign);
    cells.forEach((cell, column) => {
      if (column > 0 && isWide) {
        cell.properties.dataLabel = headings[column];
      }
      markAnswer(cell, answers);
      breakCode(cell);
    });
  }
}

/**
 * Rehype plugin for the tables of Markdown. Code breaks only at slashes, and a cell that begins with an answer gets a mark. The
 * alignment of a column is a class of its cells. A row whose first cell begins in bold is highlighted. Each cell of a wide table
 * names its column, because a row is a card on a phone:
 *
 *     <td align="right">yes</td>
 *     →  <td class="align-right" data-label="Helm"><span class="answer answer-yes">yes</span></td>
 */
export function arrangeTables({answers = {}}: Options): () => Transformer<Root> {
  return () => (tree) => {
    visit(tree, {tagName: 'table'}, (table) => arrangeTable(table as Element, answers));
  };
}

/** Tables that fit phones; see the README of the room. */
export function readableTables(options: Options = {}): Capability {
  return {
    name: 'readable-tables',
    markdown: () => ({rehype: [arrangeTables(options)]}),
    client: [path.join(__dirname, 'tables.css')],
  };
}
