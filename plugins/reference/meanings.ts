/** The meanings of fields and flags, which a page gives in the list within a table. */
import type {Nodes, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {lineOf} from '../engine/markdown';
import type {Problem} from '../engine/problem';

/** The name and the meaning of an item that reads "`name`: meaning". */
function readItem(item: Nodes): {name: string; meaning: PhrasingContent[]} | undefined {
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
  return isEmpty ? undefined : {name: code.value, meaning: [{...text, value}, ...rest]};
}

/** Reads the meanings within a table: a list with one item for each name, "`name`: meaning". */
export function readMeanings(
  table: MdxJsxFlowElement,
  names: readonly string[],
  file: string,
): {meanings: Map<string, PhrasingContent[]>; problems: Problem[]} {
  const meanings = new Map<string, PhrasingContent[]>();
  const problems: Problem[] = [];
  const complain = (node: Nodes, message: string, remedy: string) =>
    problems.push({file, line: lineOf(node), message, remedy});
  for (const child of table.children) {
    for (const item of child.type === 'list' ? child.children : [child]) {
      const read = readItem(item);
      if (!read) {
        complain(item, 'not the description of a name', 'write "- `name`: description" in one paragraph');
      } else if (!names.includes(read.name)) {
        complain(item, `there is no ${read.name}`, `remove the line, or write one of: ${names.join(', ')}`);
      } else if (meanings.has(read.name)) {
        complain(item, `${read.name} has two descriptions`, 'remove one of them');
      } else {
        meanings.set(read.name, read.meaning);
      }
    }
  }
  const missing = names.filter((name) => !meanings.has(name));
  if (missing.length > 0) {
    const lines = missing.map((name) => `"- \`${name}\`: description"`).join(', ');
    complain(table as Nodes, `no description for ${missing.join(', ')}`, `add to its list: ${lines}`);
  }
  return {meanings, problems};
}
