/** Arranges a page of the reference: each type or command is one section, with its example next to its table. */
import type {Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readMeta} from '../engine/fences';
import {tellLines, type LitLine} from '../engine/litLines';
import {linesIn, type ExampleField, type Subject} from './examples/places';
import {attribute, code, element, text, type Facts} from './nodes';

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

/** Tells the block that shows an example which entries its lines are about. */
function nameLines(node: Code, anchorsOf: (text: string, line: number) => string[]): void {
  const lines = node.value
    .split('\n')
    .map((text, at): [number, LitLine] => [at, {lights: anchorsOf(text, at).join(' ')}]);
  tellLines(node, {lines: new Map(lines.filter(([, {lights}]) => lights))});
}

const nameFields = (node: Code, fields: readonly ExampleField[], {type}: Subject) =>
  nameLines(node, (_, line) =>
    fields.filter(({first, last}) => first <= line && line <= last).map(({name}) => `${type.name}.${name}`),
  );

const nameFlags = (node: Code, {entries}: Facts) =>
  nameLines(node, (line) => {
    const words = line.split(/[\s=]/);
    return entries
      .filter(({name, shorthand = name}) => words.includes(name) || words.includes(shorthand))
      .map(({anchor}) => anchor);
  });

/** The page has an excerpt's lines in the whole file, too. */
const isExcerpt = (node: RootContent) => isCode(node) && readMeta(node.meta ?? '').words.includes('excerpt');

/** The examples next to a table: what follows it, if it has code. */
function exampleFor({facts, subject}: FilledTable, after: RootContent[]): RootContent[] {
  const codes = facts.entries.length > 0 ? after.filter(isCode) : [];
  for (const node of codes) {
    if (subject && node.lang === 'cue') {
      nameFields(node, linesIn(node.value, subject), subject);
    } else if (!subject && node.lang === 'bash') {
      nameFlags(node, facts);
    }
  }
  const shown = after.map((node) => (isExcerpt(node) ? element('div', REPEATS, [node]) : node));
  return codes.length > 0 ? shown : [];
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
