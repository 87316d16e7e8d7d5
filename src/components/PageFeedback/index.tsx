import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {links, site} from '@site/config/site';
import {withSlash} from '@site/plugins/engine/addresses';

/** A link to a new issue, whose title and text already name the page. */
export default function PageFeedback(): ReactNode {
  const {metadata} = useDoc();
  const issue = new URLSearchParams({
    title: `Docs: ${metadata.title}`,
    body: `Page: ${site.url}${withSlash(metadata.permalink)}\n\nWhat I looked for:\n\nWhat was missing, wrong or helpful:\n`,
  });
  return <Link to={`${links.repository}/issues/new?${String(issue)}`}>Report a problem</Link>;
}
