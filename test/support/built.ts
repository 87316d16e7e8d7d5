/** What the build made, read without a browser: each page is parsed once in a process, and shared by its tests. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {siteDir} from '../../config/pages';

/** Folder of the finished site. */
export const build = path.join(siteDir, 'build');

/** A file of the build by its address. */
export function read(address: string): Buffer {
  return readFileSync(path.join(build, address));
}

/** Whether the build has a file at this address. */
export function has(address: string): boolean {
  return existsSync(path.join(build, address));
}

/** The HTML of a page as the server sends it. */
export function htmlOf(route: string): string {
  return read(`${route}index.html`).toString();
}

const parsed = new Map<string, CheerioAPI>();

/** The tree of a page as a browser without JavaScript has it; ask for its elements by CSS selectors. */
export function pageOf(route: string): CheerioAPI {
  let page = parsed.get(route);
  if (!page) {
    page = load(htmlOf(route), {scriptingEnabled: false});
    parsed.set(route, page);
  }
  return page;
}

/** The values of an attribute of all elements that match. */
export function valuesOf(page: CheerioAPI, selector: string, attribute: string): string[] {
  return page(selector)
    .toArray()
    .map((element) => page(element).attr(attribute) ?? '');
}

/** The texts of all elements that match. */
export function textsOf(page: CheerioAPI, selector: string): string[] {
  return page(selector)
    .toArray()
    .map((element) => page(element).text().trim());
}

/** Compares without regard to order. */
export function sorted(values: Iterable<string>): string[] {
  return [...values].sort();
}
