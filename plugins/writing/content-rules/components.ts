/** Imports and tabs, whose mistakes the framework reports without the file, some only when it draws the page. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration, Program} from 'estree';
import {visit} from 'unist-util-visit';
import {loadPackage} from '../../engine/loadPackage';
import {lineOf, tagOf} from '../../engine/markdown';
import type {Rule} from './rule';
import {didYouMean} from './words';

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

const folderOf = (name: string) => path.dirname(loadPackage.resolve(`@docusaurus/${name}/package.json`));
const theme = path.join(folderOf('theme-classic'), 'lib/theme');
const client = path.join(folderOf('core'), 'lib/client/exports');

/** Whether there is a module of a package, of the theme, or of the framework: `@docusaurus/Link`. */
function hasModule(siteDir: string, name: string): boolean {
  const [owner = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const [scope, ...rest] = name.split('/');
  const folders = (loadPackage.resolve.paths(owner) ?? []).map((folder) => path.join(folder, owner));
  const exported = path.join(client, `${rest.join('/')}.js`);
  return scope === '@theme'
    ? importOf(siteDir, rest.join('/')) !== undefined
    : /^@(?:theme-|generated)/.test(name) || [...folders, exported].some((one) => existsSync(one));
}

/** The import of a component that the theme or the site has: `import Tabs from '@theme/Tabs';` */
export function importOf(siteDir: string, name: string): string | undefined {
  const places = {'@theme': theme, '@site/src/components': path.join(siteDir, 'src/components')};
  const [place] = Object.entries(places).find(([, folder]) => existsSync(path.join(folder, name))) ?? [];
  return place && `import ${name} from '${place}/${name}';`;
}

/** What each page exports besides its own code. */
const ofPages = 'export {frontMatter, contentTitle, toc, assets, metadata}';

/** The names that a statement imports from a script that doesn't export them, as far as its text says. */
function missingNames({specifiers}: ImportDeclaration, file: string): string[] {
  const text = /\.(?:[jt]sx?|mdx?)$/.test(file) ? readFileSync(file, 'utf8') : 'export *';
  const code = /\.mdx?$/.test(file) ? `${text}; export default; ${ofPages}` : text;
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
        const name = 'source' in statement ? String(statement.source?.value ?? '') : '';
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

/** Tabs that the framework refuses to draw. */
export const tabsRule: Rule = ({tree}, report) => {
  visit(tree, (tabs) => {
    const {name, attributes: of} = tagOf(tabs);
    if (name !== 'Tabs' || !('children' in tabs)) {
      return;
    }
    // Tags alone in a paragraph are none of it.
    const parts = tabs.children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
    const values: unknown[] = [];
    for (const part of parts) {
      const {name, attributes} = tagOf(part);
      if (name === 'TabItem') {
        if (values.includes(attributes.value)) {
          report(lineOf(part), 'another tab has the same value', 'give each tab a value of its own');
        } else if (!('value' in attributes || '...' in attributes)) {
          report(lineOf(part), 'this tab has no value', 'write <TabItem value="…" label="…">');
        }
        values.push(attributes.value);
      } else if (!/Expression$|^comment$/.test(part.type) && !('value' in part && !part.value.trim())) {
        const remedy = 'put it into a <TabItem>, or before <Tabs>';
        report(lineOf(part), 'the framework can draw only <TabItem> between tabs', remedy);
      }
    }
    const isKnown = values.every((one) => typeof one === 'string') && !('values' in of || '...' in of);
    if (isKnown && typeof of.defaultValue === 'string' && !values.includes(of.defaultValue)) {
      const message = `no tab has the value ${of.defaultValue}`;
      report(lineOf(tabs), message, didYouMean(of.defaultValue, values, 'correct defaultValue'));
    }
  });
};
