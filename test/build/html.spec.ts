import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {links, site} from '../../config/site';
import {build, htmlOf, pageOf, read, textsOf, valuesOf} from '../support/built';
import {articles, listed} from '../support/site';
import {Name} from '../../plugins/engine/names';

test('the browser loads no script that highlights code', () => {
  const scripts = readdirSync(path.join(build, 'assets/js')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  // What every grammar of Prism has, and nothing else.
  expect(scripts.filter((name) => /\blookbehind:/.test(read(`assets/js/${name}`).toString()))).toEqual([]);
});

test('media queries in pages have no < or >, which browsers before 2023 can’t read', () => {
  for (const route of listed) {
    expect(htmlOf(route).match(/@media[^{<>]*[<>][^{]*/g) ?? [], route).toEqual([]);
  }
});

test('every page has the skip link, announcement, navbar with its menus, and footer', () => {
  expect([links.repository, links.discord]).toEqual([
    'https://github.com/holos-run/holos',
    'https://discord.gg/JgDVbNpye7',
  ]);
  for (const route of listed) {
    const page = pageOf(route);
    const items = page('nav.navbar a.navbar__item')
      .toArray()
      .map((item) => ['href', 'target', 'rel'].map((name) => page(item).attr(name)));
    expect
      .soft(textsOf(page, 'nav.navbar a.navbar__item'), route)
      .toEqual(['Docs', 'Blog', 'GitHub', 'Discord']);
    expect.soft(items, route).toEqual([
      [expect.stringMatching(/^\/docs\/\w+\/tutorial\/overview\/$/), undefined, undefined],
      ['/blog/', undefined, undefined],
      [links.repository, '_blank', 'noopener noreferrer'],
      [links.discord, '_blank', 'noopener noreferrer'],
    ]);
    for (const part of [
      'a[href="#__docusaurus_skipToContent_fallback"]',
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
    // The language menu offers English for the same page.
    expect.soft(valuesOf(page, 'nav.navbar .dropdown__menu a[lang]', 'lang'), route).toEqual(['en']);
    expect.soft(valuesOf(page, 'nav.navbar .dropdown__menu a[lang]', 'href'), route).toEqual([route]);
  }
});

test('the table of contents lists the headings of the levels 2 and 3, in order', () => {
  // The page Topics is a list itself.
  for (const {route} of articles.filter(({version, id}) => version && id !== 'topics/index')) {
    const page = pageOf(route);
    const headings = valuesOf(page, '.theme-doc-markdown :is(h2, h3)[id]', 'id').map((id) => `#${id}`);
    const listed = valuesOf(page, '.theme-doc-toc-desktop a', 'href').map((href) => decodeURIComponent(href));
    expect.soft(listed, route).toEqual(headings);
  }
});

test('each copy button of a page has its own name, by which screen readers list them', () => {
  for (const {route} of articles) {
    const names = valuesOf(pageOf(route), `.${Name.CodeCopy}`, 'aria-label');
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    expect.soft(repeated, route).toEqual([]);
  }
});
