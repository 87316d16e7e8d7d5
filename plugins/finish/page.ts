/**
 * What is done to one finished page. It is read once, parsed once and written once; one that a former build has read alike is
 * not parsed again.
 */
import {readFileSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findArticle} from '../../lib/article';
import {ContentCache, programsIn} from '../../lib/contentCache';
import {START_STYLE} from '../../lib/earlyNames';
import {metaContent, parseHtml} from '../../lib/html';
import type {PageText} from '../../lib/searchIndex';
import {readHead, writeHead, type Head} from './head';
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

/** What a page is read for: all that its text tells, and nothing of other pages. */
interface Reading extends Omit<FinishedPage, 'route'> {
  head: Head;
}

/** The programs that read pages: a change to one has every page read anew. */
const programs = programsIn(__dirname, path.join(__dirname, '../../lib'));

/** What `make` makes of a key, once for each process. */
function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const textOfSheet = once((file) => readFileSync(file, 'utf8'));

/** A stylesheet by its file, taken apart when the first page needs it. */
const sheetAt: (file: string) => Sheet = once((file) => takeApart(textOfSheet(file)));

/** What former builds read, by the site's folder. */
const cacheOf = once((siteDir) => new ContentCache(siteDir, 'finished-pages'));

/**
 * A page's text as its reading depends on it: the head names scripts by hashes, which change with any page, and which nothing
 * is read from.
 */
function withoutHashes(html: string): string {
  const body = html.indexOf('<body');
  return html.slice(0, body).replace(/\.[\da-f]{8}\.(?=js|css)/g, '.00000000.') + html.slice(body);
}

/** The blog plugin may read a post at the same time, for the feeds: it finds the whole file, before or after. */
export async function writePage(file: string, html: string): Promise<void> {
  await writeFile(`${file}.new`, html);
  await rename(`${file}.new`, file);
}

function read(html: string, {styles, sheet, article: wanted}: PageJob): Reading {
  const tree = parseHtml(html);
  const reading: Reading = {
    head: readHead(html, tree),
    links: linksOf(tree),
    inline: inlineOf(tree, styles),
  };
  if (sheet && metaContent(tree, START_STYLE)) {
    reading.choice = sheetAt(sheet).choose(tree, html);
  }
  if (wanted) {
    const card = metaContent(tree, 'og:image');
    if (card !== wanted.card) {
      throw new Error(`link previews show ${card ?? 'no picture'} instead of ${wanted.card}`);
    }
    const article = findArticle(tree);
    reading.searchText = pageText(article, wanted.head.description, metaContent(tree, 'keywords'));
    reading.markdown = markdownOf(article, wanted.head);
  }
  return reading;
}

async function finish(job: PageJob): Promise<FinishedPage> {
  const {siteDir, route, file, tags, styles, sheet, article} = job;
  const html = await readFile(file, 'utf8');
  const key = [
    programs,
    sheet ? textOfSheet(sheet) : '',
    JSON.stringify({styles, article}),
    withoutHashes(html),
  ];
  const kept = await cacheOf(siteDir).get(key, () => Buffer.from(JSON.stringify(read(html, job))));
  const {head, ...reading} = JSON.parse(String(kept)) as Reading;
  if (reading.markdown) {
    await writeFile(path.join(path.dirname(file), 'index.md'), reading.markdown);
  }
  await writePage(file, writeHead(html, head, tags, policyTag(reading.inline)));
  return {route, ...reading};
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
