import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home-data/default/home.json';
import Heading from '@theme/Heading';
import CodeBlock from '@theme/CodeBlock';
import {released} from '@site/config/versions';
import styles from './styles.module.css';

const {quotes} = home;

export default function Example(): ReactNode {
  return (
    <section className={styles.example} aria-labelledby="example">
      <Heading as="h2" id="example" className="sr-only">
        One component, from description to manifest
      </Heading>
      <div className="row">
        <div className="col col--6">
          <p className={styles.label}>1. You write</p>
          <CodeBlock {...quotes.component} />
          <CodeBlock {...quotes.platform} />
        </div>
        <div className="col col--6">
          <p className={styles.label}>2. You run</p>
          <CodeBlock {...quotes.command} />
          <p>
            Holos runs Helm and Kustomize, and writes one YAML file per component. It doesn’t use a cluster.
          </p>
          <p className={styles.label}>3. You commit</p>
          <div className={styles.manifest}>
            <CodeBlock {...quotes.manifest} />
          </div>
        </div>
      </div>
      <p>
        All of it is from <Link to={`/docs/${released.path}/tutorial/hello-holos/`}>Hello Holos</Link>. The
        tutorial’s commands were executed, and its outputs are what the tools printed.
      </p>
    </section>
  );
}
