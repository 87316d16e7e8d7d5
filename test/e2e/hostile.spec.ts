/**
 * Addresses, stored values and queries that nobody expects, in a real page under its policy. All of the corpus is tried
 * on the scripts themselves in plugins/shell/static-first/address.test.ts; here is what a browser adds.
 */
import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {CANARY, FOREIGN, encoded, hostileTexts, shown} from '../../plugins/engine/fixture/hostile';
import {MAX_QUERY} from '../../plugins/search/client/ids';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {inputOf, shownOn, scopeOf} from '../support/search';

// A browser neither asks for addresses of such a length nor stores many of them.
const texts = hostileTexts.filter((text) => text.length < 4000);

const stored = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
];

/** Expects that no text ran as a script or became an element, that no link leads elsewhere, and that the page is unchanged. */
async function expectHarmless(page: Page, heading: string, told: string): Promise<void> {
  const found = await page.evaluate(
    ({canary, foreign}) => ({
      ran: canary in window,
      made: document.querySelectorAll('img[src="x"], svg[onload], base, iframe').length,
      leads: Array.from(document.links, ({href}) => href).filter(
        (href) =>
          !URL.canParse(href) || /^(?:javascript|data):/i.test(href) || new URL(href).host === foreign,
      ),
      mode: document.documentElement.dataset.theme,
      heading: document.querySelector('h1')?.textContent,
      host: location.hostname,
    }),
    {canary: CANARY, foreign: FOREIGN},
  );
  const mode = expect.stringMatching(/^(?:light|dark)$/) as unknown as string;
  expect(found, told).toEqual({ran: false, made: 0, leads: [], mode, heading, host: '127.0.0.1'});
}

test('no hostile address or stored value changes a page, and React removes such values', async ({page}) => {
  const route = `/docs/${released.path}/glossary/`;
  await page.goto(route);
  const picked = [
    ...texts.slice(-6),
    ...texts.filter((text) => /script|onerror|data-|%/.test(text)).slice(0, 10),
  ];
  for (const [index, text] of picked.entries()) {
    await test.step(shown(text), async () => {
      await page.evaluate(({keys, text}) => keys.forEach((key) => localStorage.setItem(key, text)), {
        keys: stored,
        text,
      });
      const query = `?${encoded(text)}&docusaurus-theme=${encoded(text)}&${text.replaceAll('#', '')}`;
      await page.goto('about:blank');
      await page.goto(`${route}${query}#${text}`);
      await expectHarmless(page, 'Glossary', shown(text));
      const left = () => page.evaluate(() => ({...localStorage}) as Record<string, string>);
      expect(Object.values(await left()), shown(text)).toEqual([text]);
      // What only React reads is mended when it runs.
      if (index % 5 === 0) {
        await hydrated(page);
        expect((await left())['docs-preferred-version-default']).toBeUndefined();
        expect((await left()).theme).toBeUndefined();
        await expectHarmless(page, 'Glossary', shown(text));
      }
    });
  }
});

test('a link that names a color mode shows it, and what the reader chose stays stored', async ({page}) => {
  // Before the scripts of the page: a document that opens while another stores the mode hears of it as of a choice in another tab.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/markdown-page/?docusaurus-theme=light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the search answers hostile queries, and unknown parts of the site', async ({page}) => {
  await visit(page, '/search/');
  for (const text of texts.filter((text) => /<|\ud800|__proto__|\u202e|javascript/.test(text)).slice(0, 12)) {
    await inputOf(page).fill(text);
    await expect(page.getByRole('status').filter({hasText: / for “/})).toBeVisible();
    await expectHarmless(page, 'Search', shown(text));
  }
  await inputOf(page).fill('');
  await inputOf(page).fill('x'.repeat(100_000));
  await expect(page.getByRole('status').filter({hasText: `“${'x'.repeat(40)}…”`})).toBeVisible();
  expect((await inputOf(page).inputValue()).length).toBe(MAX_QUERY);
  for (const part of ['__proto__', 'none', '<img src=x>']) {
    await visit(page, `/search/?q=validators&in=${encodeURIComponent(part)}`);
    await expect(
      page.getByRole('status').filter({hasText: `for “validators” in Docs ${released.label}`}),
    ).toBeVisible();
    await expect(scopeOf(page, `Docs ${released.label}`)).toBeChecked();
    expect((await shownOn(page))[0]).toMatch(/validators/);
  }
});
