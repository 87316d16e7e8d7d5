import {statSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import type {Definition, Link, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from '../../lib/packages';

/** A link in a Markdown file to an address of this site. */
export interface SourceLink {
  /** Path of the file, relative to the site's folder. */
  file: string;
  line: number;
  url: string;
}

/** Filled while MDX compiles; the client and the server bundle compile the same file, hence the key. */
const found = new Map<string, SourceLink>();

/**
 * Whether the link is to an address of this site. Not so links within the page, those that name a scheme
 * or a host (`pathname:///` leaves the router, as static files need), and those to Markdown files, which
 * the framework resolves, or names with their file.
 */
function isInternal(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(url) && !/\.mdx?(?:[?#]|$)/.test(url);
}

function urlsOf(node: Definition | Link | MdxJsxFlowElement | MdxJsxTextElement): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    return [node.url];
  }
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && ['href', 'to'].includes(attribute.name)
      ? [attribute.value].filter((value) => typeof value === 'string')
      : [],
  );
}

/** Remark plugin that notes each link to an address of this site, with its place in the source. */
export function noteLinks(): Transformer<Root> {
  return (tree, vfile) => {
    visit(tree, ['link', 'definition', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const, (node) => {
      for (const url of urlsOf(node as Parameters<typeof urlsOf>[0]).filter(isInternal)) {
        const file = path.relative(process.cwd(), vfile.path);
        const line = node.position?.start.line ?? 0;
        found.set(`${file}:${line}:${url}`, {file, line, url});
      }
    });
  };
}

/** The links noted so far, in the order of their finding. */
export function notedLinks(): SourceLink[] {
  return [...found.values()];
}

/** What the links are judged by. */
export interface Site {
  routes: readonly RouteConfig[];
  /** Whether the built site has a file at this path. */
  hasFile: (pathname: string) => boolean;
}

/** The links that lead to none of the site's routes and files. */
export function brokenLinks(links: Iterable<SourceLink>, {routes, hasFile}: Site): SourceLink[] {
  const pages = leaves(routes);
  const known = new Set(pages.map((route) => withSlash(route.path)));
  const pageOf = new Map(pages.map((route) => [route.metadata?.sourceFilePath, route.path]));
  return [...links].filter(({file, url}) => {
    const page = pageOf.get(file);
    if (!url.startsWith('/') && (page === undefined || isFile(path.resolve(path.dirname(file), url)))) {
      // Part of another page, whose address alone tells where the link leads; or a file beside the source.
      return false;
    }
    const pathname = decode(new URL(url, `http://site${page ?? '/'}`).pathname);
    return !known.has(withSlash(pathname)) && !hasFile(pathname);
  });
}

/** The routes that are pages, of a tree of routes. */
function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/** A path that cannot be decoded is left as it is: it leads nowhere. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** A folder of the built site is no page: only its index is. */
function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * Stops the build on a broken link with file and line of its source. The framework's own check, which
 * runs after this one and covers every other link as well, only knows the address of the page.
 */
export default function linkSources(): Plugin {
  return {
    name: 'link-sources',
    postBuild: async ({routes, outDir}) => {
      const broken = brokenLinks(notedLinks(), {
        routes,
        hasFile: (pathname) => isFile(path.join(outDir, pathname)),
      });
      if (broken.length > 0) {
        const lines = broken.map(({file, line, url}) => `${file}:${line}: ${url}`);
        throw new Error(`Broken links, which lead to no page of this site:\n${lines.join('\n')}`);
      }
    },
  };
}
