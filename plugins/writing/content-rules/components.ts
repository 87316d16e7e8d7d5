/** Imports, which the framework reports without the file. */
import path from 'node:path';
import {lineOf} from '../../engine/markdown';
import type {Find, Rule} from './rule';

interface Statement {
  source?: {value?: unknown; loc?: {start: {line: number}}};
}

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json', '/index.ts', '/index.tsx'];

/** Whether the name of a module is that of a file of the site, not of a package. */
const isOwn = (name: string) => /^(?:\.\.?\/|@site\/)/.test(name);

/** The path of a module from the site's folder, like that of the file that imports it. */
const modulePath = (importer: string, name: string): string =>
  path.posix.join(name.startsWith('.') ? path.posix.dirname(importer) : '', name.replace(/^@site\//, ''));

/** For a missing module of the site, the bundler reports only its name, without the page that imports it. */
export function importRule(find: Find): Rule {
  return ({tree, file}, report) => {
    for (const node of tree.children) {
      const statements = node.type === 'mdxjsEsm' ? (node.data?.estree?.body as Statement[] | undefined) : [];
      for (const {source} of statements ?? []) {
        const name = String(source?.value ?? '');
        const module = modulePath(file, name);
        if (isOwn(name) && !extensions.some((extension) => find(module + extension))) {
          report(source?.loc?.start.line ?? lineOf(node), `there is no module ${name}`, 'correct the path');
        }
      }
    }
  };
}
