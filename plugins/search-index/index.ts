import {createRequire} from 'node:module';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type * as PagefindModule from 'pagefind';
import {pages} from '../../config/pages';

/** Where the index is published, below the site's root. */
const FOLDER = 'pagefind';

/** What the site's own dialog needs; the rest of what Pagefind writes are interfaces of its own. */
const needed =
  /^(?:fragment|index|filter)\/|^pagefind(?:-worker)?\.js$|^pagefind-entry\.json$|\.pf_meta$|^wasm\.en/;

/** What stands in an article and is no text of it. */
const excluded = [
  '.hash-link',
  '.theme-doc-footer',
  '.theme-doc-breadcrumbs',
  '.theme-doc-version-banner',
  '.theme-doc-version-badge',
  '.theme-doc-toc-mobile',
  '.theme-page-markdown',
  '.avatar',
  'article > footer',
  'button',
  'summary',
  'svg',
  'time',
];

/** The section of the site that a page belongs to, as src/search knows it; undefined: not to be found. */
export function sectionOf(route: string): string | undefined {
  return pages.all().find((page) => page.route === route)?.section;
}

/**
 * The part of a page's HTML that is to be found, marked for the index: its article alone, as the sidebar around
 * it grows with the site. The words of its front matter's `keywords`, which a reader may use instead of its
 * own, count as its text.
 *
 * @throws Error when the page has no article
 */
export function markUp(html: string, section: string): string {
  const article = /<article(?=[\s>])[\s\S]*<\/article>/.exec(html)?.[0];
  if (!article) {
    throw new Error('the page has no article');
  }
  const [, quoted, bare] = /<meta[^>]* name="?keywords"? content=(?:"([^"]*)"|([^\s>]*))/.exec(html) ?? [];
  const keywords = (quoted ?? bare)?.replaceAll(',', ', ');
  const extra = keywords ? `<p data-pagefind-weight="5">${keywords}.</p>` : '';
  const marked = article
    // What stands in elements of their own are words of their own.
    .replace(/<\/(?:td|th|caption|figcaption|li|dt|dd|p|h\d)>/g, ' $&')
    .replace(/^<article/, `<article data-pagefind-body data-pagefind-filter="section:${section}"`)
    .replace(/<\/article>$/, `${extra}</article>`);
  return `<!doctype html><html lang="en"><body>${marked}</body></html>`;
}

const loadPagefind = createRequire(path.join(__dirname, 'index.ts'))('./load.cjs') as () => Promise<
  typeof PagefindModule
>;

/** Builds the search index over the finished HTML; src/search asks it in the browser. */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const pagefind = await loadPagefind();
      const {index, errors} = await pagefind.createIndex({forceLanguage: 'en', excludeSelectors: excluded});
      if (!index) {
        throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
      }
      for (const route of [...routesPaths].sort()) {
        const section = sectionOf(route);
        if (section) {
          const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
          const added = await index.addHTMLFile({url: route, content: markUp(html, section)});
          if (added.errors.length > 0) {
            throw new Error(`${route} cannot be indexed: ${added.errors.join('; ')}`);
          }
        }
      }
      const {files} = await index.getFiles();
      for (const {path: name, content} of files.filter((file) => needed.test(file.path))) {
        const file = path.join(outDir, FOLDER, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
      await pagefind.close();
    },
  };
}
