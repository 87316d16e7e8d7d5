import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages, siteDir, type Page} from '../../config/pages';
import {links, site} from '../../config/site';
import {released, unreleased, versions} from '../../config/versions';
import {build, has, pageOf, read, sorted, textsOf, valuesOf} from '../support/built';
import {addressOf, articles, listed, older, routes} from '../support/site';
import {outsideSidebar, promised} from './promised';

/** Lists that the framework makes for tags of docs and categories of the sidebar. */
const isList = (address: string) => /\/docs\/[^/]+\/(?:tags|category)\//.test(address);

test('the build has the pages that the site defines and 404.html, and no other', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const found = files
    .filter((file) => file.endsWith('.html') && !isList(`/${file}`))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  expect(sorted(found)).toEqual(sorted([...routes.map((route) => `${route}index.html`), '/404.html']));
});

test('every address that promised.ts lists exists, with its title', () => {
  for (const [route, title] of Object.entries(promised)) {
    expect.soft(has(`${route}index.html`), route).toBe(true);
    const [found = ''] = has(`${route}index.html`) ? textsOf(pageOf(route), 'title') : [];
    expect.soft(found, route).toMatch(/ \| /);
    const own = found.split(' | ')[0];
    if (typeof title === 'string') {
      expect.soft(own, route).toBe(title);
    } else {
      expect.soft(own, route).toMatch(title);
    }
  }
});

test('the sitemap has every page except the redirect, the search and older versions, with its last change', () => {
  const entries = read('sitemap.xml')
    .toString()
    .matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
  const days = new Map([...entries].map(([, address = '', day = '']) => [address, day]));
  const indexed = listed.filter((route) => !older.has(route));
  const given = [...days.keys()].filter((address) => !isList(address));
  expect(sorted(given)).toEqual(sorted(indexed.map(addressOf)));
  for (const page of articles.filter(({route}) => !older.has(route))) {
    const {time} = lastChangeOf(page.source);
    expect.soft(days.get(addressOf(page.route)), page.route).toBe(time.slice(0, 10));
  }
});

test('every page has a title, one heading of the first level, and a language', () => {
  for (const route of listed) {
    const page = pageOf(route);
    const [title = ''] = textsOf(page, 'title');
    const headings = textsOf(page, 'h1');
    expect.soft(headings, `${route}: headings of the first level`).toHaveLength(1);
    expect.soft(page('h1, h2, h3, h4, h5, h6').first().is('h1'), `${route}: begins with it`).toBe(true);
    expect.soft(title, route).toMatch(new RegExp(`^\\S.* \\| ${site.title}$`));
    if (articles.some((article) => article.route === route)) {
      expect.soft(title, route).toBe(`${headings[0]} | ${site.title}`);
    }
    expect.soft([page('html').attr('lang'), page('html').attr('dir')], route).toEqual(['en', 'ltr']);
  }
});

test('each page of the released version is in the unreleased one, and the other way around', () => {
  const idsOf = (name: string) =>
    sorted(pages.all().flatMap(({version, id}) => (version?.name === name ? [id] : [])));
  expect(idsOf(released.name)).toEqual(idsOf(unreleased.name));
});

/** When a file last changed, and by whom, as git has it. */
function lastChangeOf(file: string): {time: string; author: string | undefined} {
  const answer = execFileSync('git', ['log', '-1', '--format=%ct,%an', '--', file], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const [seconds, author] = answer.trim().split(',');
  return {time: new Date(Number(seconds) * 1000).toISOString(), author};
}

/** Checks what frames the text of a page of the docs: its last change, where to edit it, its version. */
function checkFrame({route, source, id, version}: Page): void {
  const page = pageOf(route);
  const [issue = ''] = valuesOf(page, 'a[href*="/issues/new"]', 'href');
  expect.soft(new URL(issue).searchParams.get('body'), route).toContain(addressOf(route));
  const {time, author} = lastChangeOf(source);
  expect.soft(valuesOf(page, 'a.theme-edit-this-page', 'href'), route).toEqual([links.edit + source]);
  const [updated = ''] = textsOf(page, '.theme-last-updated');
  expect.soft(updated, route).toMatch(/^Last updated on .+ by .+/);
  expect.soft(updated, route).toContain(` by ${author}`);
  expect.soft(valuesOf(page, '.theme-last-updated time', 'datetime'), route).toEqual([time]);
  const twin = pages.all().find((other) => other.version === released && other.id === id);
  const start = `/docs/${released.path}/`;
  const banners = version === released ? [] : [twin?.route ?? start];
  expect
    .soft(valuesOf(page, '.theme-doc-version-banner a', 'href'), `${route}: where its banner leads`)
    .toEqual(banners);
  expect
    .soft(valuesOf(page, '.theme-doc-version-banner', 'role'), `${route}: its banner is no alert`)
    .toEqual(banners.map(() => 'note'));
  for (const text of textsOf(page, '.theme-doc-version-banner')) {
    expect
      .soft(text, route)
      .toContain(version === unreleased ? `${version.label} is unreleased` : version?.label);
  }
}

for (const version of versions) {
  test(`each page of ${version.label} has its last change, edit link and banner`, () => {
    const own = articles.filter((page) => page.version?.name === version.name);
    own.forEach(checkFrame);
  });

  // The build itself refuses a page in no sidebar that doesn't ask for it.
  test(`the pages of ${version.label} that no sidebar lists show the sidebar, and are linked from a text`, () => {
    const own = articles.filter((page) => page.version?.name === version.name);
    const linksOf = (route: string, selector: string) =>
      valuesOf(pageOf(route), selector, 'href').map((href) => href.replace(/[?#].*/, ''));
    // A sidebar may list what a closed category holds only where that category is open.
    const inSidebar = new Set(own.flatMap(({route}) => linksOf(route, 'aside nav a')));
    const linked = new Set(
      own.flatMap(({route}) => linksOf(route, 'article .markdown a').filter((href) => href !== route)),
    );
    const outside = own.filter(({route}) => !inSidebar.has(route));
    expect(outside.map(({id}) => id)).toEqual(expect.arrayContaining(outsideSidebar));
    for (const {route} of outside) {
      expect.soft(linked.has(route), `${route} is linked from a text`).toBe(true);
      expect.soft(linksOf(route, 'aside nav a'), route).toContain(`/docs/${version.path}/`);
      expect.soft(linksOf(route, 'a.pagination-nav__link'), route).toHaveLength(2);
    }
  });
}

test('/docs/ redirects without JavaScript, too', () => {
  const page = pageOf('/docs/');
  expect(valuesOf(page, 'meta[http-equiv=refresh]', 'content').join()).toContain(`/docs/${released.path}/`);
  for (const route of listed) {
    expect.soft(valuesOf(pageOf(route), 'meta[http-equiv=refresh]', 'content'), route).toEqual([]);
  }
});

for (const {path: version} of versions) {
  test(`the list of topics has each page of its part of the sidebar, in ${version}`, () => {
    const route = `/docs/${version}/topics/`;
    const page = pageOf(route);
    const inSidebar = valuesOf(page, `.menu a[href^="${route}"]`, 'href').filter((href) => href !== route);
    expect(sorted(valuesOf(page, '.markdown [class*=links_] li > a', 'href'))).toEqual(sorted(inSidebar));
    expect(textsOf(page, '.markdown [class*=links_] li').filter((text) => text.trim() === '')).toEqual([]);
  });
}
