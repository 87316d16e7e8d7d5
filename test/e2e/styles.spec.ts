/** A page has within it all styles that it may need before React: when the whole stylesheet comes, nothing looks different. */
import type {Page} from '@playwright/test';
import postcss, {type ChildNode} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {released, unreleased} from '../../config/versions';
import {START_NOW} from '../../plugins/static-first/names';
import {htmlOf, pageOf, read, valuesOf} from '../support/built';
import {expect, test} from '../support/fixtures';
import {nameTokens} from '../support/grid';
import {visitHeld} from '../support/scripts';
import {routes} from '../support/site';

/** A rule for one selector. */
interface Styled {
  /** The rule, within its conditions: what it sets. */
  text: string;
  /** The selector without states and attributes, which may change. */
  query: string;
}

/** What a selector asks of a page, whatever state it is in; groups stay. */
const queryOf = selectorParser((root) => {
  root.walk((node) => {
    const isGroup = node.type === 'pseudo' && /^:(?:is|where|root)$/.test(node.value);
    if (node.type === 'attribute' || (node.type === 'pseudo' && !isGroup)) {
      // A place that nothing is asked of any more is one for any element.
      const isAlone = !node.prev() || node.prev()?.type === 'combinator';
      const isLast = !node.next() || node.next()?.type === 'combinator';
      node.replaceWith(...(isAlone && isLast ? [selectorParser.universal()] : []));
    }
  });
});

function rulesOf(css: string): Styled[] {
  const found: Styled[] = [];
  postcss.parse(css).walkRules((rule) => {
    const conditions: string[] = [];
    for (let node: ChildNode | undefined = rule; node; node = node.parent as ChildNode | undefined) {
      conditions.push(node.type === 'atrule' ? `@${node.name} ${node.params}` : '');
    }
    const declarations = rule.nodes.flatMap((node) =>
      node.type === 'decl' && !node.prop.startsWith('--') ? [node.prop] : [],
    );
    if (declarations.length > 0 && !conditions.some((condition) => condition.includes('keyframes'))) {
      for (const selector of rule.selectors) {
        found.push({
          text: `${conditions.join('')} ${selector} {${declarations.join(';')}}`,
          query: queryOf.processSync(selector),
        });
      }
    }
  });
  return found;
}

const textOf = (route: string) => (route === '/404.html' ? String(read(route)) : htmlOf(route));

/** The styles within a page. */
const styleIn = (html: string) => /<style>(:root.*?)<\/style>/s.exec(html)?.[1] ?? '';

test('every page has the rules for what is on it, in their order', {tag: '@intent'}, async ({page}) => {
  const [sheet = ''] = valuesOf(pageOf('/'), 'meta[name=start-style]', 'content');
  const rules = rulesOf(String(read(sheet)));
  expect(rules.length).toBeGreaterThan(500);
  const seen: string[] = [];
  for (const route of [...routes, '/404.html']) {
    const html = textOf(route);
    const own = rulesOf(styleIn(html)).map(({text}) => text);
    const matching = await page.evaluate(
      ([text, queries]) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        return queries.map((query) => document.querySelector(query) !== null);
      },
      [html, rules.map(({query}) => query)] as const,
    );
    const needed = rules.filter((_, index) => matching[index]).map(({text}) => text);
    const has = new Set(own);
    seen.push(...needed.filter((text) => !has.has(text)).map((text) => `${route}: ${text}`));
    let place = 0;
    const astray = own.filter((text) => {
      const found = rules.findIndex((rule, index) => index >= place && rule.text === text);
      place = Math.max(found + 1, place);
      return found < 0;
    });
    expect(astray, `${route}: not in the order of the stylesheet`).toEqual([]);
  }
  expect(seen).toEqual([]);
});

/** Widths in CSS pixels with modes and media, so that each rule for some of them counts once. */
const looks = [
  {width: 390, mode: 'light', media: {}},
  {width: 1440, mode: 'dark', media: {}},
  {width: 700, mode: 'dark', media: {media: 'print'}},
  {width: 390, mode: 'dark', media: {forcedColors: 'active', reducedMotion: 'reduce'}},
] as const;

/** Pages that together have every kind of layout and content. */
const kinds = [
  '/',
  '/markdown-page/',
  '/search/',
  '/blog/',
  '/blog/archive/',
  '/blog/tags/',
  '/blog/validators-feature/',
  ...[
    'api/core/',
    'api/cli/',
    'glossary/',
    'support/',
    'topics/',
    'topics/architecture/',
    'tutorial/cue/',
  ].map((page) => `/docs/${released.path}/${page}`),
  `/docs/${unreleased.path}/topics/structures/`,
];

/** The styles of all elements and of what is drawn before and after them, one text each; custom properties are not among them. */
const computed = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('html, body, body :not(script, style, noscript)'), (element) =>
      [undefined, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .map((style, index) => (index > 0 && style.content === 'none' ? '' : style.cssText))
        .join(`\n${element.tagName}.${element.className}`),
    ),
  );

test('the whole stylesheet makes no page look different', {tag: '@intent'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const route of kinds) {
    // Where React starts by itself it would change the page meanwhile.
    const starts = pageOf(route)(`meta[name=${START_NOW}]`).length > 0;
    await (starts ? visitHeld(page, route) : page.goto(route));
    const before: string[][] = [];
    const after: string[][] = [];
    for (const into of [before, after]) {
      for (const {width, mode, media} of looks) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({media: null, forcedColors: null, ...media});
        await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), mode);
        into.push(await computed(page));
      }
      await nameTokens(page);
    }
    const others = before.flatMap((lines, look) =>
      lines.flatMap((line, number) =>
        line === after[look]?.[number] ? [] : [[line, after[look]?.[number]]],
      ),
    );
    expect(others.slice(0, 3), route).toEqual([]);
  }
});
