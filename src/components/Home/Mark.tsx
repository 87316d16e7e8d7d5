import type {ReactNode} from 'react';
import {markParts} from '@site/config/mark';
import styles from './styles.module.css';

/** The site's mark as a picture that a section crops. */
export default function Mark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      {markParts.map(({name, color, path}) => (
        <path key={name} fill={`var(--holos-mark-${name}, var(--holos-${color}))`} d={path} />
      ))}
    </svg>
  );
}
