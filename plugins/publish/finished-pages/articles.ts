import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {withSlash, withoutBase} from '../../engine/addresses';
import {contentOf, docsBelow, docsIn} from '../../engine/docs';
import type {Article} from '../../engine/finishedPage';

type Metadata = Pick<DocMetadata, 'source' | 'permalink' | 'title' | 'description'>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function readMetadata(base: string, {source, permalink, title, description}: Metadata) {
  const address = withSlash(permalink);
  return {
    route: withoutBase(base, address) ?? address,
    source: source.replace(/^@site\//, ''),
    // YAML texts can have several lines, but the lists that show them have one line for each page.
    title: oneLine(title),
    description: oneLine(description),
  };
}

function docsArticles(base: string, {loadedVersions}: DocsContent): Article[] {
  return loadedVersions.flatMap(({path: address, docs, sidebars}) => {
    const listed = docsBelow(Object.values(sidebars).flat());
    const positions = new Map(listed.map(({id, trail}, index) => [id, {trail, index}]));
    // Pages outside the sidebars come last.
    const order = (id: string) => positions.get(id)?.index ?? listed.length;
    return docs
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .sort((a, b) => order(a.id) - order(b.id) || a.id.localeCompare(b.id))
      .map((doc) => ({
        ...readMetadata(base, doc),
        section: path.posix.basename(address),
        trail: positions.get(doc.id)?.trail ?? [],
      }));
  });
}

function blogArticles(base: string, blog: BlogContent): Article[] {
  const section = path.posix.basename(path.posix.dirname(blog.blogTagsListPath));
  return blog.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      ...readMetadata(base, metadata),
      section,
      trail: [],
      day: new Date(metadata.date).toISOString().slice(0, 10),
      byline: metadata.authors.map(({name}) => name).join(', '),
    }));
}

/** All docs pages, each version in the order of its sidebar, then all posts, newest first. */
export function listArticles(allContent: AllContent, base: string): Article[] {
  return [
    ...docsIn(allContent).flatMap((content) => docsArticles(base, content)),
    ...contentOf<BlogContent>(allContent, 'blog').flatMap((content) => blogArticles(base, content)),
  ];
}
