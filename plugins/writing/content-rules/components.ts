/** Imports, which the framework reports without the file. */
import type {Root} from 'mdast';
import {lineOf} from '../../engine/markdown';
import {findModule, isOwnModule} from './modules';
import type {Rule} from './rule';

interface Statement {
  source?: {value?: unknown; loc?: {start: {line: number}}};
}

/** The modules that a page imports, with the lines. */
export const findImports = ({children}: Root) =>
  children.flatMap((node) => {
    const statements = node.type === 'mdxjsEsm' ? ((node.data?.estree?.body ?? []) as Statement[]) : [];
    return statements.map(({source}) => ({
      name: String(source?.value ?? ''),
      line: source?.loc?.start.line ?? lineOf(node),
    }));
  });

/** For a missing module of the site, the bundler reports only its name, without the page that imports it. */
export function importRule(siteDir: string): Rule {
  return ({tree, file: page}, report) => {
    for (const {name, line} of findImports(tree)) {
      if (isOwnModule(name) && !findModule(siteDir, page, name)) {
        report(line, `there is no module ${name}`, 'correct the path');
      }
    }
  };
}
