/** Links, images and imports of pages: what they lead to is there. */
import path from 'node:path';
import {withSlash} from '../../lib/addresses';
import {createDrawings} from '../../lib/drawings';
import {BLOG} from '../../lib/sections';
import type {Facts} from './facts';
import {instead, reporter, type Finding, type Report} from './finding';
import {namesIn, type Site} from './site';
import type {BlogLists} from './blog';

/** `https://…`, `mailto:…`, `//host/…`, and `pathname://`, whose files only the build knows. */
const isElsewhere = (url: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Paths from the site's folder that a link to a page may mean, as the framework tries them. */
function pagesMeant({page}: Facts, name: string): string[] {
  const own = decoded(name);
  const kind = page.version?.folder ?? (page.section ? BLOG : 'src/pages');
  return [
    ...(/^\.\.?\//.test(own) ? [] : [path.posix.join(kind, own), path.posix.join('.', own)]),
    ...(own.startsWith('/') ? [] : [path.posix.join(path.posix.dirname(page.source), own)]),
  ];
}

/** A path from the site's folder, of one that a page names from its own folder or from the site's. */
function fileOf(facts: Facts, name: string): string {
  const own = decoded(name);
  return own.startsWith('@site/')
    ? own.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(facts.page.source), own);
}

/** Judges the links of the pages of one site. */
function createJudge(site: Site, lists: BlogLists) {
  const byRoute = new Map(site.facts.map((facts) => [facts.page.route, facts]));
  const routes = [...new Set([...site.pages.all().map(({route}) => route), ...lists.addresses])];
  const known = new Set(routes);

  function judgeAnchor(target: Facts | undefined, hash: string, line: number, report: Report): void {
    const id = decoded(hash);
    if (target && id !== '' && !target.anchors.includes(id) && !(target.hasMore && /[.A-Z-]/.test(id))) {
      report(
        line,
        `#${id}: ${target.page.source} has no such heading; ${instead(id, target.anchors)}`,
        'warning',
      );
    }
  }

  function judgeFile(facts: Facts, name: string): {target?: Facts; problem?: string} {
    const [target] = pagesMeant(facts, name).flatMap((file) => site.bySource.get(file) ?? []);
    if (target && target.page.section === facts.page.section) {
      return {target};
    }
    if (target) {
      return {
        problem: `${name} leads to another version or the blog; link to its address, ${target.page.route}`,
      };
    }
    const folder = path.posix.dirname(facts.page.source);
    const own = site.facts.filter(({page}) => page.section === facts.page.section);
    const names = own.map(({page}) => {
      const from = path.posix.relative(folder, page.source);
      return from.startsWith('.') ? from : `./${from}`;
    });
    return {problem: `${name} leads to no page; ${instead(name, names)}`};
  }

  function judgeAddress(facts: Facts, pathname: string): {target?: Facts; problem?: string} {
    const route = withSlash(decoded(new URL(pathname, `http://site${facts.page.route}`).pathname)).replace(
      /\.html\/$/,
      '/',
    );
    if (known.has(route) || /^\/blog\/(?:page|tags|authors)\//.test(route)) {
      const target = byRoute.get(route);
      return target ? {target} : {};
    }
    // Files that the build writes are known when it has.
    if (/\.\w+\/$/.test(route)) {
      const isOwn = !pathname.startsWith('/') && !site.isFile(fileOf(facts, pathname));
      return isOwn ? {problem: `${pathname} is no file beside this page`} : {};
    }
    return {problem: `${pathname} is no address of this site; ${instead(route, routes)}`};
  }

  return (facts: Facts, url: string, line: number, report: Report) => {
    if (isElsewhere(url)) {
      return;
    }
    const [, pathname = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    const {target = undefined, problem} =
      pathname === ''
        ? {target: facts}
        : /\.mdx?$/.test(pathname)
          ? judgeFile(facts, pathname)
          : judgeAddress(facts, pathname);
    if (problem) {
      report(line, problem);
    }
    judgeAnchor(target, hash, line, report);
  };
}

function checkImage(site: Site, facts: Facts, name: string, line: number, report: Report): void {
  if (isElsewhere(name) || name.startsWith('data:')) {
    return;
  }
  const [file = ''] = name.split(/[?#]/);
  const places = file.startsWith('/') ? [path.posix.join('static', decoded(file))] : [fileOf(facts, file)];
  if (!places.some((place) => site.isFile(place))) {
    const folder = path.posix.dirname(places[0] ?? '');
    const images = namesIn(site.siteDir, folder).filter((each) =>
      /\.(?:svg|png|jpe?g|gif|webp|avif)$/.test(each),
    );
    report(line, `there is no image ${places[0]}; ${instead(path.posix.basename(file), images)}`);
  }
}

/** Endings that the bundler adds. */
const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.json',
  '.mdx',
  '.md',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

function checkModule(site: Site, facts: Facts, name: string, line: number, report: Report): void {
  if (!/^(?:\.|@site\/)/.test(name)) {
    return;
  }
  const file = fileOf(facts, name.replace(/\?.*$/, ''));
  if (!endings.some((ending) => site.isFile(file + ending))) {
    const ending = path.posix.extname(file);
    const names = namesIn(site.siteDir, path.posix.dirname(file)).filter((each) => each.endsWith(ending));
    report(line, `there is no module ${name}; ${instead(path.posix.basename(file), names)}`);
  }
}

/** Checks all that pages lead to. */
export function checkLinks(site: Site, lists: BlogLists): Finding[] {
  const judge = createJudge(site, lists);
  const {drawingOf} = createDrawings(site.siteDir);
  return site.facts.flatMap((facts) => {
    const {found, report} = reporter(facts.page.source);
    facts.links.forEach(({name, line}) => judge(facts, name, line, report));
    facts.images.forEach(({name, line}) => checkImage(site, facts, name, line, report));
    facts.modules.forEach(({name, line}) => checkModule(site, facts, name, line, report));
    for (const {name, line} of facts.diagrams) {
      if (!drawingOf(name)) {
        report(line, 'this diagram has no drawing; run: npm run diagrams', 'unfinished');
      }
    }
    return found;
  });
}

/** Checks that each address belongs to one page; the framework shows one of them, nobody knows which. */
export function checkRoutes(site: Site, lists: BlogLists): Finding[] {
  const first = new Map(lists.addresses.map((address) => [address, 'a list of the blog']));
  return site.pages.all().flatMap(({route, source}) => {
    const other = first.get(route);
    first.set(route, other ?? source);
    return other
      ? [
          {
            file: source,
            line: 1,
            message: `its address ${route} is also that of ${other}; rename one of them`,
            gravity: 'warning' as const,
          },
        ]
      : [];
  });
}
