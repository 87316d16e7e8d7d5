import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../kit/content';
import {lineOf} from '../../kit/markdown';
import {lineOfKey} from '../frontMatter';

/** A paragraph, heading, cell, title or description: what a pattern of prose is searched in. */
export interface Passage {
  /** Without code. Each end of a line is a space, so a phrase may be broken anywhere. */
  text: string;
  /** Line of the page at an index of the text. */
  line(index: number): number;
}

/** The text of a node without its code, for which the rules of prose do not hold. */
export function passageOf(node: Nodes): Passage {
  let text = '';
  const lines: number[] = [];
  visit(node, 'text', (part) => {
    part.value.split('\n').forEach((piece, index) => {
      const characters = index === 0 ? piece : ` ${piece}`;
      text += characters;
      lines.push(...Array<number>(characters.length).fill(lineOf(part) + index));
    });
  });
  return {text, line: (index) => lines[index] ?? lineOf(node)};
}

export function passages({tree, text, frontMatter}: ContentPage): Passage[] {
  const found = ['title', 'description'].map((key): Passage => ({
    text: String(frontMatter[key] ?? ''),
    line: () => lineOfKey(text, key),
  }));
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    found.push(passageOf(node as Nodes));
  });
  return found;
}
