import type {ReactNode} from 'react';
import type {Hit} from '../client/ask';
import type {Card} from '../client/excerpt';
import PanelLink from './PanelLink';
import Pieces from './Pieces';
import {scopeLabel, scopes} from './Scopes';
import styles from './results.module.css';

interface Props {
  /** Id of the list and, with their number, of the options. */
  id: string;
  hits: readonly Hit[];
  /** Name of the part of the site that the reader is in. */
  readScope: string;
  /** Number of the option that Enter follows. */
  active: number;
  onActive: (option: number) => void;
  onFollow: () => void;
}

/** Where a section stands; the version is named only if the reader is in another one. */
function trailText({scope, trail}: Hit, readScope: string): string {
  const context = scopes.find(({name}) => name === scope)?.context;
  return [scope === readScope && context ? context : scopeLabel(scope), ...trail].join(' › ');
}

/** Cause and fix of an error message, so that the reader need not open its page. */
function ErrorCard({cause, fix}: Card): ReactNode {
  const parts = [
    {label: 'Cause:', pieces: cause},
    {label: 'Fix:', pieces: fix},
  ];
  return (
    <span className={styles.card}>
      {parts.map(
        ({label, pieces}) =>
          pieces.length > 0 && (
            <span key={label}>
              <b>{label}</b> <Pieces pieces={pieces} />
            </span>
          ),
      )}
    </span>
  );
}

/** The sections that answer a query: the list of a combobox. */
export default function Results({id, hits, readScope, active, onActive, onFollow}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label="Results">
      {hits.map((hit, number) => (
        <PanelLink
          key={hit.to}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          // The field keeps the focus; the list is worked from there.
          tabIndex={-1}
          to={hit.to}
          className={styles.option}
          onPointerMove={() => onActive(number)}
          onFollow={onFollow}>
          <span className={styles.row}>
            <span className={styles.name}>{hit.title}</span>
            <span className={styles.kind}>{hit.kind}</span>
          </span>
          <span className={styles.trail}>{trailText(hit, readScope)}</span>
          {hit.card ? (
            <ErrorCard {...hit.card} />
          ) : (
            <span className={styles.excerpt}>
              <Pieces pieces={hit.excerpt} />
            </span>
          )}
        </PanelLink>
      ))}
    </div>
  );
}
