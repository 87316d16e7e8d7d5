import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {withBase} from '@site/lib/addresses';
import {base} from '@site/src/base';
import {commonErrors, placesOf} from '@site/src/places';
import {forgetQueries, recentQueries} from '@site/src/search/recent';
import Follow from './Follow';
import start from './start.module.css';
import styles from './styles.module.css';

interface Props {
  /** The version of the docs that the reader is on. */
  version: string;
  /** Whether the panel is a page of its own. */
  wide?: boolean | undefined;
  onPick: (query: string) => void;
  onFollow: (url: string) => void;
}

/** A part of the panel with a label; `action` stands at the end of its line. */
function Block({label, action, children}: {label: string; action?: ReactNode; children: ReactNode}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p className={start.head}>
        <span id={id} className={start.label}>
          {label}
        </span>
        {action}
      </p>
      {children}
    </section>
  );
}

/** The reader's latest queries, to ask again. */
function Recent({onPick}: {onPick: (query: string) => void}): ReactNode {
  const [forgotten, setForgotten] = useState(false);
  const queries = forgotten ? [] : recentQueries();
  if (queries.length === 0) {
    return null;
  }
  const clear = () => {
    forgetQueries();
    setForgotten(true);
  };
  return (
    <Block
      label="Recent searches"
      action={
        <button type="button" className={start.clear} aria-label="Clear recent searches" onClick={clear}>
          Clear
        </button>
      }>
      <ul className={clsx(styles.chips, start.queries)}>
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

/** What the panel shows before a query: the latest queries, pages to start from, messages that readers meet. */
export default function Start({version, wide, onPick, onFollow}: Props): ReactNode {
  // The server knows neither the reader's queries nor their version; and a query of the address comes later.
  if (!useIsBrowser()) {
    return null;
  }
  // The first place is the page that lists the others.
  const [, ...places] = placesOf(version);
  return (
    <div className={clsx(start.start, wide && start.wide)}>
      <Recent onPick={onPick} />
      <Block label="Start here">
        <ul className={start.links}>
          {places.map(({to, label, text}) => (
            <li key={to}>
              <Follow href={withBase(base, to)} onFollow={onFollow} className={start.place}>
                <span className={start.name}>{label}</span>
                <span className={start.about}>{text}</span>
              </Follow>
            </li>
          ))}
        </ul>
      </Block>
      <Block label="Common errors">
        <ul className={start.links}>
          {commonErrors.map(({message, anchor}) => (
            <li key={anchor}>
              <Follow
                href={`${base}docs/${version}/support/#${anchor}`}
                onFollow={onFollow}
                className={clsx(start.place, start.message)}>
                {message}
              </Follow>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}
