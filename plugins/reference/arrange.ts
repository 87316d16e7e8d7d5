/** Arranges a page of the reference: each type or command is one section, with its example next to its table. */
import type {Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readMeta} from '../engine/fences';
import {code, element, text, type TableFacts} from './nodes';
import type {TableContext, Type} from './schema';

export interface FilledTable {
  node: MdxJsxFlowElement;
  facts: TableFacts;
  /** The type whose fields it has, and the page that explains it. */
  subject?: {type: Type; context: TableContext};
}

/** Marks text that the page repeats, so that copies and the search leave it out. */
const REPEATS = {'data-repeats': ''};

const isHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth <= 3;
const isCode = (node: RootContent): node is Code => node.type === 'code';

/** The page has an excerpt's lines in the whole file, too. */
const isExcerpt = (node: RootContent) => isCode(node) && readMeta(node.meta ?? '').words.includes('excerpt');

/** Tells the search what readers call the section of a heading. */
function setKind(heading: Heading, kind: 'Type' | 'Command'): void {
  const {hProperties, ...data} = (heading.data ?? {}) as {hProperties?: object};
  heading.data = {...data, hProperties: {...hProperties, 'data-kind': kind}};
}

/** Replaces the heading of a type by its name as in code, then its package. */
function writeTypeHeading(heading: Heading, {type, context}: NonNullable<FilledTable['subject']>): void {
  const tag = element('small', REPEATS, [text(context.packageName)]);
  const inText = {...tag, type: 'mdxJsxTextElement'} as PhrasingContent;
  heading.children = [code(`#${type.name}`), text(' '), inText];
}

/** The bar that names the section while readers scroll. */
const sectionBar = (name: string, version: string) =>
  element('div', {className: 'ref-bar', 'aria-hidden': 'true', ...REPEATS}, [
    code(name),
    text(` ${version}`),
  ]);

function createSection(
  heading: Heading,
  content: RootContent[],
  table: FilledTable,
  version: string,
): RootContent {
  const {node, subject} = table;
  const name = subject ? `${subject.context.packageName}.#${subject.type.name}` : toString(heading);
  if (subject) {
    setKind(heading, 'Type');
    writeTypeHeading(heading, subject);
  } else if (table.facts.kind === 'Flag') {
    setKind(heading, 'Command');
  }
  const at = content.indexOf(node as RootContent);
  const next = content.findIndex(({type}, index) => index > at && type === 'heading');
  const end = next < 0 ? content.length : next;
  const after = content.slice(at + 1, end);
  const example = after.map((one) => (isExcerpt(one) ? element('div', REPEATS, [one]) : one));
  const hasExample = table.facts.entries.length > 0 && after.some(isCode);
  const pair = element('div', {className: 'ref-pair'}, [node, element('div', {}, example)]);
  return element('section', {className: 'ref'}, [
    heading,
    sectionBar(name, version),
    ...content.slice(0, at),
    ...(hasExample ? [pair] : [node, ...after]),
    ...content.slice(end),
  ]);
}

/** Arranges the page. */
export function arrange(tree: Root, tables: readonly FilledTable[], version: string): void {
  const groups: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (isHeading(node)) {
      groups.push([]);
    }
    groups.at(-1)?.push(node);
  }
  tree.children = groups.flatMap((nodes) => {
    const table = tables.find(({node}) => nodes.includes(node as RootContent));
    const [heading, ...content] = nodes;
    return table && heading && isHeading(heading) ? [createSection(heading, content, table, version)] : nodes;
  });
}
