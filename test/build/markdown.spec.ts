import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {site} from '../../config/site';
import {versions} from '../../config/versions';
import {has, pageOf, read, textsOf, valuesOf} from '../support/built';
import {addressOf, articles, routes} from '../support/site';
import {Name} from '../../plugins/engine/names';

const copyOf = (route: string) => read(`${route}index.md`).toString();

/** Text without blocks and spans of code. */
const prose = (markdown: string) =>
  markdown.replace(/^( *(?:> )?)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]+`/g, '');

test('every page of the docs and every post has a Markdown copy, which the docs link to; no other page has one', () => {
  for (const {route} of articles) {
    const markdown = copyOf(route);
    expect.soft(markdown, route).toMatch(/^# \S.*\n\n> \S.*\n\n\S.* · </);
    expect.soft(markdown, route).toContain(`<${addressOf(route)}> · all pages: <${site.url}/llms.txt>`);
    expect
      .soft(valuesOf(pageOf(route), 'link[rel=alternate][type="text/markdown"]', 'href'), route)
      .toEqual(route.startsWith('/docs/') ? [encodeURI(`${route}index.md`)] : []);
    expect
      .soft(textsOf(pageOf(route), '.page-menu a[href$="/index.md"]'), route)
      .toEqual(route.startsWith('/docs/') ? ['View as Markdown'] : []);
  }
  const own = new Set(articles.map(({route}) => route));
  for (const route of routes.filter((one) => !own.has(one))) {
    expect.soft(has(`${route}index.md`), route).toBe(false);
  }
});

test('every page begins with a line for programs, which names the list and the page’s copy', () => {
  const own = new Set(articles.map(({route}) => route));
  for (const route of routes) {
    const page = pageOf(route);
    const line = page('body > :first-child');
    const addresses = line.find('a').map((_, link) => page(link).attr('href'));
    expect.soft(line.attr('hidden'), route).toBeDefined();
    expect.soft(addresses.get(), route).toEqual([...(own.has(route) ? ['index.md'] : []), '/llms.txt']);
  }
});

test('copies are only Markdown: no HTML, no components, no relative address', () => {
  for (const {route} of articles) {
    const text = prose(copyOf(route));
    expect.soft(text.match(/<(?!http)\/?[a-z][^>\n]*>/gi) ?? [], route).toEqual([]);
    expect.soft(text.match(/\]\((?!https?:|mailto:)[^)]*\)/g) ?? [], route).toEqual([]);
    expect.soft(text, route).not.toMatch(/Copy (?:Terminal|Output)|Direct link to/);
  }
});

test('copies have every block of code of their page, character by character', () => {
  for (const {route} of articles) {
    const page = pageOf(route);
    const markdown = copyOf(route).replace(/^(?: {2,}|\t|> ?)+/gm, '');
    for (const block of page('article pre code').toArray()) {
      const text = page(block)
        .text()
        .replace(/\n$/, '')
        .replace(/^(?: {2,}|\t|> ?)+/gm, '');
      expect.soft(markdown, route).toContain(`\n${text}\n`);
    }
  }
});

test('copies have every heading and paragraph of their page, in its order', () => {
  const squeezed = (text: string) => text.replace(/[\s\u200b]/g, '');
  const parser = unified().use(remarkParse).use(remarkGfm);
  // To parse the copies of the other version, too, would take as long again.
  for (const {route} of articles.filter(({version}) => version?.status !== 'unreleased')) {
    const page = pageOf(route);
    const copy = squeezed(toString(parser.parse(copyOf(route))));
    let end = 0;
    for (const part of page('article .markdown').find(`h2, h3, h4, p:not(.${Name.CodeBar})`).toArray()) {
      const text = squeezed(page(part).clone().children('.hash-link').remove().end().text());
      const start = copy.indexOf(text, end);
      expect.soft(start, `${route}: ${text}`).toBeGreaterThanOrEqual(end);
      end = Math.max(end, start);
    }
  }
});

test('llms.txt lists every page under its version, and each llms-full.txt contains every page of its version', () => {
  const parts = read('llms.txt').toString().split('\n## ');
  for (const {route, version} of articles) {
    const part = parts.find((one) => one.startsWith(version?.label ?? 'Blog\n'));
    expect.soft(part, route).toContain(`](${addressOf(route)}index.md): `);
  }
  for (const version of versions) {
    const whole = read(`docs/${version.path}/llms-full.txt`).toString();
    const own = articles.filter((page) => page.version?.name === version.name);
    for (const {route} of own) {
      expect.soft(whole).toContain(copyOf(route).trim());
    }
    const heads = whole.split(`\nHolos ${version.label} · <`).length - 1;
    expect(heads).toBe(own.length);
  }
});
