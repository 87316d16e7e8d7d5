/** Removes a plugin from the site's configuration as its README says: the imports, then what TypeScript reports. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

interface Range {
  start: number;
  end: number;
}

/** A language service that reads one file from memory. */
function createService(siteDir: string, file: string, read: () => {text: string; version: number}) {
  const configFile = path.join(siteDir, 'tsconfig.json');
  const json = ts.readConfigFile(configFile, (name) => readFileSync(name, 'utf8')).config as unknown;
  const {options} = ts.parseJsonConfigFileContent(json, ts.sys, siteDir);
  const versionOf = (name: string) => (name === file ? String(read().version) : '0');
  const textOf = (name: string) => (name === file ? read().text : readFileSync(name, 'utf8'));
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: versionOf,
    getScriptSnapshot: (name) =>
      name === file || existsSync(name) ? ts.ScriptSnapshot.fromString(textOf(name)) : undefined,
  });
}

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let node: ts.Node = source;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.end ? child : undefined,
    );
    if (!inner) {
      return node;
    }
    node = inner;
  }
}

/** The smallest part around a node that can be left out: an element, a property, an imported name, a statement. */
function removableAround(node: ts.Node): ts.Node {
  const {parent} = node;
  const isPart =
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isSourceFile(parent) ||
    (ts.isNamedImports(parent) && parent.elements.length > 1);
  return isPart ? node : removableAround(parent);
}

/** The text of a part, with the line end before it and the comma after it. */
function rangeOf(part: ts.Node, text: string): Range {
  const after = /^\s*,/.exec(text.slice(part.end))?.[0] ?? '';
  return {start: part.getFullStart(), end: part.end + after.length};
}

const without = (text: string, {start, end}: Range) => text.slice(0, start) + text.slice(end);

/** The text of the configuration without a plugin. */
export function withoutPlugin(siteDir: string, plugin: string): string {
  const file = path.join(siteDir, 'docusaurus.config.ts');
  let version = 0;
  const imports = new RegExp(`^import [^;]* from '\\./plugins/${plugin}(?:/[^']*)?';\\n`, 'gm');
  const original = readFileSync(file, 'utf8');
  let text = original.replace(imports, '');
  if (text === original) {
    throw new Error(`docusaurus.config.ts imports nothing of plugins/${plugin}`);
  }
  const service = createService(siteDir, file, () => ({text, version}));
  for (;;) {
    const [found] = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    const source = service.getProgram()?.getSourceFile(file);
    if (found?.start === undefined || !source) {
      return text;
    }
    const part = removableAround(nodeAt(source, found.start));
    text = without(text, rangeOf(part, text));
    version += 1;
  }
}
