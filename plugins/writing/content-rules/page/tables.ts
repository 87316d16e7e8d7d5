import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

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
