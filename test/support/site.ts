/** The addresses that the site must have, from its sources: the files of its pages, and what the blog makes of posts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pages, siteDir, type Page} from '../../config/pages';
import {readFrontMatter} from '../../plugins/engine/markdown';
import {BLOG} from '../../config/site';

/** A post as its source describes it. */
export interface Post extends Page {
  /** Such as `2024-10-28`. */
  day: string;
  title: string;
  tags: string[];
  /** Names, as blog/authors.yml has them. */
  authors: string[];
}

/** An author as blog/authors.yml describes them. */
interface Author {
  name: string;
}

/** The front matter of a page's source. */
export function frontMatterOf({source}: Page): Record<string, unknown> {
  return readFrontMatter(readFileSync(path.join(siteDir, source), 'utf8'));
}

/** All authors by their keys, in the order of the file. */
export const authors: Record<string, Author> = readFrontMatter(
  `---\n${readFileSync(path.join(siteDir, 'blog/authors.yml'), 'utf8')}\n---\n`,
) as never;

/** A list in front matter, where a single value needs no brackets. */
const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);

/** All posts, newest first. */
export const posts: Post[] = pages
  .all()
  .filter(({section}) => section === BLOG)
  .map((page): Post => {
    const {title, tags, authors: keys} = frontMatterOf(page);
    const day = /\d{4}-\d{2}-\d{2}/.exec(page.source)?.[0] ?? '';
    const names = listOf(keys).map((key) => authors[key]?.name ?? key);
    return {...page, day, title: String(title), tags: listOf(tags), authors: names};
  })
  .sort((a, b) => b.day.localeCompare(a.day));

/** Tags that posts have. */
export const tags: string[] = [...new Set(posts.flatMap((post) => post.tags))].sort();

/** Address of the page that lists the posts of a tag. */
export const tagRoute = (tag: string) => `/blog/tags/${tag}/`;

/** Lists of the blog, which the framework generates: each has one page, as there are few posts. */
export const generated: string[] = [
  '/blog/',
  ...tags.map(tagRoute),
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
];

/** The redirect to the docs and the search page, which search engines don't list. */
const unlisted: readonly string[] = ['/docs/', '/search/'];

/** Every address of the site. */
export const routes: string[] = [...pages.all().map(({route}) => route), ...generated, '/search/'];

/** Every address of a page with content. */
export const listed: string[] = routes.filter((route) => !unlisted.includes(route));

/** Pages of older versions, which search engines don't list. */
export const older: ReadonlySet<string> = new Set(
  pages.all().flatMap(({route, version}) => (version?.status === 'older' ? route : [])),
);

/** The pages of the docs and the posts. */
export const articles: Page[] = pages.all().filter(({section}) => section !== undefined);
