// Change: ejected. Addresses have their final slash; the original's redirect.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage/StructuredData';
import StructuredData from '@site/src/components/StructuredData';
import {blog} from '@site/src/structuredData';
import {factsOf} from '@site/src/theme/BlogPostPage/StructuredData/facts';

export default function BlogListPageStructuredData({metadata, items}: Props): ReactNode {
  const facts = {
    title: metadata.blogTitle,
    description: metadata.blogDescription,
    posts: items.map(({content}) => factsOf(content.metadata)),
  };
  return <StructuredData things={[blog(facts)]} />;
}
