// The pages of the reference: what stays in sight, and what lights up.
import type {Page} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {violationsOf} from '../support/axe';
import {expect, test, visit} from '../support/fixtures';
import {visitHeld} from '../support/scripts';

const core = `/docs/${unreleased.path}/api/core/`;

const sectionOf = (page: Page, id: string) => page.locator('section', {has: page.locator(`h3[id="${id}"]`)});

test.use({viewport: {width: 1440, height: 900}});

test('the address of a field shows its type, and the example next to it', async ({page}) => {
  await visitHeld(page, `${core}#Helm.enableHooks`);
  const section = sectionOf(page, 'Helm');
  await expect(section.getByText(`core.#Helm ${unreleased.path}`)).toBeInViewport();
  const row = await page.locator('[id="Helm.enableHooks"]').boundingBox();
  const example = section.locator('figure').first();
  await expect(example).toBeInViewport({ratio: 1});
  expect((await example.boundingBox())?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0));
  const bar = await section.getByText('core.#Helm').boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the contents of the reference lead to types and fields', async ({page}) => {
  await page.setViewportSize({width: 1439, height: 900});
  await visit(page, core);
  await page.getByRole('button', {name: 'Contents'}).click();
  const contents = page.getByRole('navigation', {name: 'Contents'});
  expect(await violationsOf(page)).toEqual([]);
  await contents.getByRole('link', {name: 'fromEnv?'}).click();
  await expect(contents).toBeHidden();
  await expect(page).toHaveURL(`${core}#AuthSource.fromEnv`);
  await expect(page.locator('[id="AuthSource.fromEnv"]')).toBeInViewport();
});

test('in a large window, the contents are below the sidebar, which shows its current page', async ({
  page,
}) => {
  await visitHeld(page, `${core}#Helm`);
  const contents = page.getByRole('navigation', {name: 'Contents'});
  await expect(contents.locator('[aria-current]')).toHaveText('Helm');
  await expect(contents.locator('[aria-current]')).toBeInViewport({ratio: 1});
  await expect(page.getByRole('button', {name: 'Contents'})).toBeHidden();
  const place = await contents.boundingBox();
  const current = await page.locator('aside .menu').getByRole('link', {name: 'Core API'}).boundingBox();
  expect(place?.x).toBeLessThan((current?.x ?? 0) + 30);
  expect(place?.y).toBeGreaterThan((current?.y ?? 0) + (current?.height ?? 0));
  // The text begins at its right, and the footer covers it.
  expect((await page.locator('#Helm').boundingBox())?.x).toBeGreaterThan(
    (place?.x ?? 0) + (place?.width ?? 0),
  );
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.click({position: {x: (place?.x ?? 0) + 40, y: 4}, trial: true});
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the bar of a type is one line, and the example follows the fields', async ({page}) => {
    await visit(page, `${core}#Helm.kubeVersion`);
    const section = sectionOf(page, 'Helm');
    const bar = section.getByText('core.#Helm', {exact: true});
    await expect(bar).toBeInViewport();
    const button = await page.getByRole('button', {name: 'Contents'}).boundingBox();
    const name = await bar.boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(button?.x ?? 0);
    const table = await section.locator('dl').boundingBox();
    expect((await section.locator('figure').boundingBox())?.y).toBeGreaterThan(
      (table?.y ?? 0) + (table?.height ?? 0),
    );
  });
});

test('a field and its name in the example highlight each other', async ({page}) => {
  await visit(page, `/docs/${released.path}/api/author/`);
  const highlighted = page.locator('.ref-highlighted');
  const row = page.locator('[id="Platform.Components"]');
  await row.hover();
  await expect(highlighted).toHaveText([/^Components/, 'Components']);
  await page.locator('article h1').hover();
  await expect(highlighted).toHaveCount(0);
  await page.locator('.ref-pair .code-key', {hasText: 'Components'}).first().hover();
  await expect(row).toHaveClass(/ref-highlighted/);
});
