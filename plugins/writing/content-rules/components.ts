/** Mistakes with components and imports that the framework ignores, or reports without the file. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../engine/markdown';
import {findModule, isOwnModule} from '../../engine/modules';
import type {Rule} from './rule';

export type ListComponents = Readonly<Record<string, 'list' | 'numbered list'>>;

/** Without its list, the component's content isn't styled. */
export function listRule(components: ListComponents): Rule {
  return ({tree}, report) => {
    visit(tree, 'mdxJsxFlowElement', ({name, children, position}) => {
      const wanted = components[name ?? ''];
      const isThere = children.some(
        (child) => child.type === 'list' && (wanted === 'list' || child.ordered === true),
      );
      if (wanted && !isThere) {
        const remedy = `write a ${wanted} in it, with an empty line before and after the list`;
        report(position?.start.line ?? 1, `<${name}> has no ${wanted}`, remedy);
      }
    });
  };
}

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
