import type {ReactNode} from 'react';
import clsx from 'clsx';
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
      <ul className={clsx('clean-list', styles.trust)}>
        <li>
          <b>{number.format(executed.commands)}</b> commands in these docs are executed, and each output is
          compared
        </li>
        <li>
          <b>{number.format(executed.proofs)}</b> more runs check what the text claims
        </li>
        <li>
          <b>
            {Math.round(render.duration)} {render.unit}
          </b>{' '}
          for the <Doc to="tutorial/hello-holos/">tutorial’s first render</Doc>
        </li>
        <li>
          <b>0</b> controllers run in your cluster, because{' '}
          <Doc to="topics/architecture/">Holos writes files</Doc>
        </li>
      </ul>
      <p>
        <Link to={tag}>
          Version {release.version} of {day}
        </Link>{' '}
        · Apache License 2.0
      </p>
    </>
  );
}
