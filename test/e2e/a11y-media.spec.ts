import {released, unreleased} from '../../config/versions';
import {contrast} from '../support/contrast';
import {expect, test, visit} from '../support/fixtures';
import {categoryFold} from '../support/shell';

test('who asks for less motion gets none', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, `/docs/${unreleased.path}/tutorial/hello-holos/`);
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
  await visit(page, `/docs/${unreleased.path}/glossary/`);
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
  [`/docs/${unreleased.path}/topics/structures/`, '.theme-admonition', '', 'border-right-width'],
  [
    `/docs/${unreleased.path}/tutorial/hello-holos/`,
    '.menu__link--active:not(.menu__link--sublist)',
    '',
    'outline-style',
  ],
  [`/docs/${unreleased.path}/tutorial/hello-holos/`, '.code-bar > button', '::before', 'background-color'],
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

/** What is told by a picture or a line, and the ground that it stands on; colors as forced. */
const signs = [
  ['.docusaurus-mermaid-container .nodeLabel', '', 'color'],
  ['.docusaurus-mermaid-container .edgeLabel', '', 'color'],
  ['.docusaurus-mermaid-container .node rect', '', 'stroke'],
  ['.docusaurus-mermaid-container .accent rect', '', 'stroke'],
  ['.docusaurus-mermaid-container .flowchart-link', '', 'stroke'],
  ['.docusaurus-mermaid-container .marker', '', 'fill'],
  ['.menu__caret', '::before', 'border-right-color'],
  ['.breadcrumbs__item', '::after', 'border-right-color'],
  ['.navbar .dropdown > .navbar__link', '::after', 'border-top-color'],
] as const;

test('with forced colors diagrams, arrows and the mark stand out from their ground, on black and on white', async ({
  page,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await page.goto(`/docs/${unreleased.path}/topics/architecture/`);
    const {ground, fills, colors, mark} = await page.evaluate((wanted) => {
      const colorOf = (selector: string, part: string, property: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element, part).getPropertyValue(property) : `no ${selector}`;
      };
      return {
        ground: getComputedStyle(document.documentElement).backgroundColor,
        fills: Array.from(
          document.querySelectorAll('.docusaurus-mermaid-container .node rect'),
          (box) => getComputedStyle(box).fill,
        ),
        colors: wanted.map(
          ([selector, part, property]) =>
            [`${selector}${part} ${property}`, colorOf(selector, part, property)] as const,
        ),
        mark: colorOf('.navbar__logo svg', '', 'background-color'),
      };
    }, signs);
    expect(fills.length).toBeGreaterThan(8);
    expect(new Set(fills), 'boxes are of the color of the page').toEqual(new Set([ground]));
    for (const [sign, color] of colors) {
      expect
        .soft(contrast(color, ground), `${sign}: ${color} on ${ground}, ${colorScheme}`)
        .toBeGreaterThan(4.5);
    }
    expect(mark, 'the paper that the mark is drawn for').toBe('rgb(253, 252, 249)');
  }
});

test.describe('in print', () => {
  for (const mode of ['light', 'dark']) {
    test(`a page is black on white, its text alone, and closed in its frames: ${mode} mode`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await visit(page, `/docs/${released.path}/tutorial/hello-holos/`);
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
      const {ground, ink, code, frames} = await page.evaluate(() => {
        const paragraph = document.querySelector('.markdown p');
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
          // Where two blocks are joined, the line between them is the upper one's.
          frames: Array.from(document.querySelectorAll('.theme-code-block'), (figure, index) => {
            const {borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth} =
              getComputedStyle(figure);
            const isOpen = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].some(
              (width) => parseFloat(width) < 1,
            );
            return isOpen ? `block ${index} is open` : '';
          }).filter(Boolean),
        };
      });
      expect(ground).toBe('rgb(255, 255, 255)');
      expect(ink).toBe('rgb(0, 0, 0)');
      expect(code).toBe('rgb(255, 255, 255)');
      expect(frames).toEqual([]);
    });
  }

  test('links of other sites have their address, and no sentence is broken by one of this site', async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print'});
    const shown = {own: 0, other: 0};
    for (const route of [
      `/docs/${released.path}/tutorial/setup/`,
      `/docs/${unreleased.path}/topics/architecture/`,
    ]) {
      await page.goto(route);
      const links = await page.locator('.markdown a[href]:not(.hash-link)').evaluateAll((found) =>
        found.map((link) => ({
          href: link.getAttribute('href') ?? '',
          after: getComputedStyle(link, '::after').content,
        })),
      );
      for (const {href, after} of links) {
        const isOwn = /^[/#]/.test(href);
        shown[isOwn ? 'own' : 'other'] += 1;
        expect.soft(after, href).toMatch(isOwn ? /^(none|normal|"")$/ : /https?:/);
      }
    }
    expect(shown.own).toBeGreaterThan(10);
    expect(shown.other).toBeGreaterThan(2);
  });

  test('no text stands over another, and none is cut off at the edge of the paper', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    // A4 within the margins that a browser leaves, upright and across.
    for (const [route, width] of [
      ['/', 718],
      ['/', 1046],
      [`/docs/${released.path}/tutorial/validators/`, 718],
      [`/docs/${unreleased.path}/topics/comparison/`, 718],
    ] as const) {
      await page.setViewportSize({width, height: 1000});
      await page.goto(route);
      const faults = await page.evaluate(() => {
        const texts = Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, pre, svg, time, table)'))
          .filter((element) => element.checkVisibility() && element.closest('.sr-only') === null)
          .map((element) => ({element, box: element.getBoundingClientRect()}));
        const name = (element: Element) => element.outerHTML.slice(0, 60);
        const over = texts.flatMap(({element, box}, index) =>
          texts
            .slice(index + 1)
            .filter(({element: other}) => !element.contains(other))
            .filter(
              ({box: b}) =>
                Math.min(box.right, b.right) - Math.max(box.left, b.left) > 1 &&
                Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > 1,
            )
            .map(({element: other}) => `${name(element)} over ${name(other)}`),
        );
        const cut = texts
          .filter(({element, box}) => {
            const isClipped = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
            return box.right > innerWidth + 1 || isClipped;
          })
          .map(({element}) => `${name(element)} is cut off`);
        // A button keeps its fill where a rule forgets it.
        const lost = Array.from(document.querySelectorAll('main a'))
          .filter((link) => getComputedStyle(link).color === getComputedStyle(link).backgroundColor)
          .map((link) => `${name(link)} has the color of its ground`);
        return [...over, ...cut, ...lost];
      });
      expect.soft(faults, `${route} on ${width} px`).toEqual([]);
    }
  });
});
