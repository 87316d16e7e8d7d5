import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, hydrated, test} from '../support/fixtures';

/** The list next to the text. */
const contentsOf = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

/** The entry that is marked as the section being read. */
const currentIn = (page: Page) => contentsOf(page).locator('[aria-current]');

/** Scrolls as a wheel does, until a heading is near the top of the window. */
async function readFrom(page: Page, id: string): Promise<void> {
  await page.evaluate((target) => {
    const {top = 0} = document.getElementById(target)?.getBoundingClientRect() ?? {};
    scrollBy(0, top - 100);
  }, id);
}

/** How far an entry sticks out of the list's visible part, and the positions of the entries. */
async function listState(page: Page): Promise<{hidden: number; places: number[][]}> {
  return contentsOf(page).evaluate((nav) => {
    const links = Array.from(nav.querySelectorAll('a'));
    const list = nav.querySelector('ul')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect() ?? list;
    return {
      hidden: Math.max(0, list.top - entry.top, entry.bottom - list.bottom),
      places: links.map((link) => [link.offsetLeft, link.offsetTop, link.offsetWidth, link.offsetHeight]),
    };
  });
}

test('the table of contents has a visible label, and marks the current section while the reader scrolls, also on the router’s next page', async ({
  page,
}) => {
  await page.goto(`/docs/${unreleased.path}/support/`);
  const contents = contentsOf(page);
  await expect(contents.getByText('On this page', {exact: true})).toBeVisible();
  await expect(currentIn(page)).toHaveCount(0);
  const {places} = await listState(page);
  const ids = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)));
  expect(ids.length).toBeGreaterThan(20);

  for (const id of [ids[0], ids[15], ids.at(-1), ids[3]] as string[]) {
    await readFrom(page, id);
    const before = await page.evaluate(() => scrollY);
    await expect(currentIn(page)).toHaveAttribute('href', `#${id}`);
    await expect(currentIn(page)).toHaveAttribute('aria-current', 'location');
    const state = await listState(page);
    expect(state.hidden, `${id}: the entry in its list`).toBe(0);
    expect(state.places, 'the mark moves no entry').toEqual(places);
    expect(await page.evaluate(() => scrollY), 'the page stays').toBe(before);
  }
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await hydrated(page);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
  await readFrom(page, 'cue');
  await expect(currentIn(page)).toHaveAttribute('href', '#cue');
});

test('a section that a link opened stays marked, even if it can’t scroll to the top', async ({page}) => {
  await page.goto(`/docs/${released.path}/glossary/`);
  const asked = contentsOf(page).getByRole('link').nth(-2);
  await asked.click();
  await expect(asked).toHaveAttribute('aria-current', 'location');
});

test('each entry of long contents can be reached by scrolling and by keyboard', async ({page}) => {
  await page.setViewportSize({width: 1500, height: 700});
  await page.goto(`/docs/${unreleased.path}/api/core/`);
  const links = contentsOf(page).getByRole('link');
  const last = links.last();
  await expect(last).not.toBeInViewport();
  await contentsOf(page).hover();
  await page.mouse.wheel(0, 3000);
  await expect(last).toBeInViewport({ratio: 1});
  await links.nth(-2).focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ratio: 1});
});
