/** Arranges a page of the reference: what belongs to a type or a command is one section, with its example beside its table. */
import type {Code, Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readMeta} from '../kit/fences';
import {excerptOf, linesIn, type FieldLines} from './examples/places';
import type {Facts, Overview} from './facts';
import type {Place, Type} from './schema';

export interface FilledTable {
  node: MdxJsxFlowElement;
  facts: Facts;
  /** Of fields. */
  place?: Place;
  /** Of the fields of this type. */
  typeName?: string | undefined;
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

function box(name: string, attributes: Record<string, string>, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Text that repeats what the page says elsewhere: copies and the search leave it out. */
const REPEATS = {'data-repeats': ''};

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
const isCode = (node: RootContent): node is Code => node.type === 'code';

const anchorOf = ({data}: Heading) =>
  String((data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id ?? '');

/** Tells the block that shows an example which entries its lines are about: a JSON of lines and anchors. */
function nameLines(node: Code, named: Map<number, string[]>): void {
  if (named.size > 0) {
    const parts = JSON.stringify([...named].map(([line, anchors]) => [line, anchors.join(' ')]));
    node.data = {...node.data, hProperties: {...node.data?.hProperties, parts}};
  }
}

function byLine(lines: FieldLines, typeName: string): Map<number, string[]> {
  const named = new Map<number, string[]>();
  lines.forEach((all, name) => {
    for (const {first, last} of all) {
      for (let at = first; at <= last; at += 1) {
        named.set(at, [...(named.get(at) ?? []), `${typeName}.${name}`]);
      }
    }
  });
  return named;
}

/** The lines of a block of commands that have a flag. */
function flagLines(code: string, {entries}: Facts): Map<number, string[]> {
  const named = new Map<number, string[]>();
  code.split('\n').forEach((text, line) => {
    const words = text.split(/[\s=]/);
    const anchors = entries
      .filter(({name, shorthand = name}) => words.includes(name) || words.includes(shorthand))
      .map(({anchor}) => anchor);
    if (anchors.length > 0) {
      named.set(line, anchors);
    }
  });
  return named;
}

/** What stands beside a table: the examples that follow it, or else the part of a longer one that shows its fields. */
function exampleFor(table: FilledTable, after: RootContent[], page: readonly Code[]): RootContent[] {
  const {facts, place, typeName} = table;
  if (facts.entries.length === 0) {
    return [];
  }
  const type = place?.packages[place.packageName]?.types.find(({name}) => name === typeName);
  const codes = after.filter(isCode);
  if (!place || !type) {
    codes
      .filter(({lang}) => lang === 'bash')
      .forEach((node) => nameLines(node, flagLines(node.value, facts)));
    return codes.length > 0 ? after : [];
  }
  codes
    .filter(({lang}) => lang === 'cue')
    .forEach((node) => nameLines(node, byLine(linesIn(node.value, type, place), type.name)));
  return codes.length > 0 ? after : excerptFor(type, place, page);
}

function excerptFor(type: Type, place: Place, page: readonly Code[]): RootContent[] {
  const examples = page.map(({value, meta}) => ({title: readMeta(meta ?? '').title ?? '', code: value}));
  const excerpt = excerptOf(examples, type, place);
  if (!excerpt) {
    return [];
  }
  const meta = `title="${excerpt.title}" excerpt`;
  const node: Code = {type: 'code', lang: 'cue', meta, value: excerpt.code};
  nameLines(node, byLine(excerpt.lines, type.name));
  return [box('div', REPEATS, [node])];
}

/** The name of a type as one writes it, then its package. */
function nameType(heading: Heading, name: string, packageName: string): void {
  const tag = box('small', REPEATS, [{type: 'text', value: packageName}]);
  heading.children = [
    {type: 'inlineCode', value: `#${name}`},
    {type: 'text', value: ' '},
    {...tag, type: 'mdxJsxTextElement'} as PhrasingContent,
  ];
}

function sectionOf(
  heading: Heading,
  content: RootContent[],
  table: FilledTable,
  version: string,
  page: readonly Code[],
): RootContent {
  const {place, typeName} = table;
  const name = place && typeName ? `${place.packageName}.#${typeName}` : toString(heading);
  if (place && typeName) {
    nameType(heading, typeName, place.packageName);
  }
  // Phrasing within flow, as a writer could have put it there.
  const words = [{type: 'inlineCode', value: name} as const, {type: 'text', value: ` ${version}`} as const];
  const bar = box(
    'div',
    {className: 'ref-bar', 'aria-hidden': 'true', ...REPEATS},
    words as unknown as RootContent[],
  );
  const at = content.indexOf(table.node as RootContent);
  const below = content.slice(at + 1);
  const next = below.findIndex(isHeading);
  const after = next < 0 ? below : below.slice(0, next);
  const example = exampleFor(table, after, page);
  const rest = example === after ? below.slice(after.length) : below;
  const shown = table.node as RootContent;
  const pair =
    example.length > 0 ? box('div', {className: 'ref-pair'}, [shown, box('div', {}, example)]) : shown;
  return box('section', {className: 'ref'}, [heading, bar, ...content.slice(0, at), pair, ...rest]);
}

function overviewOf(tree: Root, tables: readonly FilledTable[]): Overview {
  const chapters: Overview['chapters'] = [];
  for (const node of tree.children) {
    const typeName = tables.find((table) => table.node === node)?.typeName;
    if (isHeading(node) && node.depth <= 3) {
      const isName = node.children[0]?.type === 'inlineCode';
      chapters.push({anchor: anchorOf(node), title: toString(node), isCode: isName, depth: node.depth});
    }
    const last = chapters.at(-1);
    if (typeName && last) {
      Object.assign(last, {title: `#${typeName}`, isCode: true});
    }
  }
  return {chapters, count: tables.reduce((sum, {facts}) => sum + facts.entries.length, 0)};
}

/** Arranges the page, and gives its tables their facts and `<Overview>` its list. */
export function arrange(tree: Root, tables: readonly FilledTable[], version: string): void {
  const overview = overviewOf(tree, tables);
  const page = tree.children
    .filter(isCode)
    .filter(({lang, meta}) => lang === 'cue' && meta?.includes('title='));
  const groups: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (isHeading(node) && node.depth <= 3) {
      groups.push([]);
    }
    groups.at(-1)?.push(node);
  }
  tree.children = groups.flatMap((nodes) => {
    const table = tables.find(({node}) => nodes.includes(node as RootContent));
    const [heading, ...content] = nodes;
    return table && heading && isHeading(heading)
      ? [sectionOf(heading, content, table, version, page)]
      : nodes;
  });
  for (const {node, facts} of tables) {
    node.attributes.push(attribute('facts', JSON.stringify(facts)));
  }
  for (const node of tree.children) {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Overview') {
      node.attributes.push(attribute('data', JSON.stringify(overview)));
    }
  }
}
