/** Imports and tabs, whose mistakes the framework reports without the file, some only when it draws the page. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration, Program} from 'estree';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {loadPackage} from '../../engine/loadPackage';
import {lineOf, tagOf} from '../../engine/markdown';
import {type Rule, didYouMean} from './rule';

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

const theme = path.join(loadPackage.resolve('@docusaurus/theme-classic/package.json'), '../lib/theme');

/** Whether a module can be one of the framework, or of a package that is installed. */
function hasModule(siteDir: string, name: string): boolean {
  const [owner = '', own] = /^@theme\/(.*)|^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const isThere = (folder: string) => existsSync(path.join(folder, owner));
  return own === undefined
    ? /^@(?:theme-|generated|docusaurus)/.test(name) || !!loadPackage.resolve.paths(owner)?.some(isThere)
    : importOf(siteDir, own) !== undefined;
}

/** The import of a component that the theme or the site has: `import Tabs from '@theme/Tabs';` */
export function importOf(siteDir: string, name: string): string | undefined {
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
    const values: (string | undefined)[] = [];
    for (const part of parts) {
      const {name, attributes} = tagOf(part);
      const value = (attributes.value ?? attributes['...']) as string | undefined;
      const isCode = /Expression$|^comment$/.test(part.type);
      if (name === 'TabItem' && (value === undefined || values.includes(value))) {
        report(lineOf(part), 'this tab has no value of its own', 'write <TabItem value="…" label="…">');
      } else if (name !== 'TabItem' && !isCode && toString(part).trim() !== '') {
        report(lineOf(part), 'this is no tab', 'move it into a <TabItem>, or out of <Tabs>');
      }
      values.push(...(name === 'TabItem' || isCode ? [value] : []));
    }
    const known = values.filter((one) => typeof one === 'string');
    const first = of.defaultValue;
    if (typeof first === 'string' && known.length === values.length && !known.includes(first)) {
      report(lineOf(tabs), `no tab has the value ${first}`, didYouMean(first, known, 'correct defaultValue'));
    }
  });
};
