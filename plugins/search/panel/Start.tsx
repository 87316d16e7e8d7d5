import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import options from '@generated/search/default/panel.json';
import {forgetQueries, recentQueries} from '../client/recent';
import PanelLink from './PanelLink';
import start from './start.module.css';
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
      <p className={start.head}>
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
        <button type="button" className={start.clear} aria-label="Clear recent searches" onClick={clear}>
          Clear
        </button>
      }>
      <ul className={start.queries}>
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
    <div className={start.start}>
      <Recent onPick={onPick} />
      {options.start.map(({label, isCode, links}) => (
        <Block key={label} label={label}>
          <ul className={start.links}>
            {links.map(({to, label: name, text}) => (
              <li key={to}>
                <PanelLink
                  to={to}
                  version={version}
                  onFollow={onFollow}
                  className={clsx(start.link, isCode && start.code)}>
                  <span className={start.name}>{name}</span>
                  {text && <span className={start.about}>{text}</span>}
                </PanelLink>
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </div>
  );
}
