import type {Page, Response} from '@playwright/test';
import {colorToggle, expect, hydrated, test, visit} from './fixtures';
import {diagramsOf, undrawnOf} from './support/diagrams';
import {holdScripts} from './support/scripts';

const route = '/docs/v1alpha6/topics/architecture/';

/** Words of the library that no other script has. */
const signature = 'No diagram type detected';

/** The fill of the diagram's boxes. */
async function fillOf(page: Page): Promise<string> {
  const box = diagramsOf(page).first().locator('.node rect').first();
  return box.evaluate((element) => getComputedStyle(element).fill);
}

/** Collects the addresses of the scripts that carry the diagram library. */
function watchLibrary(page: Page): () => Promise<string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/assets/js/')) {
      responses.push(response);
    }
  });
  return async () => {
    const texts = await Promise.all(
      responses.map(async (response) => [response.url(), await response.text()]),
    );
    return texts.filter(([, text]) => text?.includes(signature)).map(([url]) => url ?? '');
  };
}

test('a diagram is neutral in light mode and dark in dark mode', async ({page}) => {
  await visit(page, route);
  await expect(diagramsOf(page).first()).toBeVisible();
  // The main background of mermaid's themes "neutral" and "dark".
  await expect.poll(() => fillOf(page)).toBe('rgb(238, 238, 238)');
  await colorToggle(page).click();
  await expect.poll(() => fillOf(page)).toBe('rgb(31, 32, 32)');
  await page.reload();
  await expect(diagramsOf(page).first()).toBeVisible();
  await expect.poll(() => fillOf(page)).toBe('rgb(31, 32, 32)');
});

test('the diagram library loads when a diagram nears the viewport, and shows its source until then', async ({
  page,
}) => {
  const library = watchLibrary(page);
  // Moves the diagrams, which may stand on the first screen, far below it.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(
        Object.assign(document.createElement('style'), {
          textContent: '.theme-doc-markdown > header { margin-bottom: 5000px }',
        }),
      );
    });
  });
  await visit(page, route);
  const source = undrawnOf(page).first();
  await expect(source).toContainText('flowchart');
  // Observers report in the order of their creation: when this one has, those of the diagrams have as well.
  await source.evaluate(
    (element) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );
  expect(await library()).toEqual([]);
  await expect(diagramsOf(page)).toHaveCount(0);

  await source.scrollIntoViewIfNeeded();
  await expect(diagramsOf(page).first()).toBeVisible();
  expect(await library()).toHaveLength(1);
});

test('a page without a diagram loads no diagram library', async ({page}) => {
  const library = watchLibrary(page);
  await visit(page, '/blog/why-cue-for-configuration/');
  await expect(undrawnOf(page)).toHaveCount(0);
  expect(await library()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the source of a diagram can be read', async ({page}) => {
    await page.goto(route);
    await expect(undrawnOf(page).first()).toBeVisible();
    await expect(undrawnOf(page).first()).toContainText('flowchart');
    await expect(diagramsOf(page)).toHaveCount(0);
  });
});

for (const [name, size] of Object.entries({
  phone: {width: 390, height: 844},
  desktop: {width: 1280, height: 900},
})) {
  test(`on a ${name} nothing moves when a diagram is drawn: its source names the room`, async ({page}) => {
    await page.setViewportSize(size);
    const scripts = await holdScripts(page);
    await page.goto(route, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    scripts.release();
    await hydrated(page);
    await expect
      .poll(() =>
        undrawnOf(page).evaluateAll((sources) => {
          sources[0]?.scrollIntoView();
          return sources.length;
        }),
      )
      .toBe(0);
    await expect(diagramsOf(page)).toHaveCount(2);
    expect(await height()).toBe(before);
  });
}

for (const version of ['v1alpha5', 'v1alpha6']) {
  test(`the diagrams of ${version} have the size that their sources name`, async ({page}) => {
    await visit(page, route.replace('v1alpha6', version));
    for (const room of await page.locator('article [style*="aspect-ratio"]').all()) {
      await room.scrollIntoViewIfNeeded();
      const svg = room.locator('.docusaurus-mermaid-container svg');
      await expect(svg).toBeVisible();
      const [, , width = 0, height = 1] = ((await svg.getAttribute('viewBox')) ?? '').split(' ').map(Number);
      const named = await room.evaluate((element) =>
        getComputedStyle(element).aspectRatio.split('/').map(Number),
      );
      const [namedWidth = 0, namedHeight = 1] = named;
      // Up to the fonts of the machine that draws.
      expect(Math.abs(namedWidth / namedHeight / (width / height) - 1), `${width} x ${height}`).toBeLessThan(
        0.1,
      );
    }
    await expect(diagramsOf(page)).toHaveCount(2);
  });
}
