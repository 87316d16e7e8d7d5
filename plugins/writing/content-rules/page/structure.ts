/** Text that Markdown takes for the structure of a page, lists that it cuts, notes and tables whose end readers would miss, and tabs. */
import type {Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf, tagOf} from '../../../engine/markdown';
import {type Rule, didYouMean, sourceOf} from '../rule';

/** @param provided components around one list */
export const structureRule =
  (provided: readonly string[]): Rule =>
  ({tree, text}, report) => {
    visit(tree, (node, index = 0, parent) => {
      const {children = []} = (parent ?? {}) as Partial<Parents>;
      const [former, next, after] = [children[index - 1], ...children.slice(index + 1, index + 3)];
      const source = sourceOf(node, text);
      if (node.type === 'heading' && /[.:;,!?]\n *(?:-{3,}|=+) *$/.test(source)) {
        const remedy = 'put an empty line between both';
        report(lineOf(node), 'the line below makes a heading of this sentence', remedy);
      } else if (node.type === 'heading' && node.children.length === 0) {
        report(lineOf(node), 'a heading without text', 'remove its signs, or write the text');
      } else if (
        node.type === 'tableRow' &&
        sourceOf(former, text).startsWith('|') &&
        !/^:{3}|\|/.test(source)
      ) {
        report(lineOf(node), 'the table takes this line as a row', 'put an empty line after the table');
      } else if (
        node.type === 'mdxJsxFlowElement' &&
        node.name === 'CodeBlock' &&
        node.children.some(({type}) => /^(?:paragraph|heading|list|code)$/.test(type))
      ) {
        report(lineOf(node), 'Markdown takes this code as text', 'write {`…`} around it, or a fence');
      } else if (node.type === 'list') {
        const isBelow = former?.position?.end.line === lineOf(node) - 1 && /^[+\d]/.test(source);
        const isText = /^\d{4}/.test(source) || (isBelow && /.{40}[\p{L}\d,]$/u.test(sourceOf(former, text)));
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

/** For a kind that the framework's option `admonitions` adds, add its name. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** Admonitions (`:::tip`): the framework shows an unknown one as text, and one that is never closed takes the rest of the page. */
export const noteRule: Rule = ({tree, text}, report) => {
  visit(tree, 'containerDirective', (node) => {
    const source = sourceOf(node, text);
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

/** Tabs that the framework refuses to draw. */
export const tabsRule: Rule = ({tree}, report) => {
  visit(tree, (tabs) => {
    const {name, attributes: of} = tagOf(tabs);
    if (name !== 'Tabs' || !('children' in tabs)) {
      return;
    }
    // Tags alone in a paragraph are none of it.
    const parts = tabs.children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
    const values: (string | undefined)[] = [];
    for (const part of parts) {
      const {name, attributes} = tagOf(part);
      const value = (attributes.value ?? attributes['...']) as string | undefined;
      const isCode = /Expression$|^comment$/.test(part.type);
      if (name === 'TabItem' && (value === undefined || values.includes(value))) {
        report(lineOf(part), 'this tab has no value of its own', 'write <TabItem value="…" label="…">');
      } else if (name !== 'TabItem' && !isCode && toString(part).trim() !== '') {
        report(lineOf(part), 'this is no tab', 'move it into a <TabItem>, or out of <Tabs>');
      }
      values.push(...(name === 'TabItem' || isCode ? [value] : []));
    }
    const known = values.filter((one) => typeof one === 'string');
    const first = of.defaultValue;
    if (typeof first === 'string' && known.length === values.length && !known.includes(first)) {
      report(lineOf(tabs), `no tab has the value ${first}`, didYouMean(first, known, 'correct defaultValue'));
    }
  });
};
