import {expect, test, visit} from '../support/fixtures';

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
  const topics = sidebar.getByRole('button', {name: "sidebar category 'Topics'"});
  await topics.click();
  await expect(sidebar.getByRole('link', {name: 'Kargo'})).toBeHidden();
  await topics.click();
  await expect(sidebar.getByRole('link', {name: 'Kargo'})).toBeVisible();
  await sidebar.getByRole('button', {name: "sidebar category 'GitOps'"}).click();
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

test('with forced colors the controls and code blocks keep their outlines', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/docs/v1alpha6/tutorial/hello-holos/');
  for (const selector of ['.theme-code-block', '.navbar__toggle, .navbar button', '.pagination-nav__link']) {
    const element = page.locator(selector).first();
    await expect(element).toBeAttached();
  }
  const border = await page
    .locator('.theme-code-block')
    .first()
    .evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(border).toBe('solid');
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
