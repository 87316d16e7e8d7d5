import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';
import {Name} from '../../plugins/engine/names';

/** Elements whose ground or picture forced colors take away, and the property that keeps them apart from the page. */
const signs = [
  ['/', '[class*=request_]', '', 'border-right-color'],
  ['/', `.${Name.CodeBar} > button`, '::before', 'border-right-color'],
  ['/', `.${Name.CodeBlock}`, '', 'border-right-color'],
  ['topics/structures/', '.theme-admonition', '', 'border-right-color'],
  ['topics/architecture/', '.menu__caret', '::before', 'border-right-color'],
  ['topics/architecture/', '.navbar .dropdown > .navbar__link', '::after', 'border-right-color'],
] as const;

test.describe('on screen', {tag: '@first'}, () => {
  test('nothing moves for a reader who prefers less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, `/docs/${unreleased.path}/glossary/`);
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

  test('a figure stays readable where Chrome or Dark Reader darkens a light page', async ({page}) => {
    await page.goto(`/docs/${unreleased.path}/topics/architecture/`);
    const figure = page.locator('article figure').first();
    const shape = figure.locator('.yours').first();
    // Chrome leaves drawings and this kind of ground as they are. It would darken a background.
    await expect(figure).toHaveCSS('border-image-source', /^linear-gradient\(rgb\(25\d, 25\d, 2\d\d\)/);
    // Dark Reader makes the words pale, and keeps the fills of shapes.
    await page.locator('html').evaluate((root) => root.setAttribute('data-darkreader-scheme', 'dark'));
    await expect(figure).toHaveCSS('border-image-source', 'none');
    await expect(shape).toHaveCSS('fill', 'none');
  });

  test('code reads from left to right in a page that a translator turns around', async ({page}) => {
    for (const route of [
      '/',
      `/docs/${unreleased.path}/topics/recipes/`,
      `/docs/${unreleased.path}/api/core/`,
    ]) {
      await page.goto(route);
      const directions = await page.locator('html').evaluate((root: HTMLElement) => {
        root.dir = 'rtl';
        root.querySelector('main')?.append(document.createElement('samp'));
        const code = Array.from(document.querySelectorAll('pre, code, kbd, samp'));
        return code.map((one) => `${getComputedStyle(one).direction} ${getComputedStyle(one).unicodeBidi}`);
      });
      expect(
        directions.filter((one) => one !== 'ltr isolate'),
        route,
      ).toEqual([]);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
    }
  });

  test('with forced colors, code and controls are visible on black and on white', async ({page}) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      for (const route of new Set(signs.map(([on]) => on))) {
        const isDocs = !route.startsWith('/');
        await page.goto(isDocs ? `/docs/${unreleased.path}/${route}` : route);
        const {ground, colors} = await page.evaluate(
          (wanted) => ({
            ground: getComputedStyle(document.documentElement).backgroundColor,
            colors: wanted.map(([, selector, part, property]) => {
              const element = document.querySelector(selector);
              return [
                selector,
                element ? getComputedStyle(element, part).getPropertyValue(property) : '',
              ] as const;
            }),
          }),
          signs.filter(([on]) => on === route),
        );
        // The colors of a palette differ enough.
        for (const [selector, color] of colors) {
          expect.soft(color, `${selector} on ${ground}, ${colorScheme}`).toMatch(/^rgb\(/);
          expect.soft(color, `${selector} on ${ground}, ${colorScheme}`).not.toBe(ground);
        }
        const current = page.locator('.menu__link--active:not(.menu__link--sublist)');
        if (isDocs) {
          await expect.soft(current.first()).toHaveCSS('outline-style', 'solid');
        }
        // The mark keeps the light background that its colors need.
        await expect(page.locator('.navbar__logo svg').first()).toHaveCSS(
          'background-color',
          'rgb(253, 252, 249)',
        );
      }
    }
  });

  test('with forced colors, the line above a title has the color of text', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    for (const route of ['/blog/', '/accessibility/']) {
      await page.goto(route);
      const [line, text] = await page
        .locator('main')
        .evaluate((main) => [getComputedStyle(main, '::before').color, getComputedStyle(main).color]);
      expect(line, route).toBe(text);
    }
  });
});

