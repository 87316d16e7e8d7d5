import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import options from '@generated/search/default/options.json';
import {forgetQueries, recentQueries} from '../client/recent';
import PanelLink from './PanelLink';
import styles from './styles.module.css';

interface Props {
  version: string;
  onPick: (query: string) => void;
  onFollow: (() => void) | undefined;
}

/** A labelled part of the panel; `action` stands at the end of the label's line. */
function Block({label, action, children}: {label: string; action?: ReactNode; children: ReactNode}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p className={styles.head}>
        <b id={id}>{label}</b>
        {action}
      </p>
      {children}
    </section>
  );
}

/** The reader's latest queries, to ask again. */
function Recent({onPick}: Pick<Props, 'onPick'>): ReactNode {
  const [queries, setQueries] = useState(recentQueries);
  if (queries.length === 0) {
    return null;
  }
  const clear = () => {
    forgetQueries();
    setQueries([]);
  };
  return (
    <Block
      label="Recent searches"
      action={
        <button type="button" className={styles.plain} aria-label="Clear recent searches" onClick={clear}>
          Clear
        </button>
      }>
      <ul className={styles.queries}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.plain} onClick={() => onPick(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The panel before a query: the latest queries, and links to start from. */
export default function Start({version, onPick, onFollow}: Props): ReactNode {
  return (
    <div className={styles.start}>
      <Recent onPick={onPick} />
      {options.start.map(({label, isCode, links}) => (
        <Block key={label} label={label}>
          <ul className={styles.links}>
            {links.map(({to, label: name, text}) => (
              <li key={to}>
                <PanelLink
                  to={to}
                  version={version}
                  onFollow={onFollow}
                  className={clsx(styles.option, isCode && styles.code)}>
                  <span className={styles.name}>{name}</span>
                  {text && <span className={styles.about}>{text}</span>}
                </PanelLink>
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </div>
  );
}
