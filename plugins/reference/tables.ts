/** Fills the tables of pages from the data files. */
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
import {findVersion, readCommandLine, readSchema} from './data';
import {readDescriptions} from './descriptions';
import {attribute, code, commaSeparated, createTable, link, table, text} from './nodes';
import type {DocsVersion, Options} from './options';
import {aliasTable, constantTable, findUses, typeTable, versionMarks, type TableContext} from './schema';

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

function readAttribute(node: MdxJsxFlowElement, key: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === key);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** What a table shows besides its data: the package that it names, or the first one. */
function readContext(
  options: Options,
  version: DocsVersion,
  node: MdxJsxFlowElement,
  source: Source,
): TableContext {
  const {packages} = readSchema(options, version.name);
  const [first = ''] = Object.keys(options.schema.packages);
  const packageName = readAttribute(node, 'package') ?? first;
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

function readCommandTable(options: Options, node: MdxJsxFlowElement, source: Source): FilledTable {
  const {program, commands} = readCommandLine(options);
  const byName = Object.fromEntries(commands.map((command) => [`"${command.path}"`, command]));
  const command = pick(byName, `"${readAttribute(node, 'command')}"`, 'command', source);
  return {node, facts: commandTable(program, command)};
}

function readFieldTable(node: MdxJsxFlowElement, context: TableContext, source: Source): FilledTable {
  const {types = [], constants = []} = context.packages[context.packageName] ?? {};
  const name = readAttribute(node, 'type');
  if (node.name === 'AliasTable') {
    return {node, facts: aliasTable(types, context)};
  }
  if (name === undefined) {
    return {node, facts: constantTable(constants, context)};
  }
  const type = pick(Object.fromEntries(types.map((one) => [one.name, one])), name, 'type', source);
  return {node, facts: typeTable(type, context), subject: {type, context}};
}

function firstSentence({children}: Paragraph): PhrasingContent[] {
  const at = children.findIndex((child) => child.type === 'text' && /[.:](?:\s|$)/.test(child.value));
  const last = children[at];
  return last?.type === 'text'
    ? [...children.slice(0, at), {...last, value: last.value.replace(/[.:](?:\s[^]*|$)/, '.')}]
    : children;
}

/** The first sentence of each type's section, by the type's name. In a section, the text comes before the table. */
function firstSentences(tree: Root): Map<string, PhrasingContent[]> {
  const sentences = new Map<string, PhrasingContent[]>();
  let paragraph: Paragraph | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      paragraph = undefined;
    } else if (node.type === 'paragraph') {
      paragraph ??= node;
    } else if (node.type === 'mdxJsxFlowElement' && paragraph) {
      sentences.set(readAttribute(node, 'type') ?? '', structuredClone(firstSentence(paragraph)));
    }
  }
  return sentences;
}

/** The list of a package's types: the first sentence of each one's section, and its uses. */
function typeList(tree: Root, context: TableContext, source: Source): Table {
  const all = context.packages[context.packageName]?.types ?? [];
  const types = all.filter(({alias}) => alias === undefined);
  const sentences = firstSentences(tree);
  const missing = types.filter(({name}) => !sentences.has(name)).map(({name}) => name);
  if (missing.length > 0) {
    const message = `no section for ${missing.join(', ')}`;
    throw new ProblemError({...source, message, remedy: 'write one: a sentence, then its table'});
  }
  const rows = types.map((type): RootContent[][] => [
    [link(`#${type.name}`, code(`#${type.name}`))],
    [...(sentences.get(type.name) ?? []), ...versionMarks(type, context).map((mark) => text(` ${mark}.`))],
    commaSeparated(findUses(type, context)),
  ]);
  return table(['Type', 'Description', 'Used in'], rows);
}

const headingIds = ({children}: Root) =>
  children.flatMap(({data}) => (data as {id?: string} | undefined)?.id ?? []);

/** Fills the tables of a page. Tables with problems stay incomplete. */
function fillTables(options: Options, file: string, tree: Root) {
  const version = findVersion(options, file);
  const problems: Problem[] = [];
  const tables: FilledTable[] = [];

  function fill(filled: FilledTable): void {
    const {node, facts} = filled;
    const names = facts.entries.map(({name}) => name.replace(/\?$/, ''));
    const read = readDescriptions(node, names, file);
    problems.push(...read.problems);
    tables.push(filled);
    const descriptions = names.map((name) => read.descriptions.get(name) ?? []);
    node.children = [createTable(facts, descriptions)];
    node.attributes.push(attribute('anchors', facts.entries.map(({anchor}) => anchor).join(' ')));
  }

  visit(tree, 'mdxJsxFlowElement', (node, index = 0, parent) => {
    if (!version || !parent || !/^(?:Field|Alias|Type|Command|Changes)Table$/.test(node.name ?? '')) {
      return;
    }
    const source = {file, line: lineOf(node)};
    try {
      if (node.name === 'CommandTable') {
        fill(readCommandTable(options, node, source));
        return;
      }
      const context = readContext(options, version, node, source);
      if (node.name === 'ChangesTable') {
        parent.children.splice(index, 1, ...changeTables(context, headingIds(tree)));
      } else if (node.name === 'TypeTable') {
        parent.children[index] = typeList(tree, context, source);
      } else {
        fill(readFieldTable(node, context, source));
      }
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
    memoizeWeak(({file, text: source, tree}: ContentPage) =>
      source.includes('Table') ? fillTables(options, file, structuredClone(tree)).problems : [],
    );
  let checkPage = createCheck();
  let former: unknown[] = [];
  return ({pages}) => {
    const data = [readCommandLine(options), ...options.versions.map(({name}) => readSchema(options, name))];
    // New data can make an unchanged page wrong.
    if (data.some((value, index) => value !== former[index])) {
      checkPage = createCheck();
      former = data;
    }
    return pages.flatMap(checkPage);
  };
}

/**
 * Remark plugin for the docs: fills the tables of a page, and puts examples next to them. The build stops if names don't
 * match.
 */
export function referenceTables(options: Options): () => Transformer<Root> {
  return () => (tree, vfile) => {
    const file = sourcePath(options.siteDir, vfile.path);
    const {problems, tables} = fillTables(options, file, tree);
    if (problems.length > 0) {
      vfile.fail(`reference: ${problems.map(formatProblem).join('\n')}`);
    }
    if (tables.length > 0) {
      arrange(tree, tables, findVersion(options, file)?.name ?? '');
    }
  };
}
