import {readFileSync, statSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {pages} from '../../config/pages';
import {site} from '../../config/site';
import {released, unreleased, versions} from '../../config/versions';
import {withBase, withoutBase} from '../../lib/addresses';
import {pruneCache} from '../../lib/contentCache';
import {createDrawings} from '../../lib/drawings';
import {BLOG} from '../../lib/sections';
import {articlesOf, type Article} from '../articles';
import {brokenLinks, report} from './brokenLinks';
import {createCards} from './cards/cards';
import {HEADERS_FILE, REDIRECTS_FILE, headersFile, redirectsFile} from './hosting';
import {HELPERS, getReady, help, inTurn} from './helpers';
import {inlineStyles, stylesheetOf} from './inline';
import {INDEX_FILE, fullText, fullTextOf, llmsIndex} from './llms';
import {finishPage, type FinishedPage, type PageJob} from './page';
import {hashOf, together} from './policy';

/** The parts of /llms.txt, in their order. */
const sections = [
  ...[released, unreleased, ...versions.filter(({status}) => status === 'older')].map(
    ({path: name, label, status}) => ({name, heading: `Documentation of ${label}, ${status}`}),
  ),
  {name: BLOG, heading: 'Blog'},
];

/**
 * Files that other plugins write at the same time as this one: the framework starts the last step of all plugins at
 * once. Links to them are right.
 */
const writtenMeanwhile = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/sitemap.xml'];

function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** Jobs at each helping process: while this one reads a page, nobody sends another one. */
const AHEAD = 4;

/** Where the pages are, and where readers will find them. */
interface Place {
  outDir: string;
  /** Public address of the site, without its final slash. */
  root: string;
  /** Absolute path of the stylesheet. */
  sheet?: string;
}

const fileOf = (outDir: string, route: string) =>
  path.join(outDir, route.endsWith('.html') ? route : path.join(route, 'index.html'));

/**
 * What is to be done to the page at an address.
 *
 * @throws Error when the build wrote no such page
 */
export function jobOf(
  {outDir, root, sheet}: Place,
  route: string,
  tags: string,
  styles: readonly string[],
  article?: Article,
): PageJob {
  const file = fileOf(outDir, route);
  if (!isFile(file)) {
    throw new Error(`${route}: the build wrote no page, though this is one of its routes`);
  }
  const job = {siteDir: pages.siteDir, route, file, tags, styles, sheet};
  if (!article) {
    return job;
  }
  const {section, card, title, description, day, byline} = article;
  const edition = day ? [byline, day].filter(Boolean).join(', ') : `${site.title} ${section}`;
  const head = {title, description, url: root + route, edition};
  return {...job, article: {head, card: root + card}};
}

/**
 * The articles with what was made of each.
 *
 * @throws Error that names an article that the build has no page of
 */
export function join(articles: readonly Article[], finished: readonly FinishedPage[]) {
  const byRoute = new Map(finished.map((page) => [page.route, page]));
  return articles.map((article) => {
    const {markdown, searchText} = byRoute.get(article.route) ?? {};
    if (!markdown || !searchText) {
      throw new Error(`${article.route}: no route of the build is this page, written in ${article.source}`);
    }
    return {...article, markdown, searchText};
  });
}

/** @throws Error that names the place of every broken link */
function judgeLinks(finished: readonly FinishedPage[], outDir: string, base: string): void {
  const links = finished.flatMap(({route, links: hrefs}) => hrefs.map((href) => ({route, href})));
  if (links.length === 0) {
    throw new Error('No page of the site has a link.');
  }
  const broken = brokenLinks(
    links,
    finished.map(({route}) => route),
    (pathname) => writtenMeanwhile.includes(pathname) || isFile(path.join(outDir, pathname)),
    base,
  );
  if (broken.length > 0) {
    const sources = new Map(pages.all().map((page) => [page.route, page.source]));
    const read = (route: string) => {
      const file = sources.get(route);
      return file && /\.mdx?$/.test(file)
        ? {file, source: readFileSync(path.join(pages.siteDir, file), 'utf8')}
        : undefined;
    };
    throw new Error(report(broken, read));
  }
}

/** The part of a bundler's compiler that is used here. */
interface Compiler {
  hooks: {done: {tap(name: string, act: () => void): void}};
}

/** A plugin of the bundler that does something while the framework, by one thread, makes pages of the bundles. */
function whenBundled(act: () => Promise<void>) {
  return {
    apply({hooks}: Compiler) {
      hooks.done.tap('finish', () => {
        // The first page that needs a process reports why it could not start.
        act().catch(() => undefined);
      });
    },
  };
}

/** Parts of other plugins that finish a page. */
interface Options {
  /** Makes the tags for the end of each page's head: see plugins/early. */
  createTagFinder: (build: Props) => (route: string) => string;
}

function createPlugin({siteDir, baseUrl}: LoadContext, {createTagFinder}: Options): Plugin {
  const cards = createCards(siteDir);
  let articles: Article[] = [];

  return {
    name: 'finish',
    allContentLoaded({allContent}) {
      articles = articlesOf(allContent, pages, baseUrl);
      if (process.env.NODE_ENV === 'production') {
        // Cards need no page, only words: they are drawn while the build leaves a core idle.
        cards.start(articles);
      }
    },
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [whenBundled(getReady)]},
    async postBuild(build) {
      const {outDir} = build;
      // A duplicate route, of which the framework only warns, is one page: two processes must not write it.
      const routesPaths = [...new Set(build.routesPaths)].map(
        (address) => withoutBase(baseUrl, address) ?? address,
      );
      const siteRoot = site.url + baseUrl.slice(0, -1);
      const styles = createDrawings(siteDir).styleTexts().map(hashOf);
      const tagsOf = createTagFinder(build);
      const articleAt = new Map(articles.map((article) => [article.route, article]));

      const sheet = stylesheetOf(outDir);

      // One by one, here and by the helping processes: its links, its search text, its copy, its head.
      const read = await inTurn(routesPaths, 1 + AHEAD * HELPERS, (route, worker) => {
        const tags = tagsOf(withBase(baseUrl, route));
        const job = jobOf({outDir, root: siteRoot, sheet}, route, tags, styles, articleAt.get(route));
        return worker === 0 ? finishPage(job) : help('page', job);
      });

      // All together.
      const copied = join(articles, read);
      const searched = copied.map(({route, section, trail, searchText}) => ({
        route,
        section,
        trail,
        searchText,
      }));
      const [finished] = await Promise.all([
        inlineStyles(read, sheet, (route) => fileOf(outDir, route)),
        help('search', {articles: searched, outDir}),
      ]);
      await writeFile(path.join(outDir, INDEX_FILE), llmsIndex({...site, url: siteRoot}, sections, copied));
      for (const {path: version} of versions) {
        const own = copied.filter(({section}) => section === version);
        await writeFile(path.join(outDir, fullTextOf(version)), fullText(own));
      }
      await cards.write(articles, outDir);
      const inline = together(finished.map((page) => page.inline));
      await writeFile(path.join(outDir, HEADERS_FILE), headersFile(inline, baseUrl));
      await writeFile(path.join(outDir, REDIRECTS_FILE), redirectsFile(baseUrl));
      // After all that writes files: a link may lead to any of them.
      judgeLinks(finished, outDir, baseUrl);
      await pruneCache(siteDir);
    },
  };
}

/** Reads every finished page once, and writes all that needs its HTML: see the README.md of plugins/. */
export default function finish(options: Options) {
  return (context: LoadContext) => createPlugin(context, options);
}
