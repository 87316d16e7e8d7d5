import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import {isElement, textOf} from '../../engine/html';
import {Name} from '../../engine/names';
import {LONGEST_WORD, WHOLE} from '../code-blocks/text';

/** Tables with at least this number of columns become cards on a phone. */
const CARDS_FROM = 3;

function addClass({properties}: Element, name: string): void {
  properties.className = [...((properties.className as string[] | undefined) ?? []), name];
}

const childElements = (parent: Element, ...names: string[]) =>
  parent.children.filter((child): child is Element => isElement(child, ...names));

/** Keeps short words of code whole, which would break at a hyphen. Other code breaks at spaces, or else anywhere: see tables.css. */
function keepShortCode(cell: Element): void {
  visit(cell, {tagName: 'code'}, (code) => {
    const text = textOf(code);
    if (text.length <= LONGEST_WORD && !text.includes(' ')) {
      (code as Element).properties.className = [WHOLE];
    }
    return SKIP;
  });
}

function arrangeTable(table: Element): void {
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
    for (const cell of childElements(row, 'th', 'td')) {
      const {align} = cell.properties;
      if (align) {
        // MDX would make a `style` of it, which the Content-Security-Policy blocks.
        delete cell.properties.align;
        addClass(cell, Name.Align + String(align));
      }
    }
    cells.forEach((cell, column) => {
      if (column > 0 && isWide) {
        cell.properties.dataLabel = headings[column];
      }
      keepShortCode(cell);
    });
  }
}

/**
 * Rehype plugin for the tables of Markdown. Short words of code stay whole. A row whose first cell begins in bold is highlighted, and the
 * alignment of a column is a class. Each cell of a wide table names its column, because a row is a card on a phone:
 *
 *     <td>yes</td>  →  <td data-label="Helm">yes</td>
 */
export const arrangeTables = (): Transformer<Root> => (tree) => {
  visit(tree, {tagName: 'table'}, (table) => arrangeTable(table as Element));
};

/** Tables that fit phones; see the README of the room. */
export function readableTables(): Capability {
  return {
    name: 'readable-tables',
    markdown: () => ({rehype: [arrangeTables]}),
    client: [path.join(__dirname, 'tables.css')],
  };
}
