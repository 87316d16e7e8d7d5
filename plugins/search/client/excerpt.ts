/** The part of a section that a result shows. */
import {CELL_GAP, type IndexedBlock} from './index-file';
import {namePattern, namesIn, termsIn} from './words';

/** A piece of an excerpt. Every second text has words of the query, and is marked; the others are long, because each is a node to draw. */
export interface ExcerptPart {
  isCode: boolean;
  texts: string[];
}

/** About how many characters an excerpt has in total, and before its first match. */
const LENGTH = 200;
const LEAD = 60;

type Terms = ReadonlySet<string>;

const isAsked = (name: string, terms: Terms) => termsIn(name).some((term) => terms.has(term));

/** How many different words of the query a text has. */
const rate = (text: string, terms: Terms) =>
  new Set(namesIn(text).flatMap((name) => termsIn(name).filter((term) => terms.has(term)))).size;

/** The texts of a block: a block of code has its lines. */
const textsIn = (block: IndexedBlock): string[] =>
  typeof block === 'string'
    ? [block]
    : block.code.split('\n').map((line) => `\`${line.replace(/`/g, '').trim()}\``);

/** Cuts a text around a place, between words. */
function cut(text: string, at: number): string {
  const start = at <= LEAD ? 0 : text.indexOf(' ', at - LEAD) + 1;
  const rest = text.slice(start);
  const part = rest.length > LENGTH ? `${rest.slice(0, LENGTH).replace(/\S+$/, '')}…` : rest;
  // The text before the cut may have opened code.
  const isCode = text.slice(0, start).split('`').length % 2 === 0;
  return `${start > 0 ? '… ' : ''}${isCode ? '`' : ''}${part}`;
}

/** Splits a text into code and prose, and these at their marked words. */
const toParts = (text: string, terms: Terms): ExcerptPart[] =>
  text.split('`').map((part, index) => ({
    isCode: index % 2 === 1,
    texts: part.replace(namePattern, (name) => (isAsked(name, terms) ? `\0${name}\0` : name)).split('\0'),
  }));

/** Part of the text that has the most words of the query, cut around the first one. */
export function excerpt(blocks: readonly IndexedBlock[], terms: Terms): ExcerptPart[] {
  let best = {text: '', rating: 0};
  for (const text of blocks.flatMap(textsIn)) {
    // On a tie, prefer prose to code.
    const rating = rate(text, terms) + (/^`[^`]*`$/.test(text) ? 0 : 0.5);
    best = rating > best.rating ? {text, rating} : best;
  }
  const first = namesIn(best.text).find((name) => isAsked(name, terms));
  return toParts(cut(best.text, first ? best.text.indexOf(first) : 0), terms);
}

/** The most rows of a table in the answer to an error. */
const MAX_ROWS = 4;

/**
 * The lines that answer an error message: its sentences, or, if it has a table whose last two columns are cause and remedy, its
 * first sentence and the first rows.
 */
export function explainError(blocks: readonly IndexedBlock[]): ExcerptPart[][][] {
  const texts = blocks.filter((block) => typeof block === 'string');
  const rows = texts.filter((text) => text.includes(CELL_GAP)).slice(0, MAX_ROWS);
  const [firstSentence = ''] = /^.+?[.:](?=\s|$)/.exec(texts[0] ?? '') ?? [];
  const pairs = rows.map((row) => row.split(CELL_GAP).slice(-2));
  const lines = rows.length > 0 ? [[firstSentence], ...pairs] : texts.map((text) => [text]);
  return lines.map((cells) => cells.map((cell) => toParts(cell, new Set())));
}
