/** Notes and tables that Markdown reads without their mistake, so that readers miss text. */
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';
import {didYouMean} from '../words';

const usual = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** Admonitions (`:::tip`): the framework shows an unknown one as text, and one that is never closed takes the rest of the page. */
export const noteRule =
  (more: readonly string[]): Rule =>
  ({tree, text}, report) => {
    const kinds = [...usual, ...more];
    const skipped = new Set<number>();
    visit(tree, ['code', 'yaml', 'mdxjsEsm'], (node) => {
      const {start, end} = node.position ?? {start: {line: 1}, end: {line: 0}};
      for (let line = start.line; line <= end.line; line++) {
        skipped.add(line);
      }
    });
    const open: {colons: number; line: number}[] = [];
    text.split('\n').forEach((source, index) => {
      const line = index + 1;
      // In a list or a quotation, too.
      const [, colons = '', space = '', name = ''] =
        /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(:{2,})(\s*)([a-zA-Z][\w-]*)?/.exec(source) ?? [];
      if (colons === '' || skipped.has(line)) {
        return;
      }
      if (colons.length === 2 || (name && space)) {
        if (kinds.includes(name)) {
          report(
            line,
            `readers would see ${colons}${space}${name}`,
            `write :::${name} before the note, and ::: after it`,
          );
        }
      } else if (name) {
        open.push({colons: colons.length, line});
        if (!kinds.includes(name)) {
          report(line, `there is no note of the kind ${name}`, didYouMean(name, kinds));
        }
      } else {
        const closed = open.map((note) => note.colons <= colons.length).lastIndexOf(true);
        open.splice(closed < 0 ? open.length : closed);
      }
    });
    for (const {line, colons} of open) {
      const remedy = `write ${':'.repeat(colons)} after it`;
      report(line, 'this note is never closed, so it has the rest of the page', remedy);
    }
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
