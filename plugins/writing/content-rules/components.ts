/** Imports and tabs, whose mistakes the framework reports without the file, some only when it draws the page. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration, Program} from 'estree';
import {SKIP, visit} from 'unist-util-visit';
import {loadPackage} from '../../engine/loadPackage';
import {lineOf, tagOf} from '../../engine/markdown';
import type {Rule} from './rule';

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

/** The import of a component that the theme or the site has: `import Tabs from '@theme/Tabs';` */
export function importOf(siteDir: string, name: string): string | undefined {
  const places = {'@theme': theme, '@site/src/components': path.join(siteDir, 'src/components')};
  const [place] = Object.entries(places).find(([, folder]) => existsSync(path.join(folder, name))) ?? [];
  return place && `import ${name} from '${place}/${name}';`;
}

/** The names that a statement imports from a script that doesn't export them, as far as its text says. */
function missingNames({specifiers}: ImportDeclaration, file: string): string[] {
  const text = /\.[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : 'export *';
  return specifiers
    .map((one) => ('imported' in one && 'name' in one.imported ? one.imported.name : 'default'))
    .filter((name) => !new RegExp(`\\bexport\\b(?: \\*|[^;=(]*\\b${name}\\b)`).test(text));
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
        const theme = /^@theme\/(.+)/.exec(name)?.[1];
        if (module === undefined || (theme && !importOf(siteDir, theme))) {
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

/** Two tabs with one value, which the framework refuses to draw. */
export const tabsRule: Rule = ({tree}, report) => {
  visit(tree, 'mdxJsxFlowElement', (tabs) => {
    const values: unknown[] = [];
    // A tab can also be in a paragraph, and have tabs in it.
    visit(tabs, (node) => {
      const {name, attributes} = tagOf(node);
      if (tabs.name !== 'Tabs' || (name === 'Tabs' && node !== tabs)) {
        return SKIP;
      }
      if (name === 'TabItem' && values.includes(attributes.value)) {
        report(lineOf(node), 'another tab has the same value', 'give each tab a value of its own');
      }
      values.push(...(name === 'TabItem' ? [attributes.value] : []));
      return undefined;
    });
  });
};
