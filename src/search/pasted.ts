/** Output of a terminal as a query: the message that it is about, whatever stands around it. */
import {kindOf} from './kinds';
import type {Place} from './vocabulary';

/** What stands for any text in the heading of a message. */
const ANYTHING = '…';

/** Without what a terminal's width and the reader's machine put in: white space, capitals, and the kind of quotes. */
const bare = (text: string) => text.toLowerCase().replace(/\s+/g, '').replace(/[“”]/g, '"');

/** The parts of a message that are always the same, and the number of their signs. */
interface Message {
  /** Its number among the places of the index. */
  number: number;
  pieces: readonly string[];
  signs: number;
}

const known = new WeakMap<readonly Place[], Message[]>();

/** All messages of an index: the headings that say what the tools say. */
function messagesOf(places: readonly Place[]): Message[] {
  const former = known.get(places);
  const messages =
    former ??
    places.flatMap(({page, anchor, title}, number) => {
      const pieces = bare(title).split(ANYTHING).filter(Boolean);
      const isMessage = kindOf(`${page.route}#${anchor}`, title) === 'Error';
      return isMessage ? [{number, pieces, signs: pieces.join('').length}] : [];
    });
  known.set(places, messages);
  return messages;
}

/** Whether a text has all pieces of a message, in their order. */
function shows(text: string, pieces: readonly string[]): boolean {
  let at = 0;
  return pieces.every((piece) => {
    const found = text.indexOf(piece, at);
    at = found + piece.length;
    return found >= 0;
  });
}

/** A message is recognized by so many signs at least. */
const LEAST = 10;

/** The messages that a text has, by their number among these places; the one with most signs first. */
export function messagesIn(query: string, places: readonly Place[]): number[] {
  const text = bare(query);
  return messagesOf(places)
    .filter(({pieces, signs}) => signs >= LEAST && shows(text, pieces))
    .sort((a, b) => b.signs - a.signs)
    .map(({number}) => number);
}

/** What output says of every failure, or of one machine alone. */
const noise = [
  /error at \S+?:\d+:/g,
  /\bholos '.*/g,
  /(?:could not (?:render component|run command): ?)+/g,
  /\bexit status \d+/g,
  /^[EWI]\d{4} \S+ +\d+ \S+\]/gm,
  /(?:\.{0,2}\/)?(?:[\w.@-]+\/)+[\w.@-]+(?::\d+)*/g,
  /\S+:\d+:\d+/g,
  /^(?:\S*\/)?(?:ba|z|da|fi)?sh:(?: line \d+:)?/gm,
];

/** Whether the reader pasted what a terminal shows. */
const isPasted = (query: string) => /\n|\berror at \S+:\d|: .*: |\/[\w.@-]+: /.test(query);

/** The words of a query without what says nothing about its cause. */
export function withoutNoise(query: string): string {
  if (!isPasted(query)) {
    return query;
  }
  const rest = noise.reduce((text, pattern) => text.replace(pattern, ' '), query);
  return /\p{L}{3}/u.test(rest) ? rest : query;
}
