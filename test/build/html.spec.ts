import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {docsEntry, links, site} from '../../config/site';
import {build, htmlOf, pageOf, read, valuesOf} from '../support/built';
import {listed} from '../support/site';
import {Name} from '../../plugins/engine/names';

test('the browser loads no script that highlights code', () => {
  const scripts = readdirSync(path.join(build, 'assets/js')).filter((name) => name.endsWith('.js'));
  // What every grammar of Prism has, and nothing else.
  expect(scripts.filter((name) => /\blookbehind:/.test(read(`assets/js/${name}`).toString()))).toEqual([]);
});

test('media queries in pages have no < or >, which browsers before 2023 can’t read', () => {
  for (const route of listed) {
    expect(htmlOf(route).match(/@media[^{<>]*[<>][^{]*/g) ?? [], route).toEqual([]);
  }
});

test('every page has the skip link, announcement, navbar with its menus, and footer', () => {
  for (const route of listed) {
    const page = pageOf(route);
    const items = page('nav.navbar a.navbar__item')
      .toArray()
      .map((item) => [page(item).text(), ...['href', 'target', 'rel'].map((name) => page(item).attr(name))]);
    const elsewhere = ['_blank', 'noopener noreferrer'];
    for (const item of [
      ['Docs', expect.stringMatching(new RegExp(`^/docs/\\w+/${docsEntry}/$`)), undefined, undefined],
      ['Blog', '/blog/', undefined, undefined],
      ['GitHub', links.repository, ...elsewhere],
      ['Discord', links.discord, ...elsewhere],
    ]) {
      expect.soft(items, route).toContainEqual(item);
    }
    for (const part of [
      'a[href="#__docusaurus_skipToContent_fallback"]',
      'head > meta[http-equiv=Content-Security-Policy]:nth-child(2)',
      'link[rel=expect][blocking=render][href="#__menu"]',
      '#__docusaurus_skipToContent_fallback',
      `nav.navbar a.navbar__brand[href="/"]:contains(${site.title})`,
      'nav.navbar details.dropdown > summary:contains("Documentation version")',
      'nav.navbar details.dropdown > summary:contains(English)',
      'nav.navbar .color-toggle',
      `footer:contains("Copyright © ${site.copyrightYear} ${site.authors}.")`,
    ]) {
      expect.soft(page(part).length, `${route}: ${part}`).toBeGreaterThan(0);
    }
    expect.soft(valuesOf(page, '[role=banner] button', 'aria-label'), route).toEqual(['Close']);
    // Outside of the docs, a version begins at its start.
    const isInDocs = page(`nav.navbar [${Name.SamePage}]`).length > 0;
    expect.soft(isInDocs, route).toBe(route.startsWith('/docs/'));
    // The language menu offers English for the same page.
    expect.soft(valuesOf(page, 'nav.navbar .dropdown__menu a[lang]', 'lang'), route).toEqual(['en']);
    expect
      .soft(valuesOf(page, 'nav.navbar .dropdown__menu a[lang]', 'href'), route)
      .toEqual([encodeURI(route)]);
  }
});
