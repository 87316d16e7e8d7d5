/** Braces and tags that MDX reads as code. The framework finds an unknown name only when it renders the page, and names no line. */
import vm from 'node:vm';
import type {Program} from 'estree';
import {SKIP, visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {loadPackage} from '../../../engine/loadPackage';
import {lineOf, tagOf} from '../../../engine/markdown';
import {elements} from '../../../engine/remedies';
import {importOf} from '../components';
import {type Rule, mostSimilar} from '../rule';

// Packages of the framework, which have no types here.
const {parse} = loadPackage('@babel/parser') as {parse: (code: string, options: object) => object};
const {default: traverse} = loadPackage('@babel/traverse') as {
  default: (tree: object, visitor: object) => void;
};

/** JavaScript's globals, and the variables that the framework adds to each page. */
const known = new Set([
  ...(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...['undefined', 'arguments', 'require', 'module', 'exports', 'process', 'console'],
  ...['props', 'frontMatter', 'toc', 'contentTitle', 'metadata', 'assets'],
]);

/** A node that can have code: an expression, an attribute, its value, or imports and exports. */
interface Holder {
  type: string;
  value?: unknown;
  data?: {estree?: Program | null};
  position?: {start: {line: number}};
}

/** All code of a page, each with the attribute or the node that has it. */
function findCode({tree}: ContentPage): Holder[] {
  const found: Holder[] = [];
  visit(tree, (visited) => {
    const node = visited as Holder & {attributes?: readonly Holder[]};
    // Notes have other attributes.
    const attributes = node.type.startsWith('mdx') ? (node.attributes ?? []) : [];
    const values = attributes.map(({value, position}) => ({
      ...(value as Holder | null),
      position: position ?? node.position,
    }));
    found.push(
      ...[node, ...attributes, ...(values as Holder[])].filter(({data}) => data?.estree?.body.length),
    );
  });
  return found;
}

/** What is used of Babel's place in code. */
interface Place {
  node: {name: string; loc: {start: {line: number}}};
  scope: {hasBinding(name: string, noGlobals: boolean): boolean; bindings: object};
  isReferencedIdentifier(): boolean;
  skip(): void;
}

/**
 * The variables that a page's code defines, and those that it reads without defining them, except in functions: these may run in a
 * browser, with its globals.
 */
function readCode({type, value, position}: Holder) {
  const source = String(value);
  const expression = source.startsWith('...') ? `({${source}})` : `(${source})`;
  const defined: string[] = [];
  const read: {name: string; line: number}[] = [];
  const options = {sourceType: 'module', plugins: ['jsx'], startLine: position?.start.line};
  traverse(parse(type === 'mdxjsEsm' ? source : expression, options), {
    Program: ({scope}: Place) => void defined.push(...Object.keys(scope.bindings)),
    Function: (place: Place) => place.skip(),
    Identifier(place: Place) {
      const {name, loc} = place.node;
      if (place.isReferencedIdentifier() && !place.scope.hasBinding(name, true)) {
        read.push({name, line: loc.start.line});
      }
    },
  });
  return {defined, read};
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const expressionRule: Rule = (page, report) => {
  const codes = findCode(page).map((one) => ({...one, ...readCode(one)}));
  const defined = codes.flatMap((one) => one.defined);
  for (const {type, value, position, data, read} of codes) {
    const shown = short(oneLine(`{${String(value)}}`));
    const isShown = /^mdx(?:Text|Flow)Expression$/.test(type);
    const asText = `to show it, write \`${shown.replaceAll('`', "'")}\` as code, or \\{ for the brace`;
    const [statement] = data?.estree?.body ?? [];
    const unknown = read.find(({name}) => !known.has(name) && !defined.includes(name));
    if (
      isShown &&
      statement &&
      'expression' in statement &&
      statement.expression.type === 'ObjectExpression'
    ) {
      const line = position?.start.line ?? 1;
      report(line, `${shown} is read as code, an object, which no page can show`, asText);
    } else if (unknown) {
      const remedy = isShown ? asText : `import or export ${unknown.name} in this page`;
      report(unknown.line, `${shown} is read as code, and nothing here defines ${unknown.name}`, remedy);
    }
  }
};

/** The message and the remedy for an unknown tag. */
function unknownTag(
  name: string,
  components: readonly string[],
  siteDir: string,
): [message: string, remedy: string] {
  const asCode = `write \`<${name}>\` as code`;
  if (/^[a-z]/.test(name)) {
    return [`there is no HTML element <${name}>, so readers wouldn't see it`, asCode];
  }
  const similar = mostSimilar(name, components);
  const line = importOf(siteDir, name);
  const otherwise = similar ? `did you mean <${similar}>?` : `import ${name.split('.')[0]}, or ${asCode}`;
  const remedy = line ? `write this line, with an empty one below it: ${line}` : otherwise;
  return [`there is no component <${name}> here`, remedy];
}

/**
 * Tags are elements of HTML, or components that the page imports or that all pages have. The first use of an unknown tag is
 * reported.
 *
 * @param components names of the components that all pages have
 */
export function elementRule(components: readonly string[], siteDir: string): Rule {
  return (page, report) => {
    const own = findCode(page).flatMap((one) => readCode(one).defined);
    const defined = new Set([...components, ...own]);
    const seen = new Set(elements);
    visit(page.tree, (node) => {
      const {name} = tagOf(node);
      if (name === 'svg' || name === 'math') {
        return SKIP;
      }
      const [first = ''] = name.split('.');
      if (name !== '' && !seen.has(name) && !defined.has(first)) {
        seen.add(name);
        report(lineOf(node), ...unknownTag(name, components, siteDir));
      }
      return undefined;
    });
  };
}
