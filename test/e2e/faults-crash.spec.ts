import type {Page} from '@playwright/test';
import {released} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';
import {controlContent, follow, target} from '../support/content';

const start = `/docs/${released.path}/`;
const message = 'A part of this page is broken for the test';

/** Makes the first text of the page's script throw while it is rendered, as long as the flag is up. */
function breakRendering(source: string): string {
  const broken = source.replace(
    /children:("(?:[^"\\]|\\.)+")/,
    `children:(()=>{if(self.renderingFails)throw new Error(${JSON.stringify(message)});return $1})()`,
  );
  expect(broken).not.toBe(source);
  return broken;
}

async function setFault(page: Page, on: boolean): Promise<void> {
  await page.evaluate((value) => Object.assign(self, {renderingFails: value}), on);
}

async function expectCrashed(page: Page): Promise<void> {
  await expect(page.getByText('This page crashed.', {exact: true})).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
}

/** Takes the fault away, and tries again. */
async function expectRecovery(page: Page): Promise<void> {
  await setFault(page, false);
  await page.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
}

test.beforeEach(async ({context}) => {
  (await controlContent(context)).alter = breakRendering;
});

test('a page that throws shows a message below the navbar, and Try again shows the page', async ({
  page,
  tolerate,
}) => {
  tolerate(new RegExp(`^console\\.error: (Error: )?${message}`));
  await visit(page, start);
  await setFault(page, true);
  await follow(page, target);
  await expectCrashed(page);
  await expect(page).toHaveURL(target);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expectCrashed(page);

  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await follow(page, '/blog/');
  await expect(page).toHaveURL('/blog/');
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await page.goBack();
  await expectCrashed(page);
  await expectRecovery(page);
});
