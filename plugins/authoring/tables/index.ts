import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {isElement, textOf} from '../../../lib/html';

/** Words that answer, at the start of a cell, and the class of their mark. */
const answers = [
  ['yes', 'answer-yes'],
  ['no', 'answer-no'],
  ['partly', 'answer-partly'],
] as const;

/** Tables with fewer columns stay tables on a phone. */
const CARDS_FROM = 3;

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Code of this length, in characters, fits into a column of a phone. */
const SHORT = 20;

/**
 * Code that breaks after the slashes of a path alone. It is JSX, as a writer could have put it there: the framework takes
 * a `code` element with other elements in it for a block.
 */
const breakablePath = (text: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children: text
    .split(/(?<=[^/]\/)(?=[^/])/)
    .flatMap((part, index): ElementContent[] => [
      ...(index > 0 ? [element('wbr', {})] : []),
      {type: 'text', value: part},
    ]),
  data: {_mdxExplicitJsx: true},
});

/** Keeps short code whole, which would break at a hyphen, and lets longer paths break. */
function breakCode(parent: Element): void {
  parent.children = parent.children.map((child) => {
    if (!isElement(child, 'code')) {
      if (isElement(child)) {
        breakCode(child);
      }
      return child;
    }
    const text = textOf(child);
    if (text.length <= SHORT) {
      child.properties.className = ['unbroken'];
      return child;
    }
    return text.includes('/') ? breakablePath(text) : child;
  });
}

/** Puts the word that a cell answers with into an element that gets a mark. */
function markAnswer(cell: Element): void {
  const [first, ...rest] = cell.children;
  if (first?.type !== 'text') {
    return;
  }
  // Alone or before a comma: "no marker" is none.
  const [found] = answers.filter(([word]) => first.value === word || first.value.startsWith(`${word},`));
  if (found) {
    const [word, mark] = found;
    cell.children = [
      element('span', {className: ['answer', mark]}, {type: 'text', value: word}),
      {type: 'text', value: first.value.slice(word.length)},
      ...rest,
    ];
  }
}

const childrenOf = (parent: Element, ...names: string[]) =>
  parent.children.filter((child): child is Element => isElement(child, ...names));

/**
 * Rehype plugin for the tables of Markdown. Code breaks at slashes alone; a cell that begins with yes, no or partly gets
 * a mark; and each cell says what its column is, for phones, where a row is a card (src/css/tables.css).
 */
export function readableTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') {
        return;
      }
      const rows = childrenOf(table, 'thead', 'tbody').flatMap((part) => childrenOf(part, 'tr'));
      const [headings = []] = rows.map((row) => childrenOf(row, 'th').map(textOf));
      for (const row of rows) {
        childrenOf(row, 'td').forEach((cell, column) => {
          if (column > 0 && headings.length >= CARDS_FROM) {
            cell.properties.dataLabel = headings[column];
          }
          markAnswer(cell);
          breakCode(cell);
        });
      }
    });
  };
}
