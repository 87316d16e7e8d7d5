import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import type {ArticleFacts} from '@site/src/structuredData';

/** What is known of a post. */
export function factsOf({
  title,
  description,
  permalink,
  date,
  authors,
  lastUpdatedAt,
  frontMatter,
}: PropBlogPostContent['metadata']): ArticleFacts {
  return {
    title,
    description,
    permalink,
    authors,
    published: new Date(date),
    ...(frontMatter.image && {image: frontMatter.image}),
    ...(lastUpdatedAt && {modified: new Date(lastUpdatedAt)}),
  };
}
