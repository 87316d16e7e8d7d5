/** A page has within it all styles that it needs before React: when the whole stylesheet comes, nothing looks different. */
import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {Name} from '../../plugins/engine/names';
import {expect, test} from '../support/fixtures';
import {visitHeld} from '../support/scripts';
import {newestPost} from '../support/site';

/** Pages that together have every kind of layout and content. */
const kinds = [
  '/',
  '/search/',
  '/blog/',
  '/blog/tags/',
  newestPost,
  ...['api/core/', 'topics/', 'topics/architecture/'].map((page) => `/docs/${released.path}/${page}`),
  `/docs/${unreleased.path}/topics/structures/`,
];

/** Widths in CSS pixels with modes and media, so that each rule for some of them counts once. */
const looks = [
  {width: 390, mode: 'light', media: {}},
  {width: 1440, mode: 'dark', media: {}},
  {width: 700, mode: 'dark', media: {media: 'print'}},
  {width: 390, mode: 'dark', media: {forcedColors: 'active', reducedMotion: 'reduce'}},
] as const;

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

test('no page changes its look when the full stylesheet arrives', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const route of kinds) {
    await visitHeld(page, route);
    const before: string[][] = [];
    const after: string[][] = [];
    for (const into of [before, after]) {
      for (const {width, mode, media} of looks) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({media: null, forcedColors: null, ...media});
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, mode);
        into.push(await computed(page));
      }
      await page.evaluate(async (name) => {
        const href = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
        await new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
          Object.assign(link, {onload: resolve, onerror: () => reject(new Error(`no ${href}`))});
          document.head.append(link);
        });
      }, Name.StartStyle);
    }
    const others = before.flatMap((lines, look) =>
      lines.flatMap((line, number) =>
        line === after[look]?.[number] ? [] : [[line, after[look]?.[number]]],
      ),
    );
    expect(others.slice(0, 3), route).toEqual([]);
    await page.unrouteAll();
  }
});
