/** The addresses that the site must have, from its sources: the files of its pages, and what the blog makes of posts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pages, siteDir, type Page} from '../../config/pages';
import {readFrontMatter} from '../../plugins/engine/markdown';
import {BLOG, site} from '../../config/site';
import {released} from '../../config/versions';
import {pageOf} from './built';

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
  page?: boolean | {permalink?: string};
}

/** A tag as blog/tags.yml describes it. */
interface Tag {
  permalink?: string;
}

/** The front matter of a page's source. */
export function frontMatterOf({source}: Page): Record<string, unknown> {
  return readFrontMatter(readFileSync(path.join(siteDir, source), 'utf8'));
}

const readYaml = (file: string) =>
  readFrontMatter(`---\n${readFileSync(path.join(siteDir, file), 'utf8')}\n---\n`) as never;

/** All authors by their keys, in the order of the file. */
export const authors: Record<string, Author> = readYaml('blog/authors.yml');

const tagsFile: Record<string, Tag> = readYaml('blog/tags.yml');

/** The public address of a page, whose route may have a space. */
export const addressOf = (route: string) => site.url + encodeURI(route);

/** The pages with an address. Search engines and readers find those that aren't unlisted. */
const published = pages.all().filter((page) => frontMatterOf(page).draft !== true);
const found = published.filter((page) => frontMatterOf(page).unlisted !== true);

/** A list in front matter, where a single value needs no brackets. */
const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);

/** All posts, newest first. */
export const posts: Post[] = found
  .filter(({section}) => section === BLOG)
  .map((page): Post => {
    const {title, tags, authors: keys, date} = frontMatterOf(page);
    const day =
      /\d{4}-\d{2}-\d{2}/.exec(date ? new Date(String(date)).toISOString() : page.source)?.[0] ?? '';
    const names = listOf(keys).map((key) => authors[key]?.name ?? key);
    return {...page, day, title: String(title), tags: listOf(tags), authors: names};
  })
  .sort((a, b) => b.day.localeCompare(a.day));

export const newestPost = posts[0]?.route ?? '';

/** Tags that posts have. */
export const tags: string[] = [...new Set(posts.flatMap((post) => post.tags))].sort();

/** Address of the page that lists the posts of a tag. */
export const tagRoute = (tag: string) => `/blog/tags${tagsFile[tag]?.permalink ?? `/${tag}`}/`;

/** The pages of a list of posts, in their order: each shows ten, the framework's default. */
export const listPages = (route: string, {length}: readonly Post[]): string[] =>
  Array.from({length: Math.max(1, Math.ceil(length / 10))}, (_, index) =>
    index === 0 ? route : `${route}page/${index + 1}/`,
  );

/** Lists of the blog, which the framework generates. */
export const generated: string[] = [
  ...listPages('/blog/', posts),
  ...tags.flatMap((tag) =>
    listPages(
      tagRoute(tag),
      posts.filter((post) => post.tags.includes(tag)),
    ),
  ),
  ...Object.entries(authors).flatMap(([key, {name, page}]) =>
    page
      ? listPages(
          `/blog/authors${page === true ? `/${key}` : (page.permalink ?? `/${key}`)}/`,
          posts.filter((post) => post.authors.includes(name)),
        )
      : [],
  ),
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
];

const routesOf = (all: readonly Page[]) => all.map(({route}) => route);

/** Every address of the site. */
export const routes: string[] = [...routesOf(published), ...generated, '/search/'];

/** Every address that search engines list: not the redirect to the docs, nor the search. */
export const listed: string[] = [...routesOf(found), ...generated].filter((route) => route !== '/docs/');

/** Pages of older versions, which search engines don't list. */
export const older: ReadonlySet<string> = new Set(
  pages.all().flatMap(({route, version}) => (version?.status === 'older' ? route : [])),
);

/** The pages of the docs and the posts. */
export const articles: Page[] = found.filter(({section}) => section !== undefined);

const ofRelease = articles.filter(({version}) => version === released);

/** The first page of the released docs that has such an element in the build. */
export const pageWith = (selector: string): string =>
  ofRelease.find(({route}) => pageOf(route)(selector).length > 0)?.route ?? '';

/** A page of the released docs for each kind of content, and the one with the longest title. */
export function kindsOfDocs(): string[] {
  const kinds = ['table', 'figure', 'dl, li[id]', '.theme-admonition', '.code-fold', '[class*=links_]'];
  const lengths = ofRelease.map((page) => String(frontMatterOf(page).title).length);
  const longest = ofRelease[lengths.indexOf(Math.max(...lengths))]?.route ?? '';
  return [...new Set([...kinds.map((kind) => pageWith(`article ${kind}`)), longest])];
}
