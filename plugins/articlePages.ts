/** The pages of the docs and the posts, in the order in which one reads them, as the content plugins know them. */
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';

/** A page of the docs or a post. */
export interface ArticlePage {
  /** Path of the page, with its final slash. */
  route: string;
  /** `blog`, or the version of the docs as addresses spell it. */
  section: string;
  title: string;
  description: string;
  /** Path of its source file, from the site's folder. */
  source: string;
  /** Day of a post, as `2024-10-28`. */
  day?: string;
}

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'category') {
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

/** The framework's `@site/` stands for the site's folder. */
const pathOf = (source: string) => source.replace(/^@site\//, '');

const withSlash = (permalink: string) => permalink.replace(/\/?$/, '/');

function docsPages({loadedVersions}: DocsContent): ArticlePage[] {
  return loadedVersions.flatMap(({path, docs, sidebars}) => {
    const order = Object.values(sidebars).flat().flatMap(idsOf);
    // Pages that no sidebar lists come last.
    const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    return docs
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id))
      .map(({permalink, title, description, source}) => ({
        route: withSlash(permalink),
        section: path.replace(/\/$/, '').split('/').at(-1) ?? '',
        title,
        description,
        source: pathOf(source),
      }));
  });
}

function posts({blogPosts}: BlogContent): ArticlePage[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {permalink, title, description, date, source}}) => ({
      route: withSlash(permalink),
      section: 'blog',
      title,
      description,
      source: pathOf(source),
      day: new Date(date).toISOString().slice(0, 10),
    }));
}

/** All pages of the docs, each version in the order of its sidebar, then all posts, newest first. */
export function articlePages(allContent: AllContent): ArticlePage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [...(docs ? docsPages(docs) : []), ...(blog ? posts(blog) : [])];
}
