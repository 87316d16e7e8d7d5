/** Error messages as queries: finds the message in pasted terminal output, whatever surrounds it. */

/** In the title of a section about a message, this matches any text. */
const ANYTHING = '…';

/** The least number of characters that identify a message. */
const LEAST = 10;

/** A text without differences that terminals and shells introduce: white space, capitals, kinds of quotes. */
const bare = (text: string) => text.toLowerCase().replace(/\s+/g, '').replace(/[“”]/g, '"');

/** The length of a message's fixed parts if a text has them all in order, else 0. */
export function messageMatch(title: string, query: string): number {
  const text = bare(query);
  const pieces = bare(title).split(ANYTHING).filter(Boolean);
  const {length} = pieces.join('');
  let at = 0;
  const isShown = pieces.every((piece) => {
    const found = text.indexOf(piece, at);
    at = found + piece.length;
    return found >= 0;
  });
  return isShown && length >= LEAST ? length : 0;
}
