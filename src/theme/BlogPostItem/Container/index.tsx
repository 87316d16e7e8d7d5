// Change: wraps the original. A post has its cover, and in lists its description and its tags; the original has its first paragraphs and a link
// to read more, which the title is.
import {Children, type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import TagsListInline from '@theme/TagsListInline';
import Cover from '@site/src/components/Cover';

export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const [header, content, footer] = Children.toArray(children);
  const cover = <Cover key="cover" permalink={metadata.permalink} />;
  return (
    <Original className={clsx(className, !isBlogPostPage && 'post-card')}>
      {isBlogPostPage ? (
        [header, cover, content, footer]
      ) : (
        <>
          {cover}
          {header}
          <p>{metadata.description}</p>
          <TagsListInline tags={metadata.tags} />
        </>
      )}
    </Original>
  );
}
