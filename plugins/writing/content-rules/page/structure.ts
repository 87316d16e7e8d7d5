/** Text that Markdown takes for the structure of a page, and lists that it cuts: readers see other headings, rows and numbers. */
import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

/** @param provided components around one list */
export const structureRule =
  (provided: readonly string[]): Rule =>
  ({tree, text}, report) => {
    const sourceOf = (node?: Nodes) =>
      text.slice(node?.position?.start.offset ?? 0, node?.position?.end.offset);
    visit(tree, (node, index = 0, parent) => {
      const {children = []} = (parent ?? {}) as Partial<Parents>;
      const [former, next, after] = [children[index - 1], ...children.slice(index + 1, index + 3)];
      const source = sourceOf(node);
      if (node.type === 'heading' && /[.:;,!?]\n *(?:-{3,}|=+) *$/.test(source)) {
        const remedy = 'put an empty line between both';
        report(lineOf(node), 'the line below makes a heading of this sentence', remedy);
      } else if (node.type === 'heading' && node.children.length === 0) {
        report(lineOf(node), 'a heading without text', 'remove its signs, or write the text');
      } else if (node.type === 'tableRow' && sourceOf(former).startsWith('|') && !/^:{3}|\|/.test(source)) {
        report(lineOf(node), 'the table takes this line as a row', 'put an empty line after the table');
      } else if (node.type === 'list') {
        const isBelow = former?.position?.end.line === lineOf(node) - 1 && /^[+\d]/.test(source);
        const isText = /^\d{4}/.test(source) || (isBelow && /.{40}[\p{L}\d,]$/u.test(sourceOf(former)));
        if (isText && node.children.length === 1) {
          const message = 'the sign at its start makes a list of this line';
          report(lineOf(node), message, 'move it into the line above, or write \\ before + or the dot');
        }
        const indent = (next?.position?.start.column ?? 0) - (node.position?.start.column ?? 1);
        const isMeant =
          indent > (next?.type === 'paragraph' ? 1 : 0) && /^(?:paragraph|code|list)$/.test(next?.type ?? '');
        const isOne =
          next?.type === 'code' || (parent && 'name' in parent && provided.includes(parent.name ?? ''));
        const again = [next, after].some((one) => one?.type === 'list' && one.ordered && one.start === 1);
        if (next && (isMeant || (node.ordered && again && isOne))) {
          const spaces = /^\S+\s+/.exec(source)?.[0].length;
          const remedy = `indent it by ${spaces} spaces more than the sign of the list`;
          report(lineOf(next), 'the list ends here', remedy);
        }
      }
    });
  };
