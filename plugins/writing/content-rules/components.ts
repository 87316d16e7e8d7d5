/** Imports, which the framework reports without the file. */
import {statSync} from 'node:fs';
import path from 'node:path';
import {lineOf} from '../../engine/markdown';
import type {Rule} from './rule';

interface Statement {
  source?: {value?: unknown; loc?: {start: {line: number}}};
}

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json', '/index.ts', '/index.tsx'];

/** Whether the name of a module is that of a file of the site, not of a package. */
const isOwn = (name: string) => /^(?:\.\.?\/|@site\/)/.test(name);

/** @param importer the file that imports the module, from the site's folder */
function hasModule(siteDir: string, importer: string, name: string): boolean {
  const folder = name.startsWith('.') ? path.join(siteDir, path.dirname(importer)) : siteDir;
  const file = path.join(folder, name.replace(/^@site\//, ''));
  return extensions.some((extension) => statSync(file + extension, {throwIfNoEntry: false})?.isFile());
}

/** For a missing module of the site, the bundler reports only its name, without the page that imports it. */
export function importRule(siteDir: string): Rule {
  return ({tree, file}, report) => {
    for (const node of tree.children) {
      const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body as Statement[] | undefined) : [];
      for (const {source} of statements ?? []) {
        const name = String(source?.value ?? '');
        if (isOwn(name) && !hasModule(siteDir, file, name)) {
          report(source?.loc?.start.line ?? lineOf(node), `there is no module ${name}`, 'correct the path');
        }
      }
    }
  };
}
