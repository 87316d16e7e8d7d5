// Change: wraps the original. Below the last-update line the page says with which tools its commands ran,
// offers the platform that they end with, and asks whether it helped.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Footer';
import {links, site} from '@site/config/site';
import {withBase, withSlash} from '@site/lib/addresses';
import {base} from '@site/src/base';
import type {ExampleRun} from '@site/lib/examplesLock';
import styles from './styles.module.css';

/** Joins as English does: "a, b and c". */
function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function RunNote({run}: {run: ExampleRun}): ReactNode {
  const tools = Object.entries(run.tools).map(([name, version]) => `${name} ${version}`);
  return (
    <p className={styles.run}>
      Run with {list(tools)}.
      {run.platform && (
        <>
          {' '}
          <a href={withBase(base, run.platform)} download>
            Download the finished platform
          </a>{' '}
          (txtar; <code>holos txtar</code> unpacks it).
        </>
      )}
    </p>
  );
}

/** Asks for a word on the page, as an issue that names it already. */
function Feedback(): ReactNode {
  const {metadata} = useDoc();
  const issue = new URLSearchParams({
    title: `Docs: ${metadata.title}`,
    body: `Page: ${site.url}${withSlash(metadata.permalink)}\n\nWhat I looked for:\n\nWhat helped, or was missing:\n`,
  });
  return (
    <p className={styles.run}>
      Was this page helpful?{' '}
      <Link to={`${links.repository}/issues/new?${String(issue)}`}>Tell us in an issue</Link>
    </p>
  );
}

export default function DocItemFooter(): ReactNode {
  const {frontMatter} = useDoc();
  const run = (frontMatter as {exampleRun?: ExampleRun}).exampleRun;
  return (
    <>
      <Original />
      {run && <RunNote run={run} />}
      <Feedback />
    </>
  );
}
