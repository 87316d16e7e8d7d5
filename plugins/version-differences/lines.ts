import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {readMeta} from '../kit/fences';

/** A heading, a paragraph, a row of a table, the path of a file or a line of code. */
export interface Line {
  /** The heading above it, and the path of its file. */
  place: string;
  text: string;
}

/** `data-repeats` marks what a page says elsewhere. */
const repeats = (node: Nodes) =>
  'attributes' in node && node.attributes.some((one) => 'name' in one && one.name === 'data-repeats');

const textsOf = (node: Nodes) =>
  ('children' in node ? node.children : [])
    .filter((child) => !repeats(child))
    .map((child) => toString(child).replace(/\s+/g, ' '));

/** The lines of a page as readers see them. */
export function linesOf(tree: Root): Line[] {
  const lines: Line[] = [];
  let heading = '';
  const add = (text: string, place = heading) => text.trim() && lines.push({place, text});
  visit(tree, (node) => {
    const isList =
      'children' in node && node.children.some((child) => 'name' in child && child.name === 'dt');
    if (node.type === 'code') {
      const {title = ''} = readMeta(node.meta ?? '');
      [title, ...node.value.split('\n')].forEach((line) =>
        add(line, title ? `${heading} · ${title}` : heading),
      );
    } else if (node.type === 'heading' || node.type === 'paragraph') {
      const text = textsOf(node).join('').trim();
      heading = node.type === 'heading' ? text : heading;
      add(text);
    } else if (node.type === 'tableRow' || isList) {
      add(textsOf(node).join(' · '));
    }
    return repeats(node) || isList || node.type === 'paragraph' ? SKIP : undefined;
  });
  return lines;
}
