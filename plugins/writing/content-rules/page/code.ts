/** Braces and tags that MDX reads as code. The framework finds an unknown name only when it renders the page, and names no line. */
import vm from 'node:vm';
import type {Node as EstreeNode, Program} from 'estree';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {loadPackage} from '../../../engine/loadPackage';
import type {ContentPage} from '../../../engine/content';
import type {Rule} from '../rule';
import {mostSimilar} from '../words';

const {visit: visitCode} = loadPackage('estree-util-visit') as typeof import('estree-util-visit');
const {createVisitors} = loadPackage('estree-util-scope') as typeof import('estree-util-scope');
const {htmlTagNames} = loadPackage('html-tag-names') as typeof import('html-tag-names');

/** JavaScript's globals, and the variables that the framework adds to each page. */
const known = new Set([
  ...(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...['undefined', 'arguments', 'require', 'module', 'exports', 'process', 'console'],
  ...['props', 'frontMatter', 'toc', 'contentTitle', 'metadata', 'assets'],
]);

/** An expression, an attribute's value, or an import or export. */
interface CodePart {
  program: Program;
  line: number;
  /** As the page has it, with its braces. */
  text: string;
  /** Whether readers see its value. */
  isShown: boolean;
}

type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];

function readAttribute(attribute: Attribute): {program: Program; text: string} | undefined {
  const holder =
    attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value !== 'object'
      ? attribute
      : attribute.value;
  const program = (holder?.data as {estree?: Program | null} | undefined)?.estree;
  return program ? {program, text: `{${String((holder as {value?: unknown}).value)}}`} : undefined;
}

function findCode({tree}: ContentPage): CodePart[] {
  const found: CodePart[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' || node.type === 'mdxjsEsm') {
      const program = node.data?.estree;
      if (program) {
        found.push({program, line, text: `{${node.value}}`, isShown: node.type !== 'mdxjsEsm'});
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.attributes.forEach((attribute) => {
        const code = readAttribute(attribute);
        if (code) {
          found.push({...code, line: attribute.position?.start.line ?? line, isShown: false});
        }
      });
    }
  });
  return found;
}

/** All variables that the code of a page defines. */
function findDefinitions(codes: readonly CodePart[]): Set<string> {
  const names = new Set<string>();
  for (const {program} of codes) {
    const {enter, exit, scopes} = createVisitors();
    visitCode(program, {
      enter(node) {
        enter(node as EstreeNode);
        scopes.forEach(({defined}) => defined.forEach((name) => names.add(name)));
      },
      leave: (node) => exit(node as EstreeNode),
    });
  }
  return names;
}

/** Whether an identifier is no variable but the name of a property, a label or an export. */
function isName(parent: EstreeNode | undefined, key: string | number | null | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'property' && !parent.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'key' && !parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

/** The variables that code uses, except in functions: these may run in a browser, with its globals. */
function findUses(program: Program): {name: string; line?: number}[] {
  const used: {name: string; line?: number}[] = [];
  visitCode(program, (node, key, _index, ancestors) => {
    const one = node as EstreeNode;
    const isInFunction = ancestors.some(({type}) => type.includes('Function'));
    if (one.type === 'Identifier' && !isInFunction && !isName(ancestors.at(-1) as EstreeNode, key)) {
      used.push({name: one.name, line: one.loc?.start.line});
    }
  });
  return used;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const expressionRule: Rule = (page, report) => {
  const codes = findCode(page);
  const defined = findDefinitions(codes);
  for (const {program, line, text, isShown} of codes) {
    const shown = short(oneLine(text));
    const asText = `to show it, write \`${shown.replaceAll('`', "'")}\` as code, or \\{ for the brace`;
    const [statement] = program.body;
    if (
      isShown &&
      statement?.type === 'ExpressionStatement' &&
      statement.expression.type === 'ObjectExpression'
    ) {
      report(line, `${shown} is read as code, an object, which no page can show`, asText);
      continue;
    }
    const unknown = findUses(program).find(({name}) => !known.has(name) && !defined.has(name));
    if (unknown) {
      const remedy = isShown ? asText : `import or export ${unknown.name} in this page`;
      report(
        unknown.line ?? line,
        `${shown} is read as code, and nothing here defines ${unknown.name}`,
        remedy,
      );
    }
  }
};

/** Their children aren't HTML elements. */
const foreign = new Set(['svg', 'math']);

const html = new Set([...htmlTagNames, ...foreign]);

/** The message and the remedy for an unknown tag. */
function unknownTag(name: string, components: readonly string[]): [message: string, remedy: string] {
  const asCode = `write \`<${name}>\` as code`;
  if (/^[a-z]/.test(name)) {
    return [`there is no HTML element <${name}>, so readers wouldn't see it`, asCode];
  }
  const similar = mostSimilar(name, components);
  const remedy = similar ? `did you mean <${similar}>?` : `import ${name.split('.')[0]}, or ${asCode}`;
  return [`there is no component <${name}> here`, remedy];
}

/**
 * Tags are elements of HTML, or components that the page imports or that all pages have. The first use of an unknown tag is
 * reported.
 *
 * @param components names of the components that all pages have
 */
export function elementRule(components: readonly string[]): Rule {
  return (page, report) => {
    const defined = new Set([...components, ...findDefinitions(findCode(page))]);
    const seen = new Set(html);
    visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
      if (foreign.has(name)) {
        return SKIP;
      }
      const [first = ''] = name.split('.');
      if (name !== '' && !seen.has(name) && !defined.has(first)) {
        seen.add(name);
        report(node.position?.start.line ?? 1, ...unknownTag(name, components));
      }
      return undefined;
    });
  };
}
