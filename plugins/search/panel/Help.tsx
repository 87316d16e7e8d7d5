import type {ReactNode} from 'react';
import options from '@generated/search/default/options.json';
import PanelLink from './PanelLink';
import styles from './styles.module.css';

interface Props {
  version: string;
  onFollow: (() => void) | undefined;
  /** Searches all parts of the site. */
  onEverywhere: (() => void) | undefined;
}

/** Where a reader gets on when the search has no full answer. */
export default function Help({version, onFollow, onEverywhere}: Props): ReactNode {
  return (
    <div className={styles.note}>
      {onEverywhere && (
        <button type="button" className={styles.plain} onClick={onEverywhere}>
          Search everywhere
        </button>
      )}
      {options.help.length > 0 && (
        <p>
          Other places to look or ask:{' '}
          {options.help.map(({to, label}, index) => (
            <span key={to}>
              {index > 0 && ', '}
              <PanelLink to={to} version={version} onFollow={onFollow}>
                {label}
              </PanelLink>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
