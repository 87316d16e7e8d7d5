import {statSync} from 'node:fs';
import path from 'node:path';
import type {ReportingSeverity} from '@docusaurus/types';
import {decodePath, withBase, withSlash, withoutBase} from '../../engine/addresses';
import type {Capability} from '../../engine/capability';
import type {ContentCheck} from '../../engine/content';
import type {FinishedSite} from '../../engine/finishedPage';
import {eachElement, metaContent} from '../../engine/html';
import {addressAttributes, findReferences} from '../../engine/references';
import {createPlaceFinder, formatLinks, isInternal, type PageLink, resolvePath} from './places';

interface Options {
  /** Files that other plugins write at the same time, such as feeds, or folders of them: paths below the base URL. */
  generated?: readonly string[];
}

/** The links that lead to no page and to no file. */
export function brokenLinks<Link extends PageLink>(
  links: readonly Link[],
  {baseUrl, routes}: Pick<FinishedSite, 'baseUrl' | 'routes'>,
  isFile: (route: string) => boolean,
): Link[] {
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

/** Works on every page. */
const isOnEveryPage = (id: string) => id === '' || id === 'top' || id.startsWith(':~:');

/**
 * The links to an id that no element of their page has.
 *
 * @param ids those of each page, by its path
 */
export const brokenAnchors = (
  links: readonly PageLink[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): PageLink[] =>
  links.filter((link) => {
    const id = decodePath(link.href.split('#')[1] ?? '');
    const target = ids.get(withSlash(resolvePath(link)));
    return target && !isOnEveryPage(id) && !target.has(id);
  });

function report(message: string, severity: ReportingSeverity): void {
  if (severity === 'throw') {
    throw new Error(message);
  }
  if (severity !== 'ignore') {
    console.warn(`[WARNING] ${message}\n`);
  }
}

/** Whether a path is a file, which a path such as `/a.yaml/` isn't. */
function isFileAt(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const isGenerated = (generated: readonly string[], route: string) =>
  generated.some((path) => (path.endsWith('/') ? route.startsWith(path) : route === path));

/**
 * The links and pictures in the Markdown of pages whose address leads nowhere, as soon as the preview knows all addresses. Only the
 * build knows other files.
 */
const checkAddresses =
  (baseUrl: string, generated: readonly string[]): ContentCheck =>
  ({siteDir, pages, routes}) => {
    const known = new Set(routes?.map((route) => withoutBase(baseUrl, route) ?? route));
    const isFile = (route: string) =>
      isGenerated(generated, route) || isFileAt(path.join(siteDir, 'static', route));
    const named = pages.flatMap(({file, route, tree}) =>
      findReferences({tree})
        // The rules for files look at the others. The properties of a component are its own.
        .filter(({url, isPicture, tag}) => {
          const isAddress = isPicture ? tag && url.startsWith('/') : !/\.[a-z\d]+(?:$|[?#])/i.test(url);
          return addressAttributes[tag ?? 'a'] && isInternal(url) && isAddress;
        })
        .filter(({url}) => url.startsWith('/') || known.has(route))
        .map(({url, line}) => ({page: route, href: url, file, line})),
    );
    const broken = routes ? brokenLinks(named, {baseUrl: '/', routes: [...known]}, isFile) : [];
    return broken.map(({file, line, href}) => ({
      file,
      line,
      message: `the site has no page or file at ${href}`,
      remedy: 'correct the address, or link to a page by its file',
    }));
  };

/**
 * Stops the build at links, forms and pictures whose address doesn't exist, and leaves out the final slash in links to files; see
 * README.md. It comes last: a link may lead to any file.
 */
export function links({generated = []}: Options = {}): Capability {
  const found: PageLink[] = [];
  /** The ids of each page, by its path. */
  const ids = new Map<string, Set<string>>();
  let onBrokenAnchors: ReportingSeverity = 'warn';
  return {
    name: 'links',
    theme: path.join(__dirname, 'theme'),
    configure(config) {
      // The framework would name the page's address, but neither its file nor the line.
      onBrokenAnchors = config.onBrokenAnchors ?? 'warn';
      return {...config, onBrokenAnchors: 'ignore'};
    },
    checks: ({baseUrl}) => [checkAddresses(baseUrl, generated)],
    page({tree, route, source, site}) {
      const page = withBase(site.baseUrl, route);
      const hrefs = new Set<string>();
      const own = new Set<string>();
      eachElement(tree, ({tagName, properties}) => {
        own.add(String(properties.id ?? properties.name ?? ''));
        for (const attribute of addressAttributes[tagName] ?? []) {
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
      ids.set(page, own);
      found.push(...[...hrefs].map((href) => ({page, href, source})));
    },
    site(site) {
      if (found.length === 0) {
        throw new Error('The check found no links on the site.');
      }
      const find = createPlaceFinder(site.siteDir);
      const isFile = (route: string) =>
        isGenerated(generated, route) || isFileAt(path.join(site.outDir, route));
      const lost = brokenAnchors(found, ids);
      if (lost.length > 0) {
        const title = 'Links to headings that their pages lack; link to a heading by its id, or to the page:';
        report(`${title}\n${formatLinks(lost, find)}`, onBrokenAnchors);
      }
      const broken = brokenLinks(found, site, isFile);
      if (broken.length > 0) {
        const title = 'Broken links, pictures or forms. The site has no page or file at these addresses:';
        throw new Error(`${title}\n${formatLinks(broken, find)}`);
      }
    },
  };
}
