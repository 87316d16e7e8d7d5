import {type Page} from '@playwright/test';
import {settings, stageTexts} from '../../config/stage';
import {siteDir} from '../../config/pages';
import {quote} from '../../plugins/examples/home-data';
import {readExamplePage} from '../../plugins/engine/examplePage';
import {expect, hydrated, test, visit} from '../support/fixtures';

/** The executed page's output for a combination such as `9090 0.2.0 4`. */
function printed(values: string): string {
  const block = stageTexts[values];
  if (!block) {
    throw new Error(`no combination ${values}`);
  }
  return quote(readExamplePage(siteDir, block.file), block).code;
}

const end = (page: Page) => page.locator('#pick ~ * [role=status]');
const radio = (page: Page, setting: string, value: string) =>
  page.getByRole('radiogroup', {name: setting}).getByRole('radio', {name: value, exact: true});

test('each choice of values on the home page shows the tools’ output for it, without a script', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/#pick');
  const [port, chart, replicas] = settings;
  for (const a of port.values) {
    await radio(page, 'port', a).check({force: true});
    for (const b of chart.values) {
      await radio(page, 'chart', b).check({force: true});
      for (const c of replicas.values) {
        await radio(page, 'replicas', c).check({force: true});
        const text = printed(`${a} ${b} ${c}`);
        const shown = (await end(page).innerText()).trim();
        if (c === '50') {
          expect.soft(shown).toBe('Exit status 1. No manifest is written.');
          await expect.soft(page.getByText(/^Environments\.prod\.replicas: invalid value 50/)).toBeVisible();
        } else {
          const start = `port ${a}, chart ${b}, replicas ${c}:`;
          const size = text
            .slice(text.indexOf(start) + start.length)
            .split('\n', 1)[0]
            ?.trim();
          expect.soft(shown, start).toBe(size === '' ? 'No file changes.' : size);
        }
      }
    }
  }
  await page.close();
});

test('arrow keys choose a value on the home page, the result is announced, and React keeps the choice', async ({
  page,
}) => {
  await page.goto('/');
  // Before React starts, which the first key or pointer asks for.
  await radio(page, 'replicas', '4').focus();
  await page.keyboard.press('ArrowRight');
  await expect(end(page)).toHaveText(/^\s*Exit status 1/, {useInnerText: true});
  await hydrated(page);
  await expect(radio(page, 'replicas', '50')).toBeChecked();
  await expect(end(page)).toHaveText(/^\s*Exit status 1/, {useInnerText: true});
});

test('on a 13-inch laptop, the title, the button and the pull request end above 620 px', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await page.goto('/');
  const bottoms = await page
    .locator('h1, header .button--primary, header figure[aria-label]')
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(620);
});

test('on a phone, the choices stay in sight with the diff, and a tap picks one', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/');
  await page.getByRole('heading', {name: 'prod deploy/environments/prod'}).scrollIntoViewIfNeeded();
  const choice = page.locator('label[for="pick-chart-0.2.0"]');
  await expect(choice).toBeInViewport({ratio: 1});
  await choice.click();
  await expect(radio(page, 'chart', '0.2.0')).toBeChecked();
  await expect(
    page.getByRole('region', {name: 'prod'}).getByText('+kind: CustomResourceDefinition'),
  ).toBeVisible();
});
