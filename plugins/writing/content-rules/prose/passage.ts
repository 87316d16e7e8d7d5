import type {InlineCode, Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {lineOf} from '../../../engine/markdown';
import {perObject} from '../../../engine/perObject';
import {lineOfKey} from '../frontMatter';

/** A text to check: a paragraph, heading, cell, title or description. */
export interface Passage {
  /** The text with `CODE` for each piece of code. Line ends are spaces, so that phrases match across lines. */
  text: string;
  /** Line of the page at an index of the text. */
  line(index: number): number;
}

/** Replaces code in a passage, because the rules of prose don't apply to code. */
export const CODE = '``';

export function passageOf(node: Nodes): Passage {
  let text = '';
  const lines: number[] = [];
  visit(node, ['text', 'inlineCode'], (node) => {
    const part = node as Text | InlineCode;
    (part.type === 'text' ? part.value : CODE).split('\n').forEach((piece, index) => {
      const characters = index === 0 ? piece : ` ${piece}`;
      text += characters;
      lines.push(...Array<number>(characters.length).fill(lineOf(part) + index));
    });
  });
  return {text, line: (index) => lines[index] ?? lineOf(node)};
}

/** All passages of a page. Every pattern asks for them. */
export const passages = perObject(({tree, text, frontMatter}: ContentPage): readonly Passage[] => {
  const found = ['title', 'description'].map((key): Passage => ({
    text: String(frontMatter[key] ?? ''),
    line: () => lineOfKey(text, key),
  }));
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    found.push(passageOf(node as Nodes));
  });
  return found;
});
