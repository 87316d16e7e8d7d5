import type {ReactNode} from 'react';
import type {Piece} from '../client/excerpt';

/** An excerpt: code as code, words of the query marked. */
export default function Pieces({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isCode, isMarked}, index) => {
    const word = isMarked ? <mark key={index}>{text}</mark> : text;
    return isCode ? <code key={index}>{word}</code> : word;
  });
}
