import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import {splitAtFlags} from '../../engine/flags';
import {isElement, textOf} from '../../engine/html';
import {checkOptions, Joi, keysOf, named} from '../../engine/options';

const marks = ['answer-yes', 'answer-no', 'answer-partly'] as const;

export interface Options {
  /** Words that answer at the start of a cell, such as "yes", and the class of their mark. */
  answers?: Readonly<Record<string, (typeof marks)[number]>>;
}

const schema = keysOf<Options>({answers: named(Joi.valid(...marks))});

/** Tables with at least this number of columns become cards on a phone. */
const CARDS_FROM = 3;

/** Code of at most this length, in characters, is kept whole. */
const SHORT_CODE = 20;

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

/** `a/b/.` → `a/<wbr>b/.`: a place for a break after each slash of a path, but for one before a single character. */
const breakAtSlashes = (text: string): ElementContent[] =>
  text
    .split(/(?<=[^/]\/)(?=[^/]{2})/)
    .flatMap((part, index): ElementContent[] => [
      ...(index > 0 ? [element('wbr', {})] : []),
      {type: 'text', value: part},
    ]);

/** Code that breaks neither within a flag nor in a path but after its slashes. */
const breakableCode = (text: string): ElementContent[] =>
  splitAtFlags(text).flatMap((part, index) =>
    index % 2 === 1
      ? element('span', {className: ['unbroken']}, {type: 'text', value: part})
      : breakAtSlashes(part),
  );

/** Such code as JSX, because the framework treats a `code` element that contains other elements as a block. */
const breakablePath = (text: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children: breakableCode(text),
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
    if (text.length <= SHORT_CODE) {
      child.properties.className = ['unbroken'];
      return child;
    }
    return text.includes('/') ? breakablePath(text) : child;
  });
}

/** Puts the word that a cell answers with into an element that gets a mark. */
function markAnswer(cell: Element, answers: NonNullable<Options['answers']>): void {
  const [first, ...rest] = cell.children;
  if (first?.type !== 'text') {
    return;
  }
  // The word is the whole text, or a comma follows it: "no marker" is no answer.
  const found = Object.entries(answers).find(
    ([word]) => first.value === word || first.value.startsWith(`${word},`),
  );
  if (found) {
    const [word, mark] = found;
    cell.children = [
      element('span', {className: ['answer', mark]}, {type: 'text', value: word}),
      {type: 'text', value: first.value.slice(word.length)},
      ...rest,
    ];
  }
}

/** Cells with a longer word have a class that lets the word break: one class for small windows, another for all. */
const longWords = {'has-long-word': 20, 'has-endless-word': 80};

function addClass(target: Element, name: string): void {
  const {className} = target.properties;
  target.properties.className = [...(Array.isArray(className) ? className : []), name];
}

/** Writes the column's alignment as a class. MDX would make a `style` of it, which a Content-Security-Policy can block. */
function align(cell: Element): void {
  const {align: side} = cell.properties;
  delete cell.properties.align;
  if (side) {
    addClass(cell, `align-${String(side)}`);
  }
}

function allowBreaks(cell: Element): void {
  const longest = Math.max(
    ...textOf(cell)
      .split(/[\s/-]/)
      .map(({length}) => length),
  );
  Object.entries(longWords)
    .filter(([, length]) => longest > length)
    .forEach(([name]) => addClass(cell, name));
}

const childrenOf = (parent: Element, ...names: string[]) =>
  parent.children.filter((child): child is Element => isElement(child, ...names));

/**
 * Rehype plugin for the tables of Markdown. Code breaks only at slashes, and a cell that begins with an answer gets a mark. The
 * alignment of a column is a class of its cells. A row whose first cell begins in bold is about the site's product, and is
 * highlighted. Each cell of a wide table names its column, because a row is a card on a phone:
 *
 *     <td align="right">yes</td>
 *     →  <td class="align-right" data-label="Helm"><span class="answer answer-yes">yes</span></td>
 */
export function arrangeTables({answers = {}}: Options): () => Transformer<Root> {
  return () => (tree) => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') {
        return;
      }
      const rows = childrenOf(table, 'thead', 'tbody').flatMap((part) => childrenOf(part, 'tr'));
      const [headings = []] = rows.map((row) => childrenOf(row, 'th').map(textOf));
      const isWide = headings.length >= CARDS_FROM;
      addClass(table, 'readable-table');
      if (isWide) {
        addClass(table, 'readable-cards');
      }
      for (const row of rows) {
        const [first] = childrenOf(row, 'td');
        if (isElement(first?.children[0], 'strong')) {
          addClass(row, 'highlighted-row');
        }
        childrenOf(row, 'th', 'td').forEach((cell) => {
          align(cell);
          allowBreaks(cell);
        });
        childrenOf(row, 'td').forEach((cell, column) => {
          if (column > 0 && isWide) {
            cell.properties.dataLabel = headings[column];
          }
          markAnswer(cell, answers);
          breakCode(cell);
        });
      }
    });
  };
}

/** Tables that fit phones; see README.md. */
export function readableTables(options: Options = {}): Capability {
  const checked = checkOptions('readable-tables', schema, options);
  return {
    name: 'readable-tables',
    markdown: () => ({rehype: [arrangeTables(checked)]}),
    client: [path.join(__dirname, 'tables.css')],
  };
}
