/** Notes and tables that Markdown reads without their mistake, so that readers miss text. */
import type {Nodes} from 'mdast';
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
    const meant = (line: number, signs: string, name: string) =>
      report(line, `readers would see ${signs}${name}`, `write :::${name} before the note, and ::: after it`);
    const unknown = (line: number, name: string) =>
      report(line, `there is no note of the kind ${name}`, didYouMean(name, kinds));
    /** The colons of the note around a note. */
    const around = new Map<Nodes, string>();
    visit(tree, (node) => {
      const line = lineOf(node);
      const source = text.slice(node.position?.start.offset, node.position?.end.offset);
      if (node.type === 'containerDirective') {
        const [colons = ''] = /^:+/.exec(source) ?? [];
        const outer = around.get(node) ?? '';
        visit(node, 'containerDirective', (inner) => void around.set(inner, colons));
        if (!kinds.includes(node.name)) {
          unknown(line, node.name);
        }
        if (!/\n[\s>]*:{3,}\s*$/.test(source)) {
          const isEnded = outer !== '' && outer.length <= colons.length;
          report(
            line,
            isEnded
              ? 'its end is that of the note around it'
              : 'this note is never closed, so it has the rest of the page',
            isEnded ? `write ${colons}: before and after that one` : `write ${colons} after it`,
          );
        }
      } else if (node.type === 'leafDirective' && kinds.includes(node.name)) {
        meant(line, '::', node.name);
      } else if (node.type === 'paragraph') {
        // Also in a quotation.
        const signs = /^[\s>]*(:{2,})([ \t]*)([a-zA-Z][\w-]*)/gm;
        for (const {index, 1: colons = '', 2: space = '', 3: name = ''} of source.matchAll(signs)) {
          const at = line + source.slice(0, index).split('\n').length - 1;
          if (kinds.includes(name)) {
            meant(at, colons + space, name);
          } else if (!space && colons.length > 2) {
            unknown(at, name);
          }
        }
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
