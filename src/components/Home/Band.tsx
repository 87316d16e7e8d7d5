import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {released} from '@site/config/versions';
import styles from './styles.module.css';

/** A part of the page, as wide as the window, on a ground of its own. */
export default function Band({id, title, className, children}: ComponentProps<'section'>): ReactNode {
  return (
    <section className={clsx(styles.band, className)} aria-labelledby={id}>
      <div className="container">
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}

/** A link to a page of the released version, such as `tutorial/setup/`. */
export function DocsLink({to, ...props}: ComponentProps<typeof Link>): ReactNode {
  return <Link to={`/docs/${released.path}/${to}`} {...props} />;
}
