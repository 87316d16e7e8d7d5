import {released, unreleased} from '../../config/versions';
import {expect, test} from '../support/fixtures';
import {inputOf} from '../support/search';
import {Name} from '../../plugins/engine/names';

test.use({javaScriptEnabled: false});

const kinds = [
  '/',
  '/markdown-page/',
  `/docs/${released.path}/`,
  `/docs/${unreleased.path}/api/core/`,
  '/blog/',
  '/blog/announcing-holos/',
  '/blog/archive/',
  '/blog/tags/',
  `/docs/${released.path}/tutorial/hello-holos/`,
  '/search/',
  '/no-such-page/',
];

test('pages of every kind can be read, and controls that can’t work are hidden', async ({page, tolerate}) => {
  tolerate(/ 404/);
  const shown = () =>
    page
      // The choices of the home page need no script.
      .locator('button,input:not([name^=pick-]),select,[role=button]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getClientRects().length > 0)
          .map((control) => control.ariaLabel ?? control.textContent),
      );
  for (const path of kinds) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
      // A trial click does all but click: nothing lies over the text.
      await page.locator('.main-wrapper :is(h1, h2):visible').first().click({trial: true});
      await page.locator('.main-wrapper :is(p, li):visible').first().click({trial: true});
      await expect(page.getByText('did not load properly')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // A popover needs no script.
      expect
        .soft(
          (await shown()).filter((name) => name !== 'Contents'),
          path,
        )
        .toEqual([]);
    });
  }
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(`/docs/${released.path}/tutorial/hello-holos/`);
  expect(await shown()).toEqual(['Toggle navigation bar']);
});

test('the search page, the not-found page, drawings and the source of diagrams work', async ({
  page,
  tolerate,
}) => {
  tolerate(/ 404/);
  await page.goto('/search/');
  // By selectors, because Playwright doesn't see the content of a noscript as text.
  const note = page.getByRole('main').locator('noscript');
  await expect(note.locator('p')).toContainText('needs JavaScript');
  await expect(note.locator('p')).toBeVisible();
  await expect(inputOf(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await note.locator('a', {hasText: 'Documentation'}).click();
  await expect(page).toHaveURL(`/docs/${released.path}/`);
  await page.goto('/none/');
  await page.getByRole('main').getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page).toHaveURL(`/docs/${released.path}/support/`);
  await page.goto(`/docs/${released.path}/topics/architecture/`);
  await expect(page.getByRole('img', {name: /^Processes of one render\. One holos/})).toBeVisible();
  await page.goto(`/docs/${released.path}/topics/kargo/`);
  await expect(page.locator(`.${Name.Diagram} pre`)).toContainText('K->>R: opens a pull request');
});
