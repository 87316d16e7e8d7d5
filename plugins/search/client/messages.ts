/** Error messages as queries: finds the message in the output of a terminal, whatever stands around it. */

/** Stands for any text in the title of a section about a message. */
const ANYTHING = '…';

/** A message is recognized by so many characters at least. */
const LEAST = 10;

/** A text without what the width of a terminal puts in: white space, capitals, kinds of quotes. */
const bare = (text: string) => text.toLowerCase().replace(/\s+/g, '').replace(/[“”]/g, '"');

/** How many characters of a message a text shows: all fixed parts in their order, or 0. */
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
