// Change: wraps the original. On a post's own page the post is offered as Markdown, to copy or to view.
import type {ComponentProps, ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Header/Info';
import PageMarkdown from '@site/src/components/PageMarkdown';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo(props: ComponentProps<typeof Original>): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <div className={styles.row}>
      <Original {...props} />
      {isBlogPostPage && <PageMarkdown permalink={metadata.permalink} />}
    </div>
  );
}
