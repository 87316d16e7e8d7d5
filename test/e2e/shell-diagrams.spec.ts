import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {colorToggle, expect, test, visit} from '../support/fixtures';
import {diagramsOf} from '../support/diagrams';

const route = `/docs/${unreleased.path}/topics/architecture/`;

/** Words of the library that no other script has. */
const signature = 'No diagram type detected';

/** The ground of both modes and of print, which the boxes have instead of the grays of mermaid's themes "neutral" and "dark". */
const fills = {light: 'rgb(253, 252, 249)', dark: 'rgb(16, 20, 31)', print: 'rgb(255, 255, 255)'};

/** The fill of the diagram's boxes. */
async function fillOf(page: Page): Promise<string> {
  const box = diagramsOf(page).first().locator('.node rect').first();
  return box.evaluate((element) => getComputedStyle(element).fill);
}

test('a diagram is neutral in light mode and dark in dark mode', async ({page}) => {
  await visit(page, route);
  await expect(diagramsOf(page).first()).toBeVisible();
  expect(await fillOf(page)).toBe(fills.light);
  await colorToggle(page).click();
  await expect.poll(() => fillOf(page)).toBe(fills.dark);
  await page.reload();
  expect(await fillOf(page), 'from the first moment').toBe(fills.dark);
  await page.emulateMedia({media: 'print'});
  expect(await fillOf(page), 'on paper').toBe(fills.print);
});

test('no script of the site has the diagram library', () => {
  const scripts = readdirSync('build/assets/js').map((name) =>
    readFileSync(`build/assets/js/${name}`, 'utf8'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((script) => script.includes(signature))).toEqual([]);
});

for (const [name, width] of Object.entries({phone: 390, desktop: 1280})) {
  test(`on a ${name} diagrams fit their place, and words their boxes`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, route);
    for (const diagram of await diagramsOf(page).all()) {
      const {overflow, excess} = await diagram.evaluate((svg) => ({
        overflow: svg.getBoundingClientRect().width - (svg.parentElement?.clientWidth ?? 0),
        // In the units of the drawing: the fonts of this machine against those it was drawn with.
        excess: Array.from(svg.querySelectorAll('foreignObject'), (object) => {
          const text = object.querySelector('span');
          return (text?.offsetWidth ?? 0) - object.width.baseVal.value;
        }),
      }));
      expect(overflow).toBeLessThanOrEqual(0.5);
      expect(excess.length).toBeGreaterThan(3);
      expect(Math.max(...excess)).toBeLessThanOrEqual(8);
    }
  });
}
