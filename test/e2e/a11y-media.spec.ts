import {expect, test, visit} from '../support/fixtures';
import {categoryFold} from '../support/shell';

test('who asks for less motion gets none', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/docs/v1alpha6/tutorial/hello-holos/');
  const moving = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((times) =>
          times.split(',').some((time) => parseFloat(time) > 0.01),
        );
      })
      .map((element) => element.className),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('with less motion, what opens inside an opened part of the sidebar is shown', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/docs/v1alpha6/glossary/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const topics = categoryFold(page, 'Topics');
  await topics.click();
  await expect(sidebar.getByRole('link', {name: 'Kargo'})).toBeHidden();
  await topics.click();
  await expect(sidebar.getByRole('link', {name: 'Kargo'})).toBeVisible();
  await categoryFold(page, 'GitOps').click();
  await expect(sidebar.getByRole('link', {name: 'Argo CD Application'})).toBeVisible();
  // A list whose opening never ended keeps the height it had, and cuts off its end.
  const cut = () =>
    sidebar
      .locator('ul')
      .evaluateAll((lists) =>
        lists
          .filter((list) => list.checkVisibility() && list.scrollHeight > list.clientHeight + 1)
          .map((list) => list.textContent.slice(0, 60)),
      );
  await expect.poll(cut).toEqual([]);
});

/** What forced colors take away and the site's styles give back, by selector and property. */
const outlines = [
  ['/docs/v1alpha6/topics/structures/', '.theme-admonition', '', 'border-right-width'],
  [
    '/docs/v1alpha6/tutorial/hello-holos/',
    '.menu__link--active:not(.menu__link--sublist)',
    '',
    'outline-style',
  ],
  ['/docs/v1alpha6/tutorial/hello-holos/', '.code-bar > button', '::before', 'background-color'],
  ['/', '.diagram .edge', '', 'stroke'],
  ['/', '.diagram .box', '', 'stroke'],
] as const;

test('with forced colors code, controls and diagrams keep outlines, which the styles for it give', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const valuesOn = (route: string) =>
    page.evaluate(
      (wanted) =>
        wanted.map(([, selector, part, property]) => {
          const element = document.querySelector(selector);
          return element ? getComputedStyle(element, part).getPropertyValue(property) : `no ${selector}`;
        }),
      outlines.filter(([on]) => on === route),
    );
  for (const route of new Set(outlines.map(([on]) => on))) {
    await page.goto(route);
    const given = await valuesOn(route);
    expect(given.join(), route).not.toContain('no ');
    await page.evaluate(() => {
      for (const sheet of Array.from(document.styleSheets)) {
        for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
          if (sheet.cssRules[index]?.cssText.includes('.theme-code-block')) {
            const rule = sheet.cssRules[index];
            if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) {
              sheet.deleteRule(index);
            }
          }
        }
      }
    });
    const without = await valuesOn(route);
    expect(
      given.filter((value, index) => value === without[index]),
      `${route}: ${given.join()} without: ${without.join()}`,
    ).toEqual([]);
  }
});

test.describe('in print', () => {
  for (const mode of ['light', 'dark']) {
    test(`a page is black on white, its text alone, links with their address: ${mode} mode`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await visit(page, '/docs/v1alpha5/tutorial/hello-holos/');
      await page.emulateMedia({media: 'print'});
      for (const hidden of [
        'nav.navbar',
        'footer.footer',
        '.theme-doc-sidebar-container',
        '.pagination-nav',
      ]) {
        await expect(page.locator(hidden).first()).toBeHidden();
      }
      for (const button of await page.getByRole('button').all()) {
        await expect(button).toBeHidden();
      }
      const {ground, ink, code, address} = await page.evaluate(() => {
        const paragraph = document.querySelector('.markdown p');
        const link = document.querySelector('.markdown a[href*="setup"]');
        const block = document.querySelector('.theme-code-block pre');
        const clear = 'rgba(0, 0, 0, 0)';
        const groundOf = (element: Element | null): string => {
          const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
          return color === clear ? groundOf(element?.parentElement ?? null) : color;
        };
        return {
          ground: groundOf(paragraph),
          ink: paragraph && getComputedStyle(paragraph).color,
          code: groundOf(block),
          address: link && getComputedStyle(link, '::after').content,
        };
      });
      expect(ground).toBe('rgb(255, 255, 255)');
      expect(ink).toBe('rgb(0, 0, 0)');
      expect(code).toBe('rgb(255, 255, 255)');
      expect(address).toContain('/tutorial/setup/');
    });
  }
});
