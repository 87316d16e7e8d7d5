import type {ReactNode} from 'react';
import options from '@generated/search/default/options.json';
import styles from './styles.module.css';
import {useLink} from './useLink';

export default function Start({version}: {version: string}): ReactNode {
  const link = useLink(version);
  return (
    <div className={styles.start}>
      {options.start.map(({label, isCode, links}) => (
        <section key={label} aria-label={label}>
          <span className={styles.head}>{label}</span>
          {links.map(({to, label: name, text}) => (
            <a key={to} {...link(to)} className={styles.option}>
              {isCode ? <code>{name}</code> : <b>{name}</b>}
              <span className={styles.about}>{text}</span>
            </a>
          ))}
        </section>
      ))}
    </div>
  );
}
