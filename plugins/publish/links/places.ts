/** Where the links of finished pages are written, so that a message names the file that has to change. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodePath, withSlash} from '../../engine/addresses';
import {findInModules} from '../../engine/modules';
import {findReferences} from '../../engine/references';
import {readFile, type SourcePage} from '../../engine/sourcePage';

export interface PageLink {
  /** Path of the address of the page that has the link, with the base URL. */
  page: string;
  href: string;
  /** Path of the page's Markdown or component from the site's folder. */
  source?: string;
}

export const isInternal = (href: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|$)/i.test(href);

/** The path that a link leads to. A path that can't be decoded stays as it is, and leads nowhere. */
export const resolvePath = ({page, href}: PageLink): string =>
  decodePath(new URL(href, `http://site${page}`).pathname);

const hashOf = (href: string) => new URL(href, 'http://site').hash;

/** The line of a page's Markdown that has a link, from 1; undefined if a component writes the link. */
export function findLine(page: Pick<SourcePage, 'tree'>, link: PageLink): number | undefined {
  // The framework has completed the address: `next` of `/docs/a/` is `/docs/a/next/`.
  const target = withSlash(resolvePath(link));
  return findReferences(page).find(({url}) => {
    const href = url.replace('pathname://', '');
    // The framework has replaced the name of a file by the address of its page.
    const [, name] = /([^/]+?)(?:\/index)?\.mdx?(?:$|[?#])/.exec(href) ?? [];
    const isSame = name
      ? target.endsWith(`/${name}/`)
      : isInternal(href) && withSlash(resolvePath({...link, href})) === target;
    return isSame && hashOf(href) === hashOf(link.href);
  })?.line;
}

/** Where a link is written: in the Markdown of its page, in a component, or in the configuration. */
type FindPlace = (link: PageLink) => {file: string; line: number} | undefined;

export const createPlaceFinder =
  (siteDir: string): FindPlace =>
  (link) => {
    const {source = '', href} = link;
    const {page} = /\.mdx?$/.test(source) ? readFile(siteDir, source) : {};
    const line = page && findLine(page, link);
    if (line !== undefined) {
      return {file: source, line};
    }
    const files = [source, ...['ts', 'js', 'mjs'].map((ending) => `docusaurus.config.${ending}`)];
    const used = files.filter((file) => file !== '' && existsSync(path.join(siteDir, file)));
    const address = href.replace(/\/$/, '').replace(/[^\w/]/g, '\\$&');
    return findInModules(siteDir, used, new RegExp(`(?:["'\`(]|: )${address}/?(?:["'\`)]|$)`, 'm'));
  };

/** The list of links, each as `file:line: address`. One that isn't found in the sources is listed once, with the first page that has it. */
export function formatLinks(links: readonly PageLink[], find: FindPlace): string {
  const listed = new Map<string, string>();
  for (const link of links) {
    const {page, href} = link;
    const place = find(link);
    const key = place ? `${place.file}:${place.line}: ${href}` : href;
    if (!listed.has(key)) {
      listed.set(key, place ? key : `${page}: ${href}`);
    }
  }
  return [...listed.values()].join('\n');
}
