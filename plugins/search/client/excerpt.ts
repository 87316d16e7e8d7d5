/** The part of a section that a result shows. */
import type {Block} from './index-file';
import {namesIn, termsIn} from './words';

/** A piece of an excerpt. */
export interface Piece {
  text: string;
  isCode?: boolean;
  /** Whether it is a word of the query. */
  isMarked?: boolean;
}

/** About how many characters an excerpt has, and how many of them stand before its first match. */
const LENGTH = 200;
const LEAD = 60;

const isAsked = (name: string, terms: ReadonlySet<string>) => termsIn(name).some((term) => terms.has(term));

/** How many different words of the query a text has. */
const rate = (text: string, terms: ReadonlySet<string>) =>
  new Set(namesIn(text).flatMap((name) => termsIn(name).filter((term) => terms.has(term)))).size;

/** The text of a block; of a block of code the line that matches best. */
function blockText(block: Block, terms: ReadonlySet<string>): string {
  if (typeof block === 'string') {
    return block;
  }
  const lines = block.code.split('\n').map((line) => line.trim());
  const best = lines.reduce((one, other) => (rate(other, terms) > rate(one, terms) ? other : one), '');
  return best && !best.includes('`') ? `\`${best}\`` : best;
}

/** Cuts a text around a place, between words. */
function cut(text: string, at: number): string {
  const start = at <= LEAD ? 0 : text.indexOf(' ', at - LEAD) + 1;
  const rough = text.slice(start, start + LENGTH);
  const whole =
    start + LENGTH >= text.length ? rough : `${rough.slice(0, rough.lastIndexOf(' ') + 1 || LENGTH)}…`;
  // The text before the cut may have opened code.
  const isCode = text.slice(0, start).split('`').length % 2 === 0;
  return `${start > 0 ? '… ' : ''}${isCode ? '`' : ''}${whole}`;
}

/** Takes a text apart into code and words that are marked. */
function toPieces(text: string, terms: ReadonlySet<string>): Piece[] {
  return text.split('`').flatMap((part, index) => {
    const code = index % 2 === 1 ? {isCode: true} : {};
    const pieces: Piece[] = [];
    let rest = part;
    for (const name of namesIn(part).filter((one) => isAsked(one, terms))) {
      const at = rest.indexOf(name);
      pieces.push({text: rest.slice(0, at), ...code}, {text: name, ...code, isMarked: true});
      rest = rest.slice(at + name.length);
    }
    return [...pieces, {text: rest, ...code}].filter((piece) => piece.text);
  });
}

/** Of the block with most words of the query, the part around the first of them. */
export function excerpt(blocks: readonly Block[], terms: ReadonlySet<string>): Piece[] {
  let best = {text: '', rating: 0};
  for (const block of blocks) {
    const text = blockText(block, terms);
    // A sentence says more than a line of code with as many of the words.
    const rating = rate(text, terms) + (typeof block === 'string' ? 0.5 : 0);
    best = rating > best.rating ? {text, rating} : best;
  }
  const first = namesIn(best.text).find((name) => isAsked(name, terms));
  return toPieces(cut(best.text, first ? best.text.indexOf(first) : 0), terms);
}

/** All sentences of a section: the cause of an error message, and its fix. */
export const wholeText = (blocks: readonly Block[]): Piece[] =>
  toPieces(blocks.filter((block) => typeof block === 'string').join(' '), new Set());
