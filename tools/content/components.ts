/** The components that pages use: known ones, around what they are made for. */
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../lib/markdown';
import {instead, type Report} from './finding';

/** Components that pages have without an import: the framework's, and those of src/theme/MDXComponents. */
export const provided = [
  'Cards',
  'Details',
  'FileTree',
  'Head',
  'Steps',
  'VersionList',
  'VersionStatus',
] as const;

/** What each stands around. */
const around: Record<string, {what: string; isThere: (nodes: readonly Nodes[]) => boolean}> = {
  Steps: {
    what: 'a numbered list',
    isThere: (nodes) => nodes.some((node) => node.type === 'list' && node.ordered === true),
  },
  FileTree: {
    what: 'a list of paths as code',
    isThere: (nodes) => nodes.some((node) => node.type === 'list'),
  },
  Cards: {
    what: 'a list of links',
    isThere: (nodes) => nodes.some((node) => node.type === 'list'),
  },
};

interface Declared {
  local?: {name?: string};
  id?: {name?: string};
}

interface Statement {
  specifiers?: Declared[];
  declaration?: (Declared & {declarations?: Declared[]}) | null;
}

/** The names that a page imports or declares. */
function declaredIn(tree: Root): string[] {
  const names: (string | undefined)[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    for (const {specifiers = [], declaration} of (node.data?.estree?.body ?? []) as Statement[]) {
      names.push(...specifiers.map(({local}) => local?.name), declaration?.id?.name);
      names.push(...(declaration?.declarations ?? []).map(({id}) => id?.name));
    }
  });
  return names.filter((name) => name !== undefined);
}

/** Reports components that the page does not have, and those without what they stand around. */
export function checkComponents(tree: Root, report: Report): void {
  const known = [...provided, ...declaredIn(tree)];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as unknown as MdxJsxFlowElement;
    const name = element.name?.split('.')[0] ?? '';
    const line = lineOf(element as unknown as Nodes);
    if (/^[A-Z]/.test(name) && !known.includes(name)) {
      report(line, `<${name}> is not known here; import it, or write another: ${instead(name, known)}`);
    }
    const wanted = around[name];
    if (wanted && !wanted.isThere(element.children as Nodes[])) {
      report(
        line,
        `<${name}> stands around ${wanted.what}, with an empty line before and after it; there is none`,
      );
    }
  });
}
