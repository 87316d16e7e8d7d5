import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodePath, withBase, withSlash, withoutBase} from '../../engine/addresses';
import {eachElement, metaContent} from '../../engine/html';
import {checkOptions, Joi, keysOf, text} from '../../engine/options';
import type {Capability} from '../../engine/capability';
import type {FinishedSite} from '../../engine/finishedPage';

interface PageLink {
  /** Path of the address of the page that has the link, with the base URL. */
  page: string;
  href: string;
  /** Path of the page's Markdown or component from the site's folder. */
  source?: string;
}

interface Options {
  /** Files that other plugins write at the same time, such as feeds, or folders of them: paths below the base URL. */
  generated?: readonly string[];
}

const schema = keysOf<Options>({
  generated: Joi.array().items(text.pattern(/^\//, 'a path that starts with a slash')),
});

/** Attributes with an address of a page or a file, by element. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
};

const isInternal = (href: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(href);

/** The path that a link leads to. A path that can't be decoded stays as it is, and leads nowhere. */
const resolvePath = ({page, href}: PageLink) => decodePath(new URL(href, `http://site${page}`).pathname);

/** Addresses in a line of Markdown: of links and definitions, and values of attributes. */
const addresses = /(?:\]\(<?|^\[[^\]]+\]:\s*<?|=\{?["'])(?:pathname:\/\/)?([^\s"'<>)]+)/g;

/** The line of a page's Markdown that has a link, from 1; undefined if a component writes the link. */
export function findLine(markdown: string, link: PageLink): number | undefined {
  // The framework has completed the address: `next` of `/docs/a/` is `/docs/a/next/`.
  const target = withSlash(resolvePath(link));
  const isSame = (href: string) => isInternal(href) && withSlash(resolvePath({...link, href})) === target;
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  const text = markdown.replace(/^(```+|~~~+)[^]*?^\1/gm, blank).replace(/(`+)[^`]+\1/g, blank);
  const index = text
    .split('\n')
    .findIndex((line) => [...line.matchAll(addresses)].some(([, href = '']) => isSame(href)));
  return index < 0 ? undefined : index + 1;
}

/** The links that lead to no page and to no file. */
export function brokenLinks(
  links: readonly PageLink[],
  {baseUrl, routes}: Pick<FinishedSite, 'baseUrl' | 'routes'>,
  isFile: (route: string) => boolean,
): PageLink[] {
  // Every page redirects from an address with `.html` to the one with a slash.
  const exists = new Map(routes.map((route) => [withSlash(decodePath(route).replace(/\.html$/, '')), true]));
  return links.filter((link) => {
    const target = withoutBase(baseUrl, resolvePath(link));
    if (target === undefined) {
      return true;
    }
    // Every page has the links of the navbar and the footer: each file is looked up once.
    const key = withSlash(target);
    const isFound = exists.get(key) ?? isFile(target);
    exists.set(key, isFound);
    return !isFound;
  });
}

/**
 * The message about broken links: `file:line: address` where the Markdown of the page has the link, else the address of the
 * page. A link that many pages have is listed once.
 */
export function formatBrokenLinks(broken: readonly PageLink[], read: (source: string) => string): string {
  const withLine: string[] = [];
  const pages = new Map<string, string[]>();
  for (const link of broken) {
    const {source = '', href, page} = link;
    const line = /\.mdx?$/.test(source) ? findLine(read(source), link) : undefined;
    if (line === undefined) {
      pages.set(href, [...(pages.get(href) ?? []), page]);
    } else {
      withLine.push(`${source}:${line}: ${href}`);
    }
  }
  const others = [...pages].map(([href, [first, ...more]]) => {
    const rest = more.length > 0 ? ` (and on ${more.length} more pages)` : '';
    return `${first}: ${href}${rest}`;
  });
  const title = 'Broken links, pictures or forms. The site has no page or file at these addresses:';
  return [title, ...withLine, ...others].join('\n');
}

/** Whether a path is a file, which a path such as `/a.yaml/` isn't. */
function isFileAt(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Stops the build at links, forms and pictures whose address doesn't exist, and leaves out the final slash in links to files; see
 * README.md. It comes last: a link may lead to any file.
 */
export function links(options: Options = {}): Capability {
  const {generated = []} = checkOptions('links', schema, options);
  const found: PageLink[] = [];
  return {
    name: 'links',
    theme: path.join(__dirname, 'theme'),
    page({tree, route, source, site}) {
      const page = withBase(site.baseUrl, route);
      const hrefs = new Set<string>();
      eachElement(tree, ({tagName, properties}) => {
        for (const attribute of attributes[tagName] ?? []) {
          const href = properties[attribute];
          if (typeof href === 'string' && isInternal(href)) {
            hrefs.add(href);
          }
        }
      });
      const image = metaContent(tree, 'og:image');
      const {origin} = new URL(site.url);
      if (image?.startsWith(`${origin}/`)) {
        hrefs.add(image.slice(origin.length));
      }
      found.push(...[...hrefs].map((href) => ({page, href, source})));
    },
    site(site) {
      if (found.length === 0) {
        throw new Error('The check found no links on the site.');
      }
      const isFile = (route: string) =>
        generated.some((path) => (path.endsWith('/') ? route.startsWith(path) : route === path)) ||
        isFileAt(path.join(site.outDir, route));
      const broken = brokenLinks(found, site, isFile);
      if (broken.length > 0) {
        throw new Error(
          formatBrokenLinks(broken, (file) => readFileSync(path.join(site.siteDir, file), 'utf8')),
        );
      }
    },
  };
}
