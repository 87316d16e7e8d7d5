/** The articles of the site: docs pages and posts, in reading order. */
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {withSlash, withoutBase} from '../../engine/addresses';
import {blogsIn, docsIn, sectionOfBlog, sectionOfDocs} from '../../engine/contentSections';
import {docsBelow} from '../../engine/sidebar';
import type {Article} from '../../engine/finishedPage';

interface Metadata {
  id: string;
  /** Path of the source file. It starts with the framework's `@site/` for the site's folder. */
  source: string;
  permalink: string;
  title: string;
  description: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function article(base: string, {id, source, permalink, title, description}: Metadata) {
  const address = withSlash(permalink);
  const route = withoutBase(base, address) ?? address;
  // YAML texts can have several lines, but the lists that show them have one line for each page.
  const facts = {title: oneLine(title), description: oneLine(description)};
  return {route, source: source.replace(/^@site\//, ''), id, ...facts};
}

function docsArticles(base: string, {loadedVersions}: DocsContent): Article[] {
  return loadedVersions.flatMap(({path, docs, sidebars}) => {
    const listed = docsBelow(Object.values(sidebars).flat());
    const places = new Map(listed.map(({id, trail}, order) => [id, {trail, order}]));
    // Pages outside the sidebars come last.
    const rank = (id: string) => places.get(id)?.order ?? listed.length;
    return docs
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id))
      .map((doc) => ({
        ...article(base, doc),
        section: sectionOfDocs(path, base),
        trail: places.get(doc.id)?.trail ?? [],
      }));
  });
}

function posts(base: string, blog: BlogContent): Article[] {
  const section = sectionOfBlog(blog, base);
  return blog.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({id, metadata}) => ({
      ...article(base, {...metadata, id}),
      section,
      trail: [],
      day: new Date(metadata.date).toISOString().slice(0, 10),
      byline: metadata.authors.map(({name}) => name).join(', '),
    }));
}

/** All docs pages, each version in the order of its sidebar, then all posts, newest first. */
export function articlesOf(allContent: AllContent, base: string): Article[] {
  return [
    ...docsIn(allContent).flatMap((content) => docsArticles(base, content)),
    ...blogsIn(allContent).flatMap((content) => posts(base, content)),
  ];
}
