import type {ReactNode} from 'react';
import clsx from 'clsx';
import options from '@generated/search/default/options.json';
import PanelLink from './PanelLink';
import styles from './styles.module.css';

interface Props {
  version: string;
  onFollow: (() => void) | undefined;
}

/** The panel before a query: links to start from. */
export default function Start({version, onFollow}: Props): ReactNode {
  return (
    <div className={styles.start}>
      {options.start.map(({label, isCode, links}) => (
        <section key={label} aria-label={label}>
          <b className={styles.head}>{label}</b>
          {links.map(({to, label: name, text}) => (
            <PanelLink
              key={to}
              to={to}
              version={version}
              onFollow={onFollow}
              className={clsx(styles.option, isCode && styles.code)}>
              <span className={styles.name}>{name}</span>
              {text && <span className={styles.about}>{text}</span>}
            </PanelLink>
          ))}
        </section>
      ))}
    </div>
  );
}
