// Change: replaces the original. On a post's own page the post is offered as Markdown, to copy or to view; the
// date needs no `Intl`: see lib/dates.ts. This site shows no reading time.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import PageMarkdown from '@site/src/components/PageMarkdown';
import {longDay} from '@site/lib/dates';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <div className={styles.row}>
      <div className={clsx(styles.day, 'margin-vert--md', className)}>
        <time dateTime={metadata.date}>{longDay(new Date(metadata.date))}</time>
      </div>
      {isBlogPostPage && <PageMarkdown permalink={metadata.permalink} />}
    </div>
  );
}
