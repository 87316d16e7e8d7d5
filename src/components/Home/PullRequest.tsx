import type {ReactNode} from 'react';
import home from '@generated/home-data/default/home.json';
import CodeBlock from '@theme/CodeBlock';
import {pullRequestTitle} from '@site/config/home';
import Words from './Words';
import styles from './pullRequest.module.css';

const {quotes} = home;

/** One changed line and its effect, as reviewers see them at a Git host. */
export default function PullRequest(): ReactNode {
  return (
    <figure className={styles.request} aria-label={`Pull request: ${pullRequestTitle}`}>
      <figcaption className={styles.head}>
        <b>{pullRequestTitle}</b>
        <span className={styles.state}>Open</span>
        <Words {...quotes.upgradeSize} />
      </figcaption>
      <p className={styles.note}>You change one line of CUE:</p>
      <CodeBlock {...quotes.upgradeSource} />
      <p className={styles.note}>Holos renders the manifests, and Git shows the line’s effect:</p>
      <CodeBlock {...quotes.upgradeDev} />
      <CodeBlock {...quotes.upgradeProd} />
      <p className={styles.check}>
        <b>Manifests are current</b>
        <code className={styles.command}>
          <Words {...quotes.upgradeCheck} />
        </code>
      </p>
    </figure>
  );
}
