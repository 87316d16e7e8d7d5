import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';
import {foldOf, versionMenu} from '../support/shell';

/** Takes what room the storage has, until not one more character fits. */
async function fillStorage(page: Page): Promise<void> {
  await page.goto('/404.html');
  const left = await page.evaluate(() => {
    localStorage.clear();
    let size = 8 * 1024 * 1024;
    let key = 0;
    while (size >= 1) {
      try {
        localStorage.setItem(`filler-${key}`, 'x'.repeat(size));
        key += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
    try {
      localStorage.setItem('theme', '');
      return 'room';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(left).toBe('QuotaExceededError');
}

/** What the reader can do with the shell works, if only until the page is left. */
async function expectShellWorks(page: Page): Promise<void> {
  await visit(page, `/docs/${released.path}/glossary/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const bar = page.getByRole('link', {name: new RegExp(`^Preview .* ${unreleased.path}`)});
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(bar).toBeHidden();

  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog/');
  // The choices last while the page does, whatever the system prefers meanwhile.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(bar).toBeHidden();

  // A version is a page of its own.
  await versionMenu(page).click();
  await foldOf(versionMenu(page)).getByRole('link', {name: unreleased.label}).click();
  await expect(page).toHaveURL(`/docs/${unreleased.path}/`);
  await expect(versionMenu(page)).toContainText(unreleased.label);
}

for (const what of ['full', 'full, in a private window that stores nothing']) {
  test(`color mode, announcement and version menu work when the storage is ${what}`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/^console\.error: Docusaurus storage error, can't set .*QuotaExceededError/s);
    await fillStorage(page);
    if (what !== 'full') {
      await page.addInitScript(() => {
        localStorage.clear();
        Storage.prototype.setItem = () => {
          throw new DOMException('No room.', 'QuotaExceededError');
        };
      });
    }
    await expectShellWorks(page);
  });
}