test.describe('in print', {tag: '@first'}, () => {
  test('a page prints only its text, black on white, also in dark mode', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await visit(page, `/docs/${released.path}/tutorial/hello-holos/`);
    await page.emulateMedia({media: 'print'});
    const navigation = ['nav.navbar', 'footer.footer', '.theme-doc-sidebar-container', '.pagination-nav'];
    for (const hidden of navigation) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    for (const button of await page.getByRole('button').all()) {
      await expect(button).toBeHidden();
    }
    const colors = await page.evaluate(() => {
      const groundOf = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
        return color === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : color;
      };
      return ['.markdown p', '.theme-code-block code', '.theme-code-block .code-name'].map((selector) => {
        const element = document.querySelector(selector);
        return [element && getComputedStyle(element).color, groundOf(element)];
      });
    });
    expect(colors).toEqual(Array.from({length: 3}, () => ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']));
  });

  test('closed folds print their content', async ({page}) => {
    await visit(page, '/markdown-page/');
    await page
      .locator('main p')
      .first()
      .evaluate((text) =>
        text.insertAdjacentHTML('beforebegin', '<details>More<p>In the fold</p></details>'),
      );
    const content = page.getByText('In the fold');
    await expect(content).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(content).toBeVisible();
  });

  test('links to other sites print their address, and no text is cut off', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    const shown = {own: 0, other: 0};
    // A4 within the margins that a browser leaves, upright and across.
    for (const [route, width] of [
      ['/', 718],
      ['/', 1046],
      [`/docs/${released.path}/tutorial/setup/`, 718],
      [`/docs/${unreleased.path}/topics/architecture/`, 718],
    ] as const) {
      await page.setViewportSize({width, height: 1000});
      await page.goto(route);
      const links = await page
        .locator('.markdown a[href]:not(.hash-link)')
        .evaluateAll((found) =>
          found.map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content]),
        );
      for (const [href = '', after] of links) {
        const isOwn = /^[/#]/.test(href);
        shown[isOwn ? 'own' : 'other'] += 1;
        expect.soft(after, href).toMatch(isOwn ? /^(none|normal|"")$/ : /https?:/);
      }
      const paper = await page.evaluate(() => {
        const seen = (selector: string) =>
          Array.from(document.querySelectorAll(selector)).filter((element) => element.checkVisibility());
        const isLong = (element: Element) => element.getBoundingClientRect().height > innerHeight / 2;
        const name = ({outerHTML}: Element) => outerHTML.slice(0, 60);
        return {
          flexible: seen('#__docusaurus, #__docusaurus *')
            .filter((element) => isLong(element) && /flex|grid/.test(getComputedStyle(element).display))
            .map(name),
          empty: seen('main figure:has(svg)')
            .filter(
              (figure) => !Array.from(figure.querySelectorAll('svg')).some((svg) => svg.checkVisibility()),
            )
            .map(name),
        };
      });
      expect.soft(paper.flexible, `${route}: WebKit cuts lines in two within these`).toEqual([]);
      expect.soft(paper.empty, `${route}: figures without their drawing`).toEqual([]);
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll('main :is(h1, h2, h3, p, pre, svg, time, table)'))
          .filter((element) => element.checkVisibility())
          .filter(
            (element) =>
              element.getBoundingClientRect().right > innerWidth + 1 ||
              (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0),
          )
          .map((element) => element.outerHTML.slice(0, 60)),
      );
      expect.soft(cut, `${route} on ${width} px`).toEqual([]);
    }
    expect(shown.own).toBeGreaterThan(10);
    expect(shown.other).toBeGreaterThan(2);
  });
});
