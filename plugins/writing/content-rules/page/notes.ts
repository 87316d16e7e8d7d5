/** Notes and tables that Markdown reads without their mistake, so that readers miss text. */
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';
import {didYouMean} from '../words';

/** For a kind that the framework's option `admonitions` adds, add its name. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** Admonitions (`:::tip`): the framework shows an unknown one as text, and one that is never closed takes the rest of the page. */
export const noteRule: Rule = ({tree, text}, report) => {
  visit(tree, 'containerDirective', (node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const [colons = ''] = /^:+/.exec(source) ?? [];
    if (!kinds.includes(node.name)) {
      const message = `there is no note of the kind ${node.name}`;
      report(lineOf(node), message, didYouMean(node.name, kinds));
    }
    if (!/\n[\s>]*:{3,}\s*$/.test(source)) {
      const message = 'this note is never closed, so it has the rest of the page';
      report(lineOf(node), message, `write ${colons} after it; around another note, write ${colons}:`);
    }
  });
};

/** Footnotes that no text refers to, and those with the name of another: Markdown drops them. */
export const footnoteRule: Rule = ({tree}, report) => {
  const names = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}) => void names.add(identifier));
  visit(tree, 'footnoteDefinition', (node) => {
    if (!names.delete(node.identifier)) {
      const remedy = `write [^${node.label}] where it belongs, or remove it`;
      report(lineOf(node), 'no text refers to this footnote, or another one has its name', remedy);
    }
  });
};

/** Markdown drops the cells of a row that has more of them than the head of its table. */
export const tableRule: Rule = ({tree}, report) => {
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows.filter(({children}) => children.length > columns)) {
      const message = `the row has ${row.children.length} cells, but its table ${columns} columns, so readers would miss the end`;
      report(lineOf(row), message, 'write \\| for a bar in a cell, or add a column');
    }
  });
};
