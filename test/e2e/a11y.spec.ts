/** What readers make of pages, for those who hear them, and for fingers. How pages are when they open: see pages.spec.ts. */
import {released, unreleased} from '../../config/versions';
import {judge, phone, whole} from '../support/axe';
import {expect, test, visit} from '../support/fixtures';
import {ask, dialogOf, opener, optionsOf, scopeOf} from '../support/search';

test.describe('axe finds nothing', {tag: '@first'}, () => {
  test('on the not-found page, the search page and in the open search', async ({page, tolerate}) => {
    tolerate(/404/);
    for (const address of [`/docs/${released.path}/none/`, '/search/?q=validators']) {
      await visit(page, address);
      await test.step(address, () => judge(page, whole));
    }
    await visit(page, `/docs/${unreleased.path}/topics/architecture/`);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step('before a query', () => judge(page, whole));
    await page.getByRole('combobox', {name: 'Search', exact: true}).fill('validators');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await test.step('with an answer', () => judge(page, whole));
  });
});

test.describe('on a phone', {tag: '@first'}, () => {
  test.use({viewport: phone, hasTouch: true});

  /** The least that a finger hits, in CSS pixels. Links within a sentence are as tall as their line. */
  const LEAST = 44;

  /** Controls that are smaller. */
  function small(least: number): string[] {
    const isControl = (element: Element) =>
      element.checkVisibility() &&
      getComputedStyle(element).display !== 'inline' &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !element.closest('p, li > p, td, dd, h2, h3');
    // A control may have an area around it that takes the finger as well.
    const heightOf = (element: Element) =>
      Math.max(
        element.getBoundingClientRect().height,
        ...['::before', '::after'].map((part) => {
          const {position, content, height} = getComputedStyle(element, part);
          return position === 'absolute' && content !== 'none' ? parseFloat(height) || 0 : 0;
        }),
      );
    return Array.from(document.querySelectorAll('a, button, summary, label, input:not([type=radio])'))
      .filter((element) => isControl(element) && element.getBoundingClientRect().height > 1)
      .filter((element) => heightOf(element) < least - 0.5)
      .map((element) => `${Math.round(heightOf(element))} px: ${element.outerHTML.slice(0, 120)}`);
  }

  test('controls are large enough for fingers, and the search mentions no keys', async ({page}) => {
    const tutorial = `/docs/${released.path}/tutorial/hello-holos/`;
    for (const route of ['/', '/blog/', '/search/?q=render', tutorial]) {
      await visit(page, route);
      expect.soft(await page.evaluate(small, LEAST), route).toEqual([]);
    }
    await opener(page).click();
    await expect(scopeOf(page, 'Everywhere')).toBeVisible();
    expect(await page.evaluate(small, LEAST), 'before a query').toEqual([]);
    await ask(page, 'kustomizaton');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await page.evaluate(small, LEAST), 'with an answer').toEqual([]);
    await expect(dialogOf(page).locator('kbd:visible')).toHaveCount(0);
  });
});
