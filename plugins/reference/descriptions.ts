/** The descriptions of fields and flags, which a page gives in the list within a table. */
import type {Nodes, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {lineOf} from '../engine/markdown';
import type {Problem} from '../engine/problem';

/** The name and the description of an item that reads "`name`: description". */
function readItem(item: Nodes): {name: string; description: PhrasingContent[]} | undefined {
  const [paragraph, ...others] = 'children' in item ? item.children : [];
  if (paragraph?.type !== 'paragraph' || others.length > 0) {
    return undefined;
  }
  const [code, text, ...rest] = paragraph.children;
  if (code?.type !== 'inlineCode' || text?.type !== 'text' || !/^: ?/.test(text.value)) {
    return undefined;
  }
  const value = text.value.replace(/^: ?/, '');
  const isEmpty = value.trim() === '' && rest.length === 0;
  return isEmpty ? undefined : {name: code.value, description: [{...text, value}, ...rest]};
}

/** Reads the descriptions within a table: a list with one item for each name, "`name`: description". */
export function readDescriptions(
  table: MdxJsxFlowElement,
  names: readonly string[],
  file: string,
): {descriptions: Map<string, PhrasingContent[]>; problems: Problem[]} {
  const descriptions = new Map<string, PhrasingContent[]>();
  const problems: Problem[] = [];
  const report = (node: Nodes, message: string, remedy: string) =>
    problems.push({file, line: lineOf(node), message, remedy});
  for (const child of table.children) {
    for (const item of child.type === 'list' ? child.children : [child]) {
      const read = readItem(item);
      if (!read) {
        report(item, 'not the description of a name', 'write "- `name`: description" in one paragraph');
      } else if (!names.includes(read.name)) {
        report(item, `there is no ${read.name}`, `remove the line, or write one of: ${names.join(', ')}`);
      } else if (descriptions.has(read.name)) {
        report(item, `${read.name} has two descriptions`, 'remove one of them');
      } else {
        descriptions.set(read.name, read.description);
      }
    }
  }
  const missing = names.filter((name) => !descriptions.has(name));
  if (missing.length > 0) {
    const lines = missing.map((name) => `"- \`${name}\`: description"`).join(', ');
    report(table as Nodes, `no description for ${missing.join(', ')}`, `add to its list: ${lines}`);
  }
  return {descriptions, problems};
}
