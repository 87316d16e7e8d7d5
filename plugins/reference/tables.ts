import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {ContentCheck} from '../kit/content';
import {formatProblem, type Problem} from '../kit/problem';
import {commandTable} from './commands';
import {readCommandLine, readSchema} from './data';
import type {Facts} from './facts';
import {readMeanings} from './meanings';
import type {DocsVersion, Options} from './options';
import {constantTable, typeTable} from './schema';

/** The facts of a table, or what is wrong with its attributes. */
type Found = Facts | Pick<Problem, 'message' | 'remedy'>;

/** The answer to a name that is not there. */
const refuse = (message: string, names: string[]) => ({message, remedy: `write one of: ${names.join(', ')}`});

function fieldFacts(options: Options, version: DocsVersion, table: MdxJsxFlowElement): Found {
  const {packages} = readSchema(options, version.name);
  const packageName = valueOf(table, 'package') ?? '';
  const typeName = valueOf(table, 'type');
  const shown = packages[packageName];
  if (!shown) {
    return refuse(`the schema of ${version.name} has no package ${packageName}`, Object.keys(packages));
  }
  const place = {
    packages,
    packageName,
    addressOf: (target: string) => `${version.address}${options.schema.packages[target]}`,
  };
  if (typeName === undefined) {
    return constantTable(shown.constants, place);
  }
  const names = shown.types.map(({name}) => name);
  const type = shown.types[names.indexOf(typeName)];
  return type
    ? typeTable(type, place)
    : refuse(`the package ${packageName} of ${version.name} has no type ${typeName}`, names);
}

function commandFacts(options: Options, table: MdxJsxFlowElement): Found {
  const {program, commands} = readCommandLine(options);
  const wanted = valueOf(table, 'command');
  const command = commands.find(({path: words}) => words === wanted);
  const names = commands.map(({path: words}) => JSON.stringify(words));
  return command ? commandTable(program, command) : refuse(`${program} has no command "${wanted}"`, names);
}

function valueOf(table: MdxJsxFlowElement, attribute: string): string | undefined {
  const found = table.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === attribute);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** A table of a page, with all that it shows. */
interface Table {
  node: MdxJsxFlowElement;
  facts: Facts;
  meanings: PhrasingContent[][];
}

/** Reads the tables of a page. They are complete where there are no problems. */
function readTables(options: Options, file: string, tree: Root): {tables: Table[]; problems: Problem[]} {
  const version = options.versions.find(({folder}) => file.startsWith(`${folder}/`));
  const tables: Table[] = [];
  const problems: Problem[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (!version || (node.name !== 'FieldTable' && node.name !== 'CommandTable')) {
      return;
    }
    const facts =
      node.name === 'FieldTable' ? fieldFacts(options, version, node) : commandFacts(options, node);
    if ('message' in facts) {
      problems.push({file, line: node.position?.start.line ?? 1, ...facts});
      return;
    }
    const names = facts.entries.map(({name}) => name.replace(/\?$/, ''));
    const {meanings, complaints} = readMeanings(node, names);
    problems.push(...complaints.map((complaint) => ({file, ...complaint})));
    tables.push({node, facts, meanings: names.map((name) => meanings.get(name) ?? [])});
  });
  return {tables, problems};
}

/** Finds tables that miss a meaning or have one too many. A broken data file is all that is said. */
export function checkReference(options: Options): ContentCheck {
  return ({pages}) => {
    readCommandLine(options);
    options.versions.forEach(({name}) => readSchema(options, name));
    return pages.flatMap(({file, tree}) => readTables(options, file, tree).problems);
  };
}

/**
 * Remark plugin for the docs: gives `<FieldTable>` and `<CommandTable>` their facts and, in the order of these, the
 * meanings that the page has. Stops the build where the two do not have the same names.
 */
export function referenceTables(options: Options): () => Transformer<Root> {
  return () => (tree, vfile) => {
    const file = path.relative(options.siteDir, vfile.path).split(path.sep).join('/');
    const {tables, problems} = readTables(options, file, tree);
    if (problems.length > 0) {
      vfile.fail(`reference: ${problems.map(formatProblem).join('\n')}`);
    }
    for (const {node, facts, meanings} of tables) {
      node.attributes = [{type: 'mdxJsxAttribute', name: 'facts', value: JSON.stringify(facts)}];
      node.children = meanings.map((meaning) => ({
        type: 'mdxJsxFlowElement',
        name: null,
        attributes: [],
        // Phrasing within flow, as a writer could have put it there.
        children: meaning as unknown as MdxJsxFlowElement['children'],
      }));
    }
  };
}
