import type {Paragraph, PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../engine/content';
import {lineOf} from '../engine/markdown';
import {memoizeWeak} from '../engine/memoizeWeak';
import {formatProblem, ProblemError, type Problem} from '../engine/problem';
import {sourcePath} from '../engine/sourcePage';
import {arrange, type FilledTable} from './arrange';
import {changeTables} from './changes';
import {commandTable} from './commands';
import {readCommandLine, readSchema} from './data';
import {readMeanings} from './meanings';
import {attribute, code, commaSeparated, link, table, tableOf, text} from './nodes';
import type {DocsVersion, Options} from './options';
import {aliasTable, changesOf, constantTable, typeTable, usesOf, type Place} from './schema';

/** The table's line in its page. */
type Source = Pick<Problem, 'file' | 'line'>;

/** The entry with this name. If there is none, the problem lists the names. */
function pick<T>(all: Record<string, T>, name: string, what: string, source: Source): T {
  const found = all[name];
  if (found === undefined) {
    const remedy = `write one of: ${Object.keys(all).join(', ')}`;
    throw new ProblemError({...source, message: `there is no ${what} ${name}`, remedy});
  }
  return found;
}

function placeOf(options: Options, version: DocsVersion, packageName: string, source: Source): Place {
  const {packages} = readSchema(options, version.name);
  pick(packages, packageName, 'package', source);
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

function commandFacts(options: Options, node: MdxJsxFlowElement, source: Source): FilledTable {
  const {program, commands} = readCommandLine(options);
  const byName = Object.fromEntries(commands.map((command) => [`"${command.path}"`, command]));
  const command = pick(byName, `"${valueOf(node, 'command')}"`, 'command', source);
  return {node, facts: commandTable(program, command)};
}

function fieldFacts(node: MdxJsxFlowElement, place: Place, source: Source): FilledTable {
  const {types = [], constants = []} = place.packages[place.packageName] ?? {};
  const name = valueOf(node, 'type');
  if (name === undefined) {
    return {
      node,
      facts: node.name === 'AliasTable' ? aliasTable(types, place) : constantTable(constants, place),
    };
  }
  const type = pick(Object.fromEntries(types.map((one) => [one.name, one])), name, 'type', source);
  return {node, facts: typeTable(type, place), subject: {type, place}};
}

function valueOf(table: MdxJsxFlowElement, key: string): string | undefined {
  const found = table.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === key);
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

/** The list of a package's types: the first sentence of each one's section, and its uses. */
function typeList(tree: Root, place: Place, source: Source): Table {
  const types = (place.packages[place.packageName]?.types ?? []).filter(({alias}) => alias === undefined);
  const sentences = sentencesOf(tree);
  const missing = types.filter(({name}) => !sentences.has(name)).map(({name}) => name);
  if (missing.length > 0) {
    const message = `no section for ${missing.join(', ')}`;
    throw new ProblemError({...source, message, remedy: 'write one: a sentence, then its table'});
  }
  const rows = types.map((type): RootContent[][] => [
    [link(`#${type.name}`, code(`#${type.name}`))],
    [...(sentences.get(type.name) ?? []), ...changesOf(type, place).map((change) => text(` ${change}.`))],
    commaSeparated(usesOf(type, place)),
  ]);
  return table(['Type', 'Description', 'Used in'], rows);
}

/** The ids of a page's headings. */
const headingIds = ({children}: Root) =>
  children.flatMap(({data}) => (data as {id?: string} | undefined)?.id ?? []);

const versionOf = (options: Options, file: string) =>
  options.versions.find(({folder}) => file.startsWith(`${folder}/`));

/** Fills the tables of a page. Tables with problems stay incomplete. */
function fillTables(
  options: Options,
  file: string,
  tree: Root,
): {problems: Problem[]; tables: FilledTable[]} {
  const version = versionOf(options, file);
  const problems: Problem[] = [];
  const tables: FilledTable[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, index = 0, parent) => {
    if (!version || !parent || !/^(?:Field|Alias|Type|Command|Changes)Table$/.test(node.name ?? '')) {
      return;
    }
    const source = {file, line: lineOf(node)};
    const [first = ''] = Object.keys(options.schema.packages);
    const place = () => placeOf(options, version, valueOf(node, 'package') ?? first, source);
    try {
      if (node.name === 'ChangesTable') {
        parent.children.splice(index, 1, ...changeTables(place(), headingIds(tree)));
        return;
      }
      if (node.name === 'TypeTable') {
        parent.children[index] = typeList(tree, place(), source);
        return;
      }
      const isOfCommand = node.name === 'CommandTable';
      const table = isOfCommand ? commandFacts(options, node, source) : fieldFacts(node, place(), source);
      const {entries} = table.facts;
      const names = entries.map(({name}) => name.replace(/\?$/, ''));
      const read = readMeanings(node, names, file);
      problems.push(...read.problems);
      tables.push(table);
      const meanings = names.map((name) => read.meanings.get(name) ?? []);
      node.children = [tableOf(table.facts, meanings)];
      node.attributes.push(attribute('anchors', entries.map(({anchor}) => anchor).join(' ')));
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        throw error;
      }
      problems.push(error.problem);
    }
  });
  return {problems, tables};
}

/** Finds tables that lack a description or have one too many. If a data file is broken, that is the only problem. */
export function checkReference(options: Options): ContentCheck {
  const createCheck = () =>
    memoizeWeak(({file, text, tree}: ContentPage) =>
      text.includes('Table') ? fillTables(options, file, structuredClone(tree)).problems : [],
    );
  let problemsOf = createCheck();
  let former: unknown[] = [];
  return ({pages}) => {
    const data = [readCommandLine(options), ...options.versions.map(({name}) => readSchema(options, name))];
    // New data can make an unchanged page wrong.
    if (data.some((value, index) => value !== former[index])) {
      problemsOf = createCheck();
      former = data;
    }
    return pages.flatMap(problemsOf);
  };
}

/**
 * Remark plugin for the docs: adds the facts to `<FieldTable>`, `<AliasTable>` and `<CommandTable>`, and sorts the
 * page's descriptions in the order of the facts. It also replaces `<TypeTable>` and `<ChangesTable>`, and puts examples
 * next to their tables. The build stops if names don't match.
 */
export function referenceTables(options: Options): () => Transformer<Root> {
  return () => (tree, vfile) => {
    const file = sourcePath(options.siteDir, vfile.path);
    const {problems, tables} = fillTables(options, file, tree);
    if (problems.length > 0) {
      vfile.fail(`reference: ${problems.map(formatProblem).join('\n')}`);
    }
    if (tables.length > 0) {
      arrange(tree, tables, versionOf(options, file)?.name ?? '');
    }
  };
}
