/** Puts a page into the sidebar of a version: into the source of sidebars.ts, or of a JSON file in versioned_sidebars/. */
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';

/** The folder of a page's id; of one without a folder, nothing. */
const folderOf = (id: string) => (id.includes('/') ? path.posix.dirname(id) : '');

/** The entries of a sidebar: where the source lists a page, and where a category has a page of its own. */
interface Entries {
  listed: ts.StringLiteral[];
  /** Entries of the category that a page belongs to, by the id of that page. */
  categories: Map<string, ts.ArrayLiteralExpression>;
}

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText().replace(/['"]/g, '') === name,
  );
  return found?.initializer;
}

function entriesOf(source: ts.SourceFile): Entries {
  const entries: Entries = {listed: [], categories: new Map()};
  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) {
      entries.listed.push(node);
    }
    if (ts.isObjectLiteralExpression(node)) {
      const link = propertyOf(node, 'link');
      const items = propertyOf(node, 'items');
      const id = link && ts.isObjectLiteralExpression(link) ? propertyOf(link, 'id') : undefined;
      if (id && ts.isStringLiteral(id) && items && ts.isArrayLiteralExpression(items)) {
        entries.categories.set(id.text, items);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return entries;
}

/** The entry that a page is to follow: the last of its folder, else of the category of its folder, else of a folder above. */
function predecessorOf(id: string, {listed, categories}: Entries): ts.Node | undefined {
  for (let folder = folderOf(id); ; folder = folderOf(folder)) {
    const found =
      listed.filter(({text}) => folderOf(text) === folder).at(-1) ??
      categories.get(`${folder}/index`)?.elements.at(-1);
    if (found || folder === '') {
      return found;
    }
  }
}

/**
 * The source of a sidebar with one more page in it.
 *
 * @param file path of the source; the ending tells TypeScript from JSON
 * @throws Error when the page is listed already, or nothing tells its place
 */
export async function withPage(text: string, file: string, id: string): Promise<string> {
  const kind = file.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TS;
  const entries = entriesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  if (entries.categories.has(id) || entries.listed.some((entry) => entry.text === id)) {
    throw new Error(`${file} lists ${id} already.`);
  }
  const end = predecessorOf(id, entries)?.getEnd();
  if (end === undefined) {
    throw new Error(`${file} lists no page beside which ${id} could stand; list it by hand.`);
  }
  const longer = `${text.slice(0, end)}, ${JSON.stringify(id)}${text.slice(end)}`;
  return kind === ts.ScriptKind.JSON
    ? // As the framework writes it, and prettier does not.
      `${JSON.stringify(JSON.parse(longer), null, 2)}\n`
    : format(longer, {...(await resolveConfig(file)), filepath: file});
}
