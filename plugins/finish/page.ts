/** What is done to one finished page. It is read once, parsed once and written once. */
import {readFileSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findArticle} from '../../lib/article';
import {ContentCache} from '../../lib/contentCache';
import {START_STYLE} from '../../lib/earlyNames';
import {metaContent, parseHtml} from '../../lib/html';
import type {PageText} from '../../lib/searchIndex';
import {finishHead} from './head';
import {linksOf} from './links';
import {markdownOf, type PageHead} from './markdown';
import {inlineOf, policyTag, type Inline} from './policy';
import {pageText} from './search';
import {takeApart, type Choice, type Sheet} from './styles';

/** A page to finish. */
export interface PageJob {
  siteDir: string;
  /** Path of its address. */
  route: string;
  /** Absolute path of its HTML. */
  file: string;
  /** Tags that its head gets. */
  tags: string;
  /** Hashes of the styles that any page may show: those of drawings. */
  styles: readonly string[];
  /** Absolute path of the stylesheet, of which the page gets what it needs. */
  sheet?: string;
  /** Of a page of the docs or a post. */
  article?: {
    head: PageHead;
    /** Public address of its card, whole. */
    card: string;
  };
}

/** What the parts that need all pages take from one. */
export interface FinishedPage {
  route: string;
  links: string[];
  /** What the policy of the whole site has to allow. */
  inline: Inline;
  /** What the page needs of the stylesheet. */
  choice?: Choice;
  /** Of an article. */
  searchText?: PageText;
  /** Of an article. */
  markdown?: string;
}

/** The programs that make copies: a change to one makes every copy anew. */
const programs = ['markdown.ts', '../../lib/article.ts', '../../lib/html.ts'].map((name) =>
  readFileSync(path.join(__dirname, name), 'utf8'),
);

const sheets = new Map<string, Sheet>();

/** A stylesheet; every process takes it apart once. */
function sheetAt(file: string): Sheet {
  const sheet = sheets.get(file) ?? takeApart(readFileSync(file, 'utf8'));
  sheets.set(file, sheet);
  return sheet;
}

/** The copies of former builds, by the site's folder. */
const caches = new Map<string, ContentCache>();

function cacheOf(siteDir: string): ContentCache {
  const cache = caches.get(siteDir) ?? new ContentCache(siteDir, 'markdown');
  caches.set(siteDir, cache);
  return cache;
}

/** The blog plugin may read a post at the same time, for the feeds: it finds the whole file, before or after. */
export async function writePage(file: string, html: string): Promise<void> {
  await writeFile(`${file}.new`, html);
  await rename(`${file}.new`, file);
}

async function finish({
  siteDir,
  route,
  file,
  tags,
  styles,
  sheet,
  article: wanted,
}: PageJob): Promise<FinishedPage> {
  const html = await readFile(file, 'utf8');
  const tree = parseHtml(html);
  const finished: FinishedPage = {route, links: linksOf(tree), inline: inlineOf(tree, styles)};
  if (sheet && metaContent(tree, START_STYLE)) {
    finished.choice = sheetAt(sheet).choose(tree, html);
  }
  if (wanted) {
    const card = metaContent(tree, 'og:image');
    if (card !== wanted.card) {
      throw new Error(`link previews show ${card ?? 'no picture'} instead of ${wanted.card}`);
    }
    const article = findArticle(tree);
    finished.searchText = pageText(article, wanted.head.description, metaContent(tree, 'keywords'));
    const {start, end} = article.body.position ?? {};
    const body = html.slice(start?.offset, end?.offset);
    finished.markdown = String(
      await cacheOf(siteDir).get([...programs, JSON.stringify(wanted.head), body], () =>
        Buffer.from(markdownOf(article, wanted.head)),
      ),
    );
    await writeFile(path.join(path.dirname(file), 'index.md'), finished.markdown);
  }
  // Last, as the places in the tree are those of the text that was read.
  await writePage(file, finishHead(html, tree, tags, policyTag(finished.inline)));
  return finished;
}

/**
 * Finishes one page: writes its HTML and its Markdown copy.
 *
 * @throws Error that names the page in which something is missing
 */
export async function finishPage(job: PageJob): Promise<FinishedPage> {
  try {
    return await finish(job);
  } catch (error) {
    throw new Error(`${job.route}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
