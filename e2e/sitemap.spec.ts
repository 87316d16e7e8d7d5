import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {undrawnOf} from './support/diagrams';
import {routesOf, sections} from './support/sitemap';

/** Makes the page load what it would load while one reads it to its end. */
async function readThrough(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        undrawnOf(page).evaluateAll((sources) => {
          sources[0]?.scrollIntoView();
          return sources.length;
        }),
      'diagrams that are not drawn',
    )
    .toBe(0);
  const broken = await page.evaluate(async () => {
    const images = Array.from(document.images).filter((image) => image.checkVisibility());
    for (const image of images) {
      image.loading = 'eager';
    }
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
  expect(broken, 'images without a picture').toEqual([]);
}

test('the sections hold every page of the sitemap once', () => {
  const inSections = Object.values(sections).flatMap((section) => routesOf(section));
  expect(inSections.sort()).toEqual(routesOf(/^/).sort());
  expect(inSections).toHaveLength(69);
});

// The faults themselves, console, hydration and requests, are what the fixtures of every test judge.
for (const [name, section] of Object.entries(sections)) {
  test(`no page reports a fault: ${name}`, async ({page}) => {
    // Many pages, one after the other.
    test.slow();
    for (const route of routesOf(section)) {
      await test.step(route, async () => {
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await readThrough(page);
      });
    }
  });
}
