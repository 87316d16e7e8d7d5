// Change: wraps the original. Offers the page's Markdown copy beside the version.
import type {ComponentProps, ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocVersionBadge';
import PageMarkdown from '@site/src/components/PageMarkdown';
import styles from './styles.module.css';

export default function DocVersionBadge(props: ComponentProps<typeof Original>): ReactNode {
  // None on a list of pages that the framework makes of a category.
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <div className={styles.row}>
      <Original {...props} />
      {activeDoc && <PageMarkdown permalink={activeDoc.path} />}
    </div>
  );
}
