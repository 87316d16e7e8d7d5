/** Judges the links of all pages, and finds the broken ones in the Markdown of their page. */
import type {Definition, Link} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {withBase, withoutBase, withSlash} from '../../lib/addresses';
import {lineOf, parseMarkdown} from '../../lib/markdown';

/** A link to an address of this site. */
export interface PageLink {
  /** Address of the page that has the link. */
  route: string;
  /** As the page has it. */
  href: string;
}

/** The path that a link leads to; one that cannot be decoded is left as it is, and leads nowhere. */
function targetOf({route, href}: PageLink): string {
  const {pathname} = new URL(href, `http://site${route}`);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The links that lead to no page and to no file.
 *
 * @param routes addresses of all pages, below `base` as those of the links are
 * @param hasFile whether the built site has a file at a path
 * @param base path that the site stands below: a link to anywhere else is broken
 */
export function brokenLinks(
  links: Iterable<PageLink>,
  routes: readonly string[],
  hasFile: (pathname: string) => boolean,
  base = '/',
): PageLink[] {
  // Addresses that end in `.html` lead to those that end in a slash, in every page's first script.
  const judged = new Map(routes.map((route) => [withSlash(route.replace(/\.html$/, '')), true]));
  return [...links].filter((link) => {
    const target = withoutBase(base, targetOf({...link, route: withBase(base, link.route)}));
    if (target === undefined) {
      return true;
    }
    // Every page has the links of the navbar and the footer: each target is judged once.
    const exists = judged.get(withSlash(target)) ?? hasFile(target);
    judged.set(withSlash(target), exists);
    return !exists;
  });
}

type LinkNode = Definition | Link | MdxJsxFlowElement | MdxJsxTextElement;

function urlsOf(node: LinkNode): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    // The framework's way to name a file of the site that is no page.
    return [node.url.replace(/^pathname:\/\//, '')];
  }
  return node.attributes.flatMap(({type, value}) =>
    type === 'mdxJsxAttribute' && typeof value === 'string' ? [value] : [],
  );
}

/**
 * The line of a page's Markdown that has a link; undefined when it comes from elsewhere, such as a component.
 *
 * @param file path of the Markdown, whose ending tells its kind
 */
export function lineOfLink(source: string, file: string, link: PageLink): number | undefined {
  let line: number | undefined;
  const target = targetOf(link);
  visit(
    parseMarkdown(source, file),
    ['link', 'definition', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const,
    (node) => {
      const leadsThere = (href: string) =>
        href === link.href || (/^[./]/.test(href) && targetOf({...link, href}) === target);
      if (line === undefined && urlsOf(node as LinkNode).some(leadsThere)) {
        line = lineOf(node);
      }
    },
  );
  return line;
}

/**
 * Says where broken links are: `file:line: address` where the Markdown of the page has the link, else the address of
 * the page. A link that many pages have is named once.
 *
 * @param read the Markdown of the page at an address, and its file; undefined for pages of components
 */
export function report(
  broken: readonly PageLink[],
  read: (route: string) => {file: string; source: string} | undefined,
): string {
  const unplaced = new Map<string, string[]>();
  const placed = broken.flatMap((link) => {
    const page = read(link.route);
    const line = page && lineOfLink(page.source, page.file, link);
    if (line !== undefined) {
      return [`${page?.file}:${line}: ${link.href}`];
    }
    unplaced.set(link.href, [...(unplaced.get(link.href) ?? []), link.route]);
    return [];
  });
  const rest = [...unplaced].map(
    ([href, [first, ...others]]) =>
      `${first}: ${href}${others.length > 0 ? ` (and on ${others.length} more pages)` : ''}`,
  );
  return `Broken links, which lead to no page and no file of this site:\n${[...placed, ...rest].join('\n')}`;
}
