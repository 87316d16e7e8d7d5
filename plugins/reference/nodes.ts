/** The rows of a table, and the nodes that they are made of: HTML within Markdown. */
import type {InlineCode, Link, PhrasingContent, RootContent, Table, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** The mark of an entry that must be written. */
export const REQUIRED = 'required';

/** A field, a flag or a word, without its description, which the page has. */
export interface Entry {
  anchor: string;
  name: string;
  /** A second name: the short form of a flag. */
  shorthand?: string;
  /** The type, and the value of an entry that is left out. */
  type?: RootContent[];
  /** Whether it has one possible value, so that its row is one line. */
  isFixed?: boolean;
  /** Words that a reader looks for when skimming. */
  marks: string[];
}

export interface TableFacts {
  /** What readers call an entry. The search reads it from `data-kind`. */
  kind: 'Field' | 'Flag';
  /** Terms, and their values for all of the table. */
  relations: {term: string; values: RootContent[]}[];
  entries: Entry[];
}

export const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value,
});

/** An HTML element, which can contain text directly, as in a writer's MDX. */
export function element(
  name: string,
  attributes: Record<string, string>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children: children as MdxJsxFlowElement['children'],
    // Otherwise MDX replaces it by the component for Markdown of this kind: code would become a block.
    data: {_mdxExplicitJsx: true} as object,
  };
}

export const text = (value: string): Text => ({type: 'text', value});

export const code = (value: string): InlineCode => ({type: 'inlineCode', value});

export const link = (url: string, child: Text | InlineCode): Link => ({
  type: 'link',
  url,
  children: [child],
});

/** Puts a comma between values. */
export function commaSeparated(values: readonly RootContent[]): RootContent[] {
  return values.flatMap((value, index) => (index > 0 ? [text(', '), value] : [value]));
}

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly RootContent[][][]): Table => ({
  type: 'table',
  children: [head.map((title) => [text(title)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children: children as PhrasingContent[]})),
  })),
});

/** Name, type and marks on one line, and the description below them. A fixed value has everything on one line. */
function createRow(entry: Entry, description: readonly RootContent[]): RootContent {
  const {anchor, name, shorthand, type = [], isFixed, marks} = entry;
  const notes = marks.map((mark) =>
    element('small', mark === REQUIRED ? {className: 'ref-required'} : {}, [text(` ${mark}`)]),
  );
  const facts = [...type, ...notes];
  return element('div', {id: anchor, ...(isFixed && {className: 'ref-fixed'})}, [
    element('dt', {}, [link(`#${anchor}`, code(name)), ...(shorthand ? [text(', '), code(shorthand)] : [])]),
    ...(facts.length > 0 ? [element('dd', {}, facts)] : []),
    element('dd', {}, description),
  ]);
}

/**
 * A table of the reference, with a description for each entry. Its entries are a list of definitions, because a table that
 * is laid out in two columns loses its rows in some browsers.
 */
export function createTable(
  {kind, relations, entries}: TableFacts,
  descriptions: readonly RootContent[][],
): MdxJsxFlowElement {
  const terms = relations.map(({term, values}) =>
    element('p', {}, [element('b', {}, [text(term)]), text(' '), ...values]),
  );
  const rows = entries.map((entry, index) => createRow(entry, descriptions[index] ?? []));
  const list = rows.length > 0 ? [element('dl', {'data-kind': kind}, rows)] : [];
  return element('div', {className: 'ref-table'}, [...terms, ...list]);
}
