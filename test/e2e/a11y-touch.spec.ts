import {released, unreleased} from '../../config/versions';
import {expect, test, visit} from '../support/fixtures';

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

/** The least that a finger hits, in CSS pixels. Links within a sentence are as tall as their line. */
const LEAST = 44;

test('what a finger is to hit is large enough', async ({page}) => {
  for (const route of [
    '/',
    `/docs/${released.path}/tutorial/hello-holos/`,
    `/docs/${unreleased.path}/api/core/`,
    '/blog/',
    '/blog/tags/',
    '/search/?q=render',
  ]) {
    await visit(page, route);
    const small = await page.evaluate((least) => {
      const isControl = (element: Element) =>
        element.checkVisibility() &&
        getComputedStyle(element).display !== 'inline' &&
        !element.closest('p, li > p, td, dd, h2, h3, .sr-only');
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
    }, LEAST);
    expect.soft(small, route).toEqual([]);
  }
});
