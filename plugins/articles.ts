/** The articles of the site: the pages of the docs and the posts, in the order in which one reads them. */
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {pages as ownPages} from '../config/pages';
import {withBase, withSlash} from '../lib/addresses';
import type {Page, Pages} from '../lib/pages';

/** A page of the docs or a post. */
export interface Article extends Page {
  /** The path of a version, or `blog`. */
  section: string;
  /** The categories of the sidebar that it stands in, the outermost first. */
  trail: readonly string[];
  card: string;
  title: string;
  description: string;
  /** Day of a post, as `2024-10-28`. */
  day?: string;
  /** The names of a post's authors. */
  byline?: string;
}

type SidebarItem = DocsContent['loadedVersions'][number]['sidebars'][string][number];

/** The pages below an item of a sidebar, in its order, each with the categories above it. */
function placesOf(
  item: SidebarItem,
  trail: readonly string[] = [],
): {id: string; trail: readonly string[]}[] {
  if (item.type === 'category') {
    return [
      ...(item.link?.type === 'doc' ? [{id: item.link.id, trail}] : []),
      ...item.items.flatMap((child) => placesOf(child, [...trail, item.label])),
    ];
  }
  return item.type === 'doc' || item.type === 'ref' ? [{id: item.id, trail}] : [];
}

interface Metadata {
  /** Path of the source file; the framework's `@site/` stands for the site's folder. */
  source: string;
  permalink: string;
  title: string;
  description: string;
}

/**
 * Joins the framework's metadata of a page with its identity.
 *
 * @throws Error when the two disagree about its address: everything else relies on that of lib/pages.ts
 */
function articleOf(
  pages: Pages,
  base: string,
  {source, permalink, title, description}: Metadata,
  {trail = [], ...post}: Partial<Pick<Article, 'trail' | 'day' | 'byline'>>,
): Article {
  const file = source.replace(/^@site\//, '');
  const page = pages.of(file);
  if (!page?.section || !page.card) {
    throw new Error(`${file} is no page of the docs or the blog`);
  }
  if (withBase(base, page.route) !== withSlash(permalink)) {
    throw new Error(
      `${file}: its front matter gives it the address ${permalink}, but its path says ${page.route}. ` +
        'Rename the file, or change "slug" or "id".',
    );
  }
  return {...page, section: page.section, trail, card: page.card, title, description, ...post};
}

function docsArticles(pages: Pages, base: string, {loadedVersions}: DocsContent): Article[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const listed = Object.values(sidebars)
      .flat()
      .flatMap((item) => placesOf(item));
    const places = new Map(listed.map(({id, trail}, order) => [id, {trail, order}]));
    // Pages that no sidebar lists come last.
    const rank = (id: string) => places.get(id)?.order ?? listed.length;
    return docs
      .filter(({draft, unlisted}) => !draft && !unlisted)
      .sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id))
      .map((doc) => articleOf(pages, base, doc, places.get(doc.id) ?? {}));
  });
}

function posts(pages: Pages, base: string, {blogPosts}: BlogContent): Article[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) =>
      articleOf(
        pages,
        base,
        {...metadata, description: metadata.description},
        {
          day: new Date(metadata.date).toISOString().slice(0, 10),
          byline: metadata.authors.map(({name}) => name).join(', '),
        },
      ),
    );
}

/**
 * All pages of the docs, each version in the order of its sidebar, then all posts, newest first.
 *
 * @param base path that the site stands below
 * @throws Error that names a page whose address is not the one that its path says
 */
export function articlesOf(allContent: AllContent, pages: Pages = ownPages, base = '/'): Article[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [...(docs ? docsArticles(pages, base, docs) : []), ...(blog ? posts(pages, base, blog) : [])];
}
