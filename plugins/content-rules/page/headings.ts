/** Ids of headings, as the framework makes them: it doesn't reserve the written ones. */
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Rule} from '../rule';

export const idRule: Rule = ({tree, text}, report) => {
  const lines = text.split('\n');
  const slugger = createSlugger();
  const taken = new Map<string, number>();
  function take(id: string, line: number): void {
    const former = taken.get(id);
    if (former !== undefined) {
      report(
        line,
        `the id ${id} is also that of line ${former}`,
        'give one of them another id, as in {#other-id}',
      );
    }
    taken.set(id, former ?? line);
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const {id} = parseMarkdownHeadingId(lines[line - 1] ?? '');
      take(id ?? slugger.slug(toString(node).trim()), line);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if ('name' in attribute && attribute.name === 'id' && typeof attribute.value === 'string') {
          take(attribute.value, line);
        }
      }
    }
  });
};
