import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

/** What of the quotes in the list of reasons cannot be read without scrolling. */
async function cutIn(page: Page): Promise<string[]> {
  return page
    .locator('main li pre')
    .evaluateAll((quotes) =>
      quotes
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent ?? ''),
    );
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  expect(box, selector).not.toBeNull();
  return box ?? {x: 0, y: 0, width: 0, height: 0};
}

test('on the home page every proof can be read at every width', async ({page}) => {
  await visit(page, '/');
  expect(await page.locator('main li pre').count()).toBe(3);
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({width, height: 900});
    expect.soft(await cutIn(page), `${width} px`).toEqual([]);
  }
});

test('on the home page headline and lead begin together, and the example fits a window, in its order', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  const headline = await boxOf(page, 'main h1');
  const lead = await boxOf(page, 'main header p');
  expect(lead.y).toBe(headline.y);
  expect((await boxOf(page, 'main section[aria-labelledby=example]')).height).toBeLessThan(700);
  for (const width of [390, 1100, 1440]) {
    await page.setViewportSize({width, height: 900});
    const steps = await page.locator('section[aria-labelledby=example] p:has(> span)').evaluateAll((labels) =>
      labels.map((label) => {
        const {x, y} = label.getBoundingClientRect();
        return {text: label.textContent, x: Math.round(x), y: Math.round(y)};
      }),
    );
    expect(steps.map(({text}) => text)).toEqual(['1 You write', '2 You run', '3 You commit']);
    // Each step is below the former one or to the right of it.
    for (const [index, {x, y}] of steps.slice(1).entries()) {
      const former = steps[index] ?? {x: 0, y: 0};
      expect.soft(x > former.x || y > former.y, `${width} px: ${index + 2}`).toBe(true);
    }
  }
});
