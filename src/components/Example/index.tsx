import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import home from '@generated/home-data/default/home.json';
import Heading from '@theme/Heading';
import CodeBlock from '@theme/CodeBlock';
import {released} from '@site/config/versions';
import styles from './styles.module.css';

const {quotes} = home;

/**
 * The home page's example: what one writes, runs and commits, quoted from the tutorial. The steps are numbered in the
 * text itself; the style sheet only says where each stands.
 */
export default function Example(): ReactNode {
  return (
    <section className={styles.example} aria-labelledby="example">
      <Heading as="h2" id="example" className="sr-only">
        One component, from description to manifest
      </Heading>
      <p className={clsx(styles.label, styles.write)}>
        <span>1</span> You write
      </p>
      <div className={styles.component}>
        <CodeBlock {...quotes.component} />
      </div>
      <div className={styles.platform}>
        <CodeBlock {...quotes.platform} />
      </div>
      <p className={clsx(styles.label, styles.run)}>
        <span>2</span> You run
      </p>
      <div className={styles.command}>
        <CodeBlock {...quotes.command} />
        <p className={styles.note}>
          It takes the chart, asks Helm and Kustomize, and writes one file for each component. It needs no
          cluster, and changes none.
        </p>
      </div>
      <p className={clsx(styles.label, styles.commit)}>
        <span>3</span> You commit
      </p>
      <div className={styles.manifest}>
        <CodeBlock {...quotes.manifest} />
      </div>
      <p className={clsx(styles.note, styles.source)}>
        All of it is from <Link to={`/docs/${released.path}/tutorial/hello-holos/`}>Hello Holos</Link>, which
        shows the manifest whole. The commands of the tutorial are executed, and what it shows is what they
        printed.
      </p>
    </section>
  );
}
