// Change: ejected. The list has an H1 and, while it is one page, the tags with their counts; the original has neither.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import TagsListByLetter from '@theme/TagsListByLetter';
import type {Props} from '@theme/BlogListPage';

/** The tags of posts in a list, each with the number of its posts. */
function tagsOf(items: Props['items']) {
  const all = items.flatMap(({content}) => content.metadata.tags);
  const tags = new Map(all.map((tag) => [tag.permalink, tag]));
  return Array.from(tags.values(), (tag) => ({
    ...tag,
    count: all.filter(({permalink}) => permalink === tag.permalink).length,
  }));
}

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          {metadata.totalPages === 1 && <TagsListByLetter tags={tagsOf(items)} />}
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
