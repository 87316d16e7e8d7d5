/** Error messages as queries: finds the message in pasted terminal output, whatever surrounds it. */

/** In the title of a section about a message, this matches any text. */
const ANYTHING = '…';

/** The least number of letters and digits that identify a message. */
const LEAST = 8;

/** A text without differences that terminals, logs, shells and typists introduce: colors, white space, capitals, signs. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/\p{Cc}?\[\d[\d;]*m/gu, '')
    .replace(/[^\p{L}\p{N}…]+/gu, '');

/** The length of a message's fixed parts if a text has them all in order, else 0. */
function matchMessage(message: string, text: string): number {
  const pieces = bare(message).split(ANYTHING).filter(Boolean);
  const {length} = pieces.join('');
  let at = 0;
  const isShown = pieces.every((piece) => {
    const found = text.indexOf(piece, at);
    at = found + piece.length;
    return found >= 0;
  });
  return isShown && length >= LEAST ? length : 0;
}

/** How many characters of a section's message a query contains. A title can list several: `open …: no such file, read …: is a directory` */
export function messageMatch(title: string, query: string): number {
  const text = bare(query);
  return Math.max(...[title, ...title.split(', ')].map((message) => matchMessage(message, text)));
}
