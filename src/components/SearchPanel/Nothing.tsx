import type {ReactNode} from 'react';
import {links} from '@site/config/site';
import {base} from '@site/src/base';
import type {Answer, Elsewhere} from '@site/src/search/engine';
import {labelOf, type Scope} from '@site/src/search/scopes';
import {count} from './count';
import Follow from './Follow';
import styles from './styles.module.css';

interface OffersProps {
  answer: Answer;
  elsewhere: readonly Elsewhere[];
  onQuery: (query: string) => void;
  onScope: (scope: Scope) => void;
}

/** What may answer a query that nothing here answers: the query spelled otherwise, other parts of the site. */
export function Offers({answer: {suggestion}, elsewhere, onQuery, onScope}: OffersProps): ReactNode {
  if (!suggestion && elsewhere.length === 0) {
    return null;
  }
  return (
    <ul className={styles.chips}>
      {suggestion && (
        <li>
          <button type="button" className={styles.plain} onClick={() => onQuery(suggestion)}>
            Did you mean “{suggestion}”?
          </button>
        </li>
      )}
      {elsewhere.map(({scope, total}) => (
        <li key={scope}>
          <button type="button" className={styles.plain} onClick={() => onScope(scope)}>
            {labelOf(scope)}: {count(total)}
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
