/** The part of a section that a result shows. */
import type {Block} from '@site/lib/searchIndex';
import {isStop, stemOf, wordsOf} from '@site/lib/searchWords';
import type {Asked} from './query';

/** A piece of an excerpt. */
export interface Piece {
  text: string;
  isCode?: boolean;
  /** Whether it is a word that was asked for. */
  isMarked?: boolean;
}

/** About how many letters are shown. */
const LENGTH = 200;

/** Where an excerpt begins before its first match, at most. */
const LEAD = 60;

/** Letters, digits and the signs within a name. */
const word = /[\p{L}\p{N}]+(?:[-_.’'][\p{L}\p{N}]+)*/gu;

/** What the words that were asked for have in common with their forms. */
export function stemsOf(asked: readonly Asked[]): Set<string> {
  const terms = asked.flatMap(({answering}) => answering.flatMap((one) => one.terms));
  return new Set(terms.filter((term) => !isStop(term)).map(stemOf));
}

/** Whether a word of a text is one that was asked for, in one piece or by a part. */
function isAsked(text: string, stems: ReadonlySet<string>): boolean {
  return wordsOf(text).some(({whole, parts}) => [whole, ...parts].some((one) => stems.has(stemOf(one))));
}

/** Of a block of code, the line that matches best. */
function textOf(block: Block, rate: (text: string) => number): string {
  if (typeof block === 'string') {
    return block;
  }
  if ('lead' in block) {
    return block.lead;
  }
  const lines = block.code.split('\n').map((line) => line.trim());
  const best = lines.reduce((one, other) => (rate(other) > rate(one) ? other : one), '');
  return best && !best.includes('`') ? `\`${best}\`` : best;
}

/** Cuts a text around a place, between words. */
function cut(text: string, at: number): string {
  const start = at <= LEAD ? 0 : text.indexOf(' ', at - LEAD) + 1;
  const rough = text.slice(start, start + LENGTH);
  const whole =
    start + LENGTH >= text.length ? rough : `${rough.slice(0, rough.lastIndexOf(' ') + 1 || LENGTH)}…`;
  const shown = start > 0 ? `… ${whole}` : whole;
  // What stands before the cut may have opened code.
  const opened = (text.slice(0, start).match(/`/g) ?? []).length % 2 === 1;
  return opened ? shown.replace('… ', '… `') : shown;
}

/** Takes a text apart into code and words that are marked. */
export function piecesOf(text: string, stems: ReadonlySet<string>): Piece[] {
  return text.split('`').flatMap((part, index) => {
    const code = index % 2 === 1 ? {isCode: true} : {};
    const pieces: Piece[] = [];
    let done = 0;
    for (const {0: found, index: at} of part.matchAll(word)) {
      if (isAsked(found, stems)) {
        pieces.push({text: part.slice(done, at), ...code}, {text: found, ...code, isMarked: true});
        done = at + found.length;
      }
    }
    return [...pieces, {text: part.slice(done), ...code}].filter((piece) => piece.text);
  });
}

/** The words that a section says about a query: of the block that has most of them. */
export function excerptOf(blocks: readonly Block[], asked: readonly Asked[]): Piece[] {
  const stems = stemsOf(asked);
  const rate = (text: string) => {
    const found = (text.match(word) ?? []).flatMap((one) =>
      wordsOf(one).flatMap(({whole, parts}) => [whole, ...parts].map(stemOf)),
    );
    return new Set(found.filter((stem) => stems.has(stem))).size;
  };
  const rated = blocks.map((block) => {
    const text = textOf(block, rate);
    // A sentence says more than a line of code that has as many of the words.
    return {text, rating: rate(text) + (typeof block === 'string' ? 0.5 : 0)};
  });
  const best = rated.reduce((one, other) => (other.rating > one.rating ? other : one), {text: '', rating: 0});
  const first = [...best.text.matchAll(word)].find(([one]) => isAsked(one, stems))?.index ?? 0;
  return piecesOf(cut(best.text, first), stems);
}

/** What begins the remedy of a message, on the page of messages. */
const REMEDY = /^Fix: ?/;

/** A message with its cause and its remedy, as its section says them. */
export interface Card {
  cause: Piece[];
  remedy: Piece[];
}

/** Without what announces the block of code that follows: its sentence, if it is not the only one, or its colon. */
const withoutAnnouncement = (text: string) => text.replace(/(?<=[.!?]) [^.!?]*:$/, '').replace(/:$/, '.');

/** The card of a message; none if its section has neither. */
export function cardOf(blocks: readonly Block[]): Card | undefined {
  const sentences = blocks.filter((block) => typeof block === 'string');
  const remedy = sentences.find((text) => REMEDY.test(text)) ?? '';
  const cause = withoutAnnouncement(sentences.find((text) => !REMEDY.test(text)) ?? '');
  const none = new Set<string>();
  return cause || remedy
    ? {cause: piecesOf(cause, none), remedy: piecesOf(remedy.replace(REMEDY, ''), none)}
    : undefined;
}
