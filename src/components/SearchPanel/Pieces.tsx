import type {ReactNode} from 'react';
import type {Piece} from '@site/src/search/excerpt';

/** An excerpt: code as code, and what was asked for marked. */
export default function Pieces({of}: {of: readonly Piece[]}): ReactNode {
  return of.map(({text, isCode, isMarked}, index) => {
    const word = isMarked ? <mark key={index}>{text}</mark> : text;
    return isCode ? <code key={index}>{word}</code> : word;
  });
}
