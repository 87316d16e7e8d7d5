/** Arranges a page of the reference: each type or command is one section, with its example next to its table. */
import type {Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readMeta} from '../engine/fences';
import {attribute, code, element, text, type Facts} from './nodes';
import type {Place, Type} from './schema';

/** A type, and the page that explains it. */
export interface Subject {
  type: Type;
  place: Place;
}

export interface FilledTable {
  node: MdxJsxFlowElement;
  facts: Facts;
  /** The type whose fields it has. */
  subject?: Subject;
}

/** Marks text that the page repeats, so that copies and the search leave it out. */
const REPEATS = {'data-repeats': ''};

const isHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth <= 3;
const isCode = (node: RootContent): node is Code => node.type === 'code';

/** The page has an excerpt's lines in the whole file, too. */
const isExcerpt = (node: RootContent) => isCode(node) && readMeta(node.meta ?? '').words.includes('excerpt');

/** The examples next to a table: what follows it, if it has code. */
function exampleFor({facts}: FilledTable, after: RootContent[]): RootContent[] {
  const shown = after.map((node) => (isExcerpt(node) ? element('div', REPEATS, [node]) : node));
  return facts.entries.length > 0 && after.some(isCode) ? shown : [];
}

/** Tells the search what readers call the section of a heading. */
function tellKind(heading: Heading, kind: 'Type' | 'Command'): void {
  const {hProperties, ...data} = (heading.data ?? {}) as {hProperties?: object};
  heading.data = {...data, hProperties: {...hProperties, 'data-kind': kind}};
}

/** The heading of a type: its name as in code, then its package. */
function nameType(heading: Heading, {type, place}: Subject): void {
  const tag = element('small', REPEATS, [text(place.packageName)]);
  const inText = {...tag, type: 'mdxJsxTextElement'} as PhrasingContent;
  heading.children = [code(`#${type.name}`), text(' '), inText];
}

/** The bar that names the section while readers scroll. */
const barOf = (name: string, version: string) =>
  element('div', {className: 'ref-bar', 'aria-hidden': 'true', ...REPEATS}, [
    code(name),
    text(` ${version}`),
  ]);

function sectionOf(
  heading: Heading,
  content: RootContent[],
  table: FilledTable,
  version: string,
): RootContent {
  const {node, subject} = table;
  const name = subject ? `${subject.place.packageName}.#${subject.type.name}` : toString(heading);
  if (subject) {
    tellKind(heading, 'Type');
    nameType(heading, subject);
  } else if (table.facts.kind === 'Flag') {
    tellKind(heading, 'Command');
  }
  const at = content.indexOf(node as RootContent);
  const next = content.findIndex(({type}, index) => index > at && type === 'heading');
  const end = next < 0 ? content.length : next;
  const after = content.slice(at + 1, end);
  const example = exampleFor(table, after);
  const shown =
    example.length > 0
      ? [element('div', {className: 'ref-pair'}, [node, element('div', {}, example)])]
      : [node, ...after];
  return element('section', {className: 'ref'}, [
    heading,
    barOf(name, version),
    ...content.slice(0, at),
    ...shown,
    ...content.slice(end),
  ]);
}

/** Arranges the page, and tells `<ReferenceTools>` how many entries its tables have: the names that it filters. */
export function arrange(tree: Root, tables: readonly FilledTable[], version: string): void {
  const count = tables.reduce((sum, {facts}) => sum + facts.entries.length, 0);
  const groups: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (isHeading(node)) {
      groups.push([]);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'ReferenceTools') {
      node.attributes.push(attribute('count', String(count)));
    }
    groups.at(-1)?.push(node);
  }
  tree.children = groups.flatMap((nodes) => {
    const table = tables.find(({node}) => nodes.includes(node as RootContent));
    const [heading, ...content] = nodes;
    return table && heading && isHeading(heading) ? [sectionOf(heading, content, table, version)] : nodes;
  });
}
