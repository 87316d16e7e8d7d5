/** Which packages the code of this site names, for a comparison with what package.json declares. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Packages by the files that name them. */
export type Uses = Map<string, Set<string>>;

/** A module that a file names. */
interface Named {
  specifier: string;
  /** Whether only its types are used, which are gone when the code runs. */
  isType: boolean;
}

function isTypeImport({importClause}: ts.ImportDeclaration): boolean {
  const names = importClause?.namedBindings;
  return Boolean(
    importClause?.isTypeOnly ||
    (!importClause?.name &&
      names &&
      ts.isNamedImports(names) &&
      names.elements.length > 0 &&
      names.elements.every(({isTypeOnly}) => isTypeOnly)),
  );
}

/** The module that a call loads or resolves; of a template, its beginning. */
function calledModule({expression, arguments: [first]}: ts.CallExpression): string | undefined {
  const callee = expression.getText();
  const loads = /^(?:(?:require|load|createRequire\(.*\))(?:\.resolve)?|import)$/s.test(callee);
  if (!loads || !first) {
    return undefined;
  }
  return ts.isStringLiteralLike(first)
    ? first.text
    : ts.isTemplateExpression(first)
      ? first.head.text
      : undefined;
}

/** Every module that the source of a file imports, requires or resolves. */
export function modulesNamed(file: string, source: string): Named[] {
  const named: Named[] = [];
  const isConfig = file === 'docusaurus.config.ts';
  function note(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      named.push({specifier: (node.moduleSpecifier as ts.StringLiteral).text, isType: isTypeImport(node)});
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      named.push({specifier: (node.moduleSpecifier as ts.StringLiteral).text, isType: node.isTypeOnly});
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      named.push({specifier: (node.argument.literal as ts.StringLiteral).text, isType: true});
    } else if (ts.isCallExpression(node)) {
      const specifier = calledModule(node);
      if (specifier) {
        named.push({specifier, isType: false});
      }
    } else if (ts.isStringLiteral(node) && /^[\w.-]+\.[cm]?[jt]s$/.test(node.text)) {
      // A file beside this one, which is read, or runs as a worker.
      named.push({specifier: `./${node.text}`, isType: false});
    } else if (isConfig && ts.isStringLiteral(node) && /^@[\w-]+\/[\w-]+$/.test(node.text)) {
      // Plugins and themes are named by their packages.
      named.push({
        specifier: node.text,
        isType: ts.isImportDeclaration(node.parent) && isTypeImport(node.parent),
      });
    }
    ts.forEachChild(node, note);
  }
  note(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return named;
}

/** The package of a module; undefined for files of the site and what the framework or Node.js provides. */
export function packageOf(specifier: string, root: string): string | undefined {
  if (/^(?:[./]|node:|data:)|^@(?:site|theme|theme-original|theme-init|generated)\//.test(specifier)) {
    return undefined;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const [scope, part] = name.split('/');
  const isAlias =
    scope === '@docusaurus' &&
    existsSync(path.join(root, `node_modules/@docusaurus/core/lib/client/exports/${part}.js`));
  return isAlias ? '@docusaurus/core' : name;
}

const code = /\.(?:[cm]?[jt]s|tsx)$/;

/** Every file of code below the site's folder, with slashes. */
export function codeFiles(root: string): string[] {
  const folders = ['bench', 'config', 'e2e', 'lib', 'plugins', 'src', 'test', 'tools'];
  return ['.', ...folders.filter((folder) => existsSync(path.join(root, folder)))].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: folder !== '.', encoding: 'utf8'})
      .filter((file) => code.test(file) && !file.endsWith('.d.ts'))
      .map((file) => path.join(folder, file).split(path.sep).join('/')),
  );
}

/** Files that a build runs or bundles, whoever imports them; it needs whatever these lead to. */
const built = /^(?:docusaurus\.config\.ts|sidebars\.ts|src\/(?!.*\.test\.ts$).*)$/;

/** The file that a module of the site is in. */
function fileOf(specifier: string, importer: string, root: string): string | undefined {
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : path.join(path.dirname(importer), specifier);
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@site/');
  const candidates = isOwn ? ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end) : [];
  return candidates.find((file) => code.test(file) && existsSync(path.join(root, file)));
}

/**
 * The packages that the code names.
 *
 * @returns those that `docusaurus build` and `docusaurus start` need, and those of tests and tools, types among them
 */
export function usesOf(root: string): {production: Uses; development: Uses} {
  const files = codeFiles(root);
  const namedBy = new Map(
    files.map((file) => [file, modulesNamed(file, readFileSync(path.join(root, file), 'utf8'))]),
  );
  const inBuild = new Set(files.filter((file) => built.test(file)));
  for (const file of inBuild) {
    for (const {specifier, isType} of namedBy.get(file) ?? []) {
      const imported = isType ? undefined : fileOf(specifier, file, root);
      if (imported) {
        // A set that grows while one walks through it is walked through to its end.
        inBuild.add(path.normalize(imported).split(path.sep).join('/'));
      }
    }
  }
  const production: Uses = new Map();
  const development: Uses = new Map();
  for (const [file, named] of namedBy) {
    for (const {specifier, isType} of named) {
      const name = packageOf(specifier, root);
      const uses = inBuild.has(file) && !isType ? production : development;
      if (name) {
        uses.set(name, (uses.get(name) ?? new Set()).add(file));
      }
    }
  }
  return {production, development};
}
