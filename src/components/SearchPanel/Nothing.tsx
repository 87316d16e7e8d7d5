import type {ReactNode} from 'react';
import {links} from '@site/config/site';
import {base} from '@site/src/base';
import type {Answer} from '@site/src/search/engine';
import {labelOf, type Scope} from '@site/src/search/scopes';
import Follow from './Follow';
import styles from './styles.module.css';

interface OffersProps {
  answer: Answer;
  elsewhere: readonly Scope[];
  onQuery: (query: string) => void;
  onScope: (scope: Scope) => void;
}

/** A query that is longer is no phrase. */
const LONGEST = 80;

/** The query with another word in the place of one. */
const withWord = (query: string, word: string, other: string) =>
  query
    .split(/(?=\s)|(?<=\s)/)
    .map((part) => (part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === word ? other : part))
    .join('');

/** What may answer a query that nothing here answers: words that come near, other parts of the site. */
export function Offers({answer: {query, missing}, elsewhere, onQuery, onScope}: OffersProps): ReactNode {
  // A whole output with one word changed is no question.
  const near = (query.length > LONGEST ? [] : missing).flatMap((one) =>
    one.near.map((other) => withWord(query, one.word, other)),
  );
  if (near.length === 0 && elsewhere.length === 0) {
    return null;
  }
  return (
    <ul className={styles.chips}>
      {near.map((other) => (
        <li key={other}>
          <button type="button" className={styles.plain} onClick={() => onQuery(other)}>
            Did you mean “{other}”?
          </button>
        </li>
      ))}
      {elsewhere.map((scope) => (
        <li key={scope}>
          <button type="button" className={styles.plain} onClick={() => onScope(scope)}>
            Search {labelOf(scope)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface HelpProps {
  version: string;
  onFollow: (url: string) => void;
}

/** Where one gets on when the search does not help. */
export function Help({version, onFollow}: HelpProps): ReactNode {
  return (
    <p className={styles.note}>
      Look the term up in the{' '}
      <Follow href={`${base}docs/${version}/glossary/`} onFollow={onFollow}>
        glossary
      </Follow>
      , or ask on <a href={links.discord}>Discord</a> or in{' '}
      <a href={`${links.repository}/issues`}>an issue on GitHub</a>.
    </p>
  );
}
