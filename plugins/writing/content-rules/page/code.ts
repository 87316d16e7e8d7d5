/** Imports, braces and tags that MDX reads as code. The framework finds an unknown name only when it renders the page, and names no line. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {ImportDeclaration, Program} from 'estree';
import {SKIP, visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {loadPackage} from '../../../engine/loadPackage';
import {lineOf, tagOf} from '../../../engine/markdown';
import {elements} from '../../../engine/remedies';
import {type Rule, mostSimilar} from '../rule';

// Packages of the framework, which have no types here.
const {parse} = loadPackage('@babel/parser') as {parse: (code: string, options: object) => object};
const {default: traverse} = loadPackage('@babel/traverse') as {
  default: (tree: object, visitor: object) => void;
};

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json', '/index.ts', '/index.tsx'];

/** Whether the name of a module is that of a file of the site, not of a package. */
const isOwn = (name: string) => /^(?:\.\.?\/|@site\/)/.test(name);

/** @param importer the file that imports the module, from the site's folder */
function findModule(siteDir: string, importer: string, name: string): string | undefined {
  const folder = name.startsWith('.') ? path.join(siteDir, path.dirname(importer)) : siteDir;
  const file = path.join(folder, name.replace(/^@site\//, ''));
  return extensions
    .map((extension) => file + extension)
    .find((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
}

const framework = path.join(loadPackage.resolve('@docusaurus/theme-classic/package.json'), '../..');
const theme = path.join(framework, 'theme-classic/lib/theme');
const themes = readdirSync(framework).map((name) => path.join(framework, name, 'lib/theme'));

/** Whether a module can be one of the framework, whose packages all can have components, or of a package that is installed. */
function hasModule(siteDir: string, name: string): boolean {
  const [owner = '', own] = /^@theme\/(.*)|^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const isThere = (folder: string) => existsSync(path.join(folder, owner));
  const files = [path.join(siteDir, 'src/theme'), ...themes].map((folder) => path.join(folder, own ?? ''));
  return own === undefined
    ? /^@(?:theme-|generated|docusaurus)/.test(name) || !!loadPackage.resolve.paths(owner)?.some(isThere)
    : files.some((file) => existsSync(file) || existsSync(`${file}.js`));
}

/** The import of a component that the theme or the site has: `import Tabs from '@theme/Tabs';` */
function importOf(siteDir: string, name: string): string | undefined {
  const places = {'@theme': theme, '@site/src/components': path.join(siteDir, 'src/components')};
  const [place] = Object.entries(places).find(([, folder]) => existsSync(path.join(folder, name))) ?? [];
  return place && `import ${name} from '${place}/${name}';`;
}

/** The names that a statement imports from a script that doesn't export them, as far as its text says. */
function missingNames({specifiers}: ImportDeclaration, file: string): string[] {
  const text = /\.(?:[jt]sx?|mdx?)$/.test(file) ? readFileSync(file, 'utf8') : 'export *';
  // What each page has besides its own code.
  const code = `${text}${file.includes('.md') ? '; export default frontMatter toc contentTitle metadata' : ''}`;
  return specifiers
    .filter(({type}) => type !== 'ImportNamespaceSpecifier')
    .map((one) => ('imported' in one && 'name' in one.imported ? one.imported.name : 'default'))
    .filter((name) => !new RegExp(`\\bexport\\b(?: \\*|[^;=(]*\\b${name}\\b)`).test(code));
}

/** For a missing module or name, the bundler doesn't say which page imports it. */
export function importRule(siteDir: string): Rule {
  return ({tree, file}, report) => {
    for (const node of tree.children) {
      const {body = []} = (node.type === 'mdxjsEsm' && (node.data?.estree as Program | null)) || {};
      for (const statement of body) {
        // The bundler knows what a loader makes of a file: `!!raw-loader!./values.yaml`.
        const name = 'source' in statement ? String(statement.source?.value ?? '').replace(/.*!.*/, '') : '';
        const line = statement.loc?.start.line ?? lineOf(node);
        const module = isOwn(name) ? findModule(siteDir, file, name) : '';
        if (module === undefined || (module === '' && name !== '' && !hasModule(siteDir, name))) {
          report(line, `there is no module ${name}`, 'correct the path');
        } else if (module && statement.type === 'ImportDeclaration') {
          for (const missing of missingNames(statement, module)) {
            report(line, `${name} exports no ${missing}`, 'import a name that it exports');
          }
        }
      }
    }
  };
}

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

/** The part of Babel's type of this name that is used here. */
interface NodePath {
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
    Program: ({scope}: NodePath) => void defined.push(...Object.keys(scope.bindings)),
    Function: (path: NodePath) => path.skip(),
    Identifier(path: NodePath) {
      const {name, loc} = path.node;
      if (path.isReferencedIdentifier() && !path.scope.hasBinding(name, true)) {
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
