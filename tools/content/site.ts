/** The content of a site's folder: all that a page may name. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createPages, readVersions, type Page, type Pages} from '../../lib/pages';
import {readFacts, type Facts} from './facts';
import {createStore, type Store} from './store';

/** A site as it is now. */
export interface Site {
  siteDir: string;
  pages: Pages;
  /** Pages of Markdown. */
  facts: readonly Facts[];
  /** The facts of a page by the path of its file. */
  bySource: ReadonlyMap<string, Facts>;
  /** The text of a file; undefined when there is none. */
  read(file: string): string | undefined;
  isFile(file: string): boolean;
}

/** Every second page, from the first or from the second: the parts of two processes, see ahead.ts. */
export type Half = 0 | 1;

/** Reads a site as it is now, or half of its pages, so that a later call finds them read. */
export interface Reader {
  (half?: Half): Site;
  /** Reads one page: see lib/pages.ts. */
  page(page: Page): Facts;
}

/**
 * Reads a site again and again; a page whose text has not changed is not parsed anew.
 *
 * @param siteDir absolute path of its folder
 * @param keeps whether to keep what was read for the next process
 */
export function createReader(siteDir: string, keeps = false): Reader {
  let store: Store | undefined;
  const kept = new Map<string, Facts>();
  let news = false;

  function read(file: string): string | undefined {
    const whole = path.join(siteDir, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
  }

  function factsOf(page: Page): Facts {
    const source = read(page.source) ?? '';
    const former = kept.get(page.source);
    if (former?.source === source) {
      return former;
    }
    news = true;
    const now = readFacts(page, source);
    kept.set(page.source, now);
    return now;
  }

  function readSite(half?: Half): Site {
    // While one process reads the second half, the other one may be writing the store.
    if (keeps && !store && half !== 1) {
      store = createStore(siteDir);
      store.load().forEach((facts) => kept.set(facts.page.source, kept.get(facts.page.source) ?? facts));
    }
    const pages = createPages(siteDir, readVersions(siteDir));
    const facts = pages
      .all()
      .filter(({source}) => /\.mdx?$/.test(source))
      .filter((_page, index) => half === undefined || index % 2 === half)
      .map(factsOf);
    if (news && store) {
      store.save(facts);
      news = false;
    }
    return {
      siteDir,
      pages,
      facts,
      bySource: new Map(facts.map((each) => [each.page.source, each])),
      read,
      isFile: (file) => statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.isFile() ?? false,
    };
  }

  return Object.assign(readSite, {page: factsOf});
}

/** Names in a folder of the site; none when it is not there. */
export function namesIn(siteDir: string, folder: string): string[] {
  const whole = path.join(siteDir, folder);
  return existsSync(whole) ? readdirSync(whole) : [];
}
