import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {links, site} from '@site/config/site';
import {withSlash} from '@site/plugins/engine/addresses';

/** Asks for feedback in an issue, whose title and text already name the page. */
export default function PageFeedback(): ReactNode {
  const {metadata} = useDoc();
  const issue = new URLSearchParams({
    title: `Docs: ${metadata.title}`,
    body: `Page: ${site.url}${withSlash(metadata.permalink)}\n\nWhat I looked for:\n\nWhat was missing, wrong or helpful:\n`,
  });
  return (
    <p className="page-feedback">
      Was this page helpful?{' '}
      <Link to={`${links.repository}/issues/new?${String(issue)}`}>Tell us in an issue</Link>
    </p>
  );
}
