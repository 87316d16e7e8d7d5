import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';
import {categoryFold, foldOf} from '../support/shell';

/** What has the focus: its accessible name, or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return (element?.ariaLabel ?? element?.innerText ?? '').trim();
  });

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (typeof name === 'string' ? at === name : name.test(at)) {
      return;
    }
  }
  throw new Error(`${limit} steps did not lead to ${name}, but to ${await focused(page)}`);
}

test('keys alone lead from the top of a page to the next page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/docs/${released.path}/tutorial/hello-holos/`);

  // The search. See controls.spec.ts for the version menu.
  await tabTo(page, 'Search');
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox', {name: 'Search', exact: true});
  await expect(search).toBeFocused();
  await page.keyboard.type('hello');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();

  // In the sidebar, a category opens and closes with Enter and Space.
  await tabTo(page, 'Lay out the repository');
  const category = foldOf(categoryFold(page, 'Lay out the repository'));
  for (const key of ['a', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key);
    await expect(category).not.toHaveAttribute('open');
  }
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(category).not.toHaveAttribute('open');

  // The whole command is copied, and nothing else.
  await tabTo(page, /^Copy Terminal: /);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('holos init platform');

  // The next page.
  await tabTo(page, /^Next\s/, 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/docs/${released.path}/tutorial/cue-in-ten-minutes/`);
  await expect(page.getByRole('heading', {level: 1, name: 'CUE in ten minutes'})).toBeVisible();
});

test('the focus is always visible and never trapped', async ({page}) => {
  for (const route of ['/', `/docs/${unreleased.path}/topics/architecture/`, '/blog/validators-feature/']) {
    await visit(page, route);
    const places: string[] = [];
    while (places.length < 400) {
      await page.keyboard.press('Tab');
      const {place, isVisible} = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const {outlineStyle, outlineWidth} = getComputedStyle(element);
        return {
          place: element === document.body ? '' : element.outerHTML.slice(0, 200),
          isVisible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && element.checkVisibility(),
        };
      });
      if (place === '') {
        break;
      }
      expect(isVisible, place).toBe(true);
      places.push(place);
    }
    // The last stop is the end of the page, which lets the focus go.
    expect(places.length).toBeGreaterThan(15);
    expect(places.length).toBeLessThan(400);
    expect(places.at(-1)).toMatch(/<a /);
  }
});

test('with Shift+Tab, the navbar doesn’t cover what has the focus', async ({page}) => {
  await page.goto(`/docs/${released.path}/tutorial/hello-holos/`);
  await page.locator('footer a').first().focus();
  const covered: string[] = [];
  let stops = 0;
  for (let inMain = true; inMain;) {
    await page.keyboard.press('Shift+Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const {top = 0, height = 0} = element?.getBoundingClientRect() ?? {};
      const {bottom = 0} = document.querySelector('.navbar')?.getBoundingClientRect() ?? {};
      const fits = height <= innerHeight - bottom;
      return {
        inMain: Boolean(element?.closest('main')),
        place: `${element?.outerHTML.slice(0, 100)} at ${top}, below ${bottom}`,
        isCovered: fits && top < bottom,
      };
    });
    inMain = at.inMain;
    stops += 1;
    if (inMain && at.isCovered) {
      covered.push(at.place);
    }
  }
  expect(stops).toBeGreaterThan(30);
  expect(covered).toEqual([]);
});
