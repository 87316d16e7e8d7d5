import path from 'node:path';
import type {Link, Paragraph, PhrasingContent, Root, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {ContentCheck} from '../kit/content';
import {formatProblem, type Problem} from '../kit/problem';
import {arrange, type FilledTable} from './arrange';
import {commandTable} from './commands';
import {readCommandLine, readSchema} from './data';
import type {Facts} from './facts';
import {readMeanings} from './meanings';
import type {DocsVersion, Options} from './options';
import {aliasTable, changesOf, constantTable, typeTable, usesOf, type Place} from './schema';

/** The words of a problem; where it is known is added there. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** Finds by its name, or says which names there are. */
function pick<T>(all: Record<string, T>, name: string, what: string): T {
  const found = all[name];
  if (found === undefined) {
    throw new Refusal(`there is no ${what} ${name}`, `write one of: ${Object.keys(all).join(', ')}`);
  }
  return found;
}

function placeOf(options: Options, version: DocsVersion, packageName: string): Place {
  const {packages} = readSchema(options, version.name);
  pick(packages, packageName, 'package');
  const at = options.versions.indexOf(version);
  return {
    version: version.name,
    packages,
    packageName,
    neighbors: [at - 1, at + 1].flatMap((index) => {
      const name = options.versions[index]?.name;
      return name ? [{name, isNewer: index < at, packages: readSchema(options, name).packages}] : [];
    }),
    addressOf: (target) => `${version.address}${options.schema.packages[target]}`,
  };
}

function commandFacts(options: Options, table: MdxJsxFlowElement): Facts {
  const {program, commands} = readCommandLine(options);
  const byName = Object.fromEntries(commands.map((command) => [`"${command.path}"`, command]));
  return commandTable(program, pick(byName, `"${valueOf(table, 'command')}"`, 'command'));
}

function fieldFacts(table: MdxJsxFlowElement, place: Place): Facts {
  const {types = [], constants = []} = place.packages[place.packageName] ?? {};
  const type = valueOf(table, 'type');
  if (table.name === 'AliasTable') {
    return aliasTable(types, place);
  }
  const byName = Object.fromEntries(types.map((one) => [one.name, one]));
  return type === undefined ? constantTable(constants, place) : typeTable(pick(byName, type, 'type'), place);
}

function valueOf(table: MdxJsxFlowElement, attribute: string): string | undefined {
  const found = table.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The first sentence of a paragraph. */
function firstSentence({children}: Paragraph): PhrasingContent[] {
  const at = children.findIndex((child) => child.type === 'text' && /[.:](?:\s|$)/.test(child.value));
  const last = children[at];
  return last?.type === 'text'
    ? [...children.slice(0, at), {...last, value: last.value.replace(/[.:](?:\s[^]*|$)/, '.')}]
    : children;
}

/** The first sentence of the section of each type, by the type: a section has its text before its table. */
function sentencesOf(tree: Root): Map<string, PhrasingContent[]> {
  const sentences = new Map<string, PhrasingContent[]>();
  let paragraph: Paragraph | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      paragraph = undefined;
    } else if (node.type === 'paragraph') {
      paragraph ??= node;
    } else if (node.type === 'mdxJsxFlowElement' && paragraph) {
      sentences.set(valueOf(node, 'type') ?? '', structuredClone(firstSentence(paragraph)));
    }
  }
  return sentences;
}

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (value: string, url: string): Link => ({
  type: 'link',
  url,
  children: [{type: 'inlineCode', value}],
});

/** The list of a package's types: the first sentence of its section, and its uses. */
function typeList(tree: Root, place: Place): Table {
  const types = (place.packages[place.packageName]?.types ?? []).filter(({alias}) => alias === undefined);
  const sentences = sentencesOf(tree);
  const missing = types.filter(({name}) => !sentences.has(name)).map(({name}) => name);
  if (missing.length > 0) {
    throw new Refusal(`no section for ${missing.join(', ')}`, 'write one: a sentence, then its table');
  }
  const rows = types.map((type) => {
    const changes = changesOf(type, place).map((change) => text(` ${change}.`));
    const uses = usesOf(type, place).flatMap((use, index) => [
      ...(index > 0 ? [text(', ')] : []),
      link(use.text, use.to),
    ]);
    return [
      cell(link(`#${type.name}`, `#${type.name}`)),
      cell(...(sentences.get(type.name) ?? []), ...changes),
      cell(...uses),
    ];
  });
  const head = ['Type', 'Description', 'Used in'].map((title) => cell(text(title)));
  return {type: 'table', children: [head, ...rows].map((children) => ({type: 'tableRow', children}))};
}

const meaningOf = (children: PhrasingContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: null,
  attributes: [],
  // Phrasing within flow, as a writer could have put it there.
  children: children as unknown as MdxJsxFlowElement['children'],
});

const versionOf = (options: Options, file: string) =>
  options.versions.find(({folder}) => file.startsWith(`${folder}/`));

/** Puts into the tables of a page all that they show. They are complete where there are no problems. */
function fillTables(
  options: Options,
  file: string,
  tree: Root,
): {problems: Problem[]; tables: FilledTable[]} {
  const version = versionOf(options, file);
  const problems: Problem[] = [];
  const tables: FilledTable[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, index = 0, parent) => {
    if (!version || !parent || !/^(?:Field|Alias|Type|Command)Table$/.test(node.name ?? '')) {
      return;
    }
    try {
      const place = () => placeOf(options, version, valueOf(node, 'package') ?? '');
      if (node.name === 'TypeTable') {
        parent.children[index] = typeList(tree, place());
        return;
      }
      const isOfCommand = node.name === 'CommandTable';
      const facts = isOfCommand ? commandFacts(options, node) : fieldFacts(node, place());
      tables.push({node, facts, ...(!isOfCommand && {place: place(), typeName: valueOf(node, 'type')})});
      const names = facts.entries.map(({name}) => name.replace(/\?$/, ''));
      const {meanings, complaints} = readMeanings(node, names);
      problems.push(...complaints.map((complaint) => ({file, ...complaint})));
      node.children = names.map((name) => meaningOf(meanings.get(name) ?? []));
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      const {message, remedy} = error;
      problems.push({file, line: node.position?.start.line ?? 1, message, remedy});
    }
  });
  return {problems, tables};
}

/** Finds tables that miss a meaning or have one too many. A broken data file is all that is said. */
export function checkReference(options: Options): ContentCheck {
  return ({pages}) => {
    readCommandLine(options);
    options.versions.forEach(({name}) => readSchema(options, name));
    return pages.flatMap(({file, tree}) => fillTables(options, file, structuredClone(tree)).problems);
  };
}

/**
 * Remark plugin for the docs: gives `<FieldTable>`, `<AliasTable>` and `<CommandTable>` their facts and, in the order
 * of these, the meanings that the page has, replaces `<TypeTable>`, and puts examples beside their tables. Stops the
 * build where names do not match.
 */
export function referenceTables(options: Options): () => Transformer<Root> {
  return () => (tree, vfile) => {
    const file = path.relative(options.siteDir, vfile.path).split(path.sep).join('/');
    const {problems, tables} = fillTables(options, file, tree);
    if (problems.length > 0) {
      vfile.fail(`reference: ${problems.map(formatProblem).join('\n')}`);
    }
    if (tables.length > 0) {
      arrange(tree, tables, versionOf(options, file)?.name ?? '');
    }
  };
}
