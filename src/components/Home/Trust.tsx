import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home-data/default/home.json';
import {links} from '@site/config/site';
import {Doc} from './Band';
import styles from './styles.module.css';

const {executed, release, render} = home.facts;

const number = new Intl.NumberFormat('en');
const day = new Date(release.day).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Reasons to trust the tool and its docs, as figures that the build counts in the pages. */
export default function Trust(): ReactNode {
  const tag = `${links.repository}/releases/tag/v${release.version}`;
  return (
    <>
      <dl className={styles.trust}>
        <div>
          <dt>commands in these docs are executed, and each output is compared</dt>
          <dd>{number.format(executed.commands)}</dd>
        </div>
        <div>
          <dt>more runs prove statements of the docs</dt>
          <dd>{number.format(executed.proofs)}</dd>
        </div>
        <div>
          <dt>
            take the <Doc to="tutorial/hello-holos/">tutorial’s first render</Doc>
          </dt>
          <dd>
            {Math.round(render.duration)} {render.unit}
          </dd>
        </div>
        <div>
          <dt>
            controllers run in your cluster, because <Doc to="topics/architecture/">Holos writes files</Doc>
          </dt>
          <dd>0</dd>
        </div>
      </dl>
      <p className={styles.facts}>
        <Link to={tag}>
          Version {release.version} of {day}
        </Link>{' '}
        · Apache License 2.0
      </p>
    </>
  );
}
