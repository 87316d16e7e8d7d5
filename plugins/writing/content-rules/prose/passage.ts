import type {InlineCode, Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {lineOf} from '../../../engine/markdown';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import {lineOfKey} from '../frontMatter';

/** A text to check: a paragraph, heading, cell, title or description. */
interface Passage {
  /** Line ends are spaces, so that phrases match across lines. */
  text: string;
  /** The page's line at an index of the text. */
  lineAt(index: number): number;
}

/** Stands for a piece of code, because the rules of prose don't apply to it. */
const CODE = '``';

function readPassage(node: Nodes): Passage {
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
  return {text, lineAt: (index) => lines[index] ?? lineOf(node)};
}

/** All passages of a page. */
export const passages = memoizeWeak(({tree, text, frontMatter}: ContentPage): readonly Passage[] => {
  const found = ['title', 'description'].map((key): Passage => ({
    text: String(frontMatter[key] ?? ''),
    lineAt: () => lineOfKey(text, key),
  }));
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    found.push(readPassage(node as Nodes));
  });
  return found;
});
