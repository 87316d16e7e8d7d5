// Change: wraps the original. Below its authors, on its own page, a post is offered as Markdown, to copy or to view.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Authors';
import Original from '@theme-original/BlogPostItem/Header/Authors';
import PageMarkdown from '@site/src/components/PageMarkdown';

export default function BlogPostItemHeaderAuthors(props: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      <Original {...props} />
      {isBlogPostPage && (
        <div className="margin-bottom--md">
          <PageMarkdown permalink={metadata.permalink} />
        </div>
      )}
    </>
  );
}
