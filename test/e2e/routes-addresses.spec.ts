import {docsEntry} from '../../config/site';
import {released, unreleased} from '../../config/versions';
import {expect, hydrated, test} from '../support/fixtures';

const [releasedEntry, unreleasedEntry] = [released, unreleased].map(
  (version) => `/docs/${version.path}/${docsEntry}/`,
) as [string, string];

test.describe('an address', {tag: '@first'}, () => {
  test('/docs leads to the preferred or the released version, and is no step back', async ({page}) => {
    await page.goto('/404.html');
    for (const [preferred, target] of [
      ['', releasedEntry],
      ['v1alpha1', releasedEntry],
      [unreleased.name, unreleasedEntry],
    ] as const) {
      for (const entry of ['/docs', '/docs/']) {
        await page.evaluate(
          (name) => localStorage.setItem('docs-preferred-version-default', name),
          preferred,
        );
        await page.goto(entry);
        await expect(page).toHaveURL(target);
        await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
      }
    }
    await page.goto('/blog/');
    await page.evaluate(() => location.assign('/docs/'));
    await page.waitForURL(unreleasedEntry);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/blog/');
  });

  test('a hash with other capitals, as chats write it, shows its place and is corrected', async ({page}) => {
    for (const [route, hash, id] of [
      [`/docs/${unreleased.path}/api/author/`, 'componentconfig', 'ComponentConfig'],
      [`/docs/${unreleased.path}/glossary/`, 'Build-Plan', 'build-plan'],
      // An exact id wins, and an unknown one stays.
      [`/docs/${unreleased.path}/glossary/`, 'no-such-term', undefined],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${route}#${hash}`);
      await expect(page).toHaveURL(`${route}#${id ?? hash}`);
      if (id) {
        await expect(page.locator(`#${id}`)).toBeInViewport();
        expect(await page.locator(`#${id}`).evaluate((element) => element.matches(':target'))).toBe(true);
      }
    }
    // Of two that differ in capitals alone, none is meant.
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id=Twin></p><p id=TWIN></p>');
      location.hash = 'twin';
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page).toHaveURL(/#twin$/);
  });
});
