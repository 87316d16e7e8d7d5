// Change: wraps the original. Adds the components that pages use without an import, and a fold that the browser opens before and without
// React, where the original needs it.
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Original from '@theme-original/MDXComponents';
import {LinkList, Steps} from '@site/src/components/Lists';
import {Name} from '@site/plugins/engine/names';

const Details = (props: ComponentProps<'details'>): ReactNode => <details className={Name.Fold} {...props} />;

/** Tells the framework's check of links which ids a page has besides those of its headings; see plugins/writing/references.ts. */
function PlainIds({of}: {of: string}): ReactNode {
  of.split(' ').forEach(useBrokenLinks().collectAnchor);
  return null;
}

export default {...Original, Details, LinkList, PlainIds, Steps};
