/** The measures of the design: seven sizes of type, four radii, and where a page of the docs begins. */
import {released, unreleased} from '../../config/versions';
import {expect, test} from '../support/fixtures';

const docs = `/docs/${released.path}`;

/** Pages that together have every kind of layout and content. */
const kinds = [
  '/',
  '/search/?q=helm',
  '/markdown-page/',
  '/blog/',
  '/blog/authors/',
  '/blog/announcing-holos/',
  '/blog/tags/cue/',
  '/not/there/',
  `${docs}/tutorial/setup/`,
  `${docs}/topics/comparison/`,
  `${docs}/topics/architecture/`,
  `${docs}/api/core/`,
  `${docs}/glossary/`,
  `/docs/${unreleased.path}/tutorial/environments/`,
];

/** Sizes in pixels. On a phone, the two largest become 40 and 32. Code in a sentence is as high as its letters. */
const sizes = {wide: [13, 14, 17, 20, 26, 40, 60], phone: [13, 14, 17, 20, 26, 32, 40]};
const CODE = 0.88;

/** Things in a line or a block, blocks, cards; the largest means round ends. */
const radii = [0, 4, 8, 12];
const ROUND = 99;

/** The sizes of visible text and the radii of boxes, with an example of each. Drawings have their own. */
function measures(): {size: [number, string][]; radius: [number, string][]} {
  const size = new Map<number, string>();
  const radius = new Map<number, string>();
  for (const element of Array.from(document.querySelectorAll('body *'))) {
    if (!element.checkVisibility() || element.closest('svg, noscript, script, style')) {
      continue;
    }
    const style = getComputedStyle(element);
    const name = `${element.tagName}.${element.className} in ${element.parentElement?.className}`;
    if (Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim())) {
      size.set(Math.round(parseFloat(style.fontSize) * 100) / 100, name);
    }
    for (const corner of [style.borderTopLeftRadius, style.borderBottomRightRadius]) {
      radius.set(corner.endsWith('%') ? Infinity : parseFloat(corner), name);
    }
  }
  return {size: [...size], radius: [...radius]};
}

for (const [look, width] of [
  ['wide', 1440],
  ['phone', 390],
] as const) {
  test(`pages have text of seven sizes and four radii, ${width} pixels wide`, async ({page, tolerate}) => {
    tolerate(/404/);
    await page.setViewportSize({width, height: 900});
    const code = sizes[look].map((size) => Math.round(size * CODE * 100) / 100).filter((size) => size > 13);
    for (const route of kinds) {
      await page.goto(route);
      const found = await page.evaluate(measures);
      const known = [0, ...sizes[look], ...code];
      expect
        .soft(
          found.size.filter(([size]) => !known.includes(size)),
          `${route}: sizes`,
        )
        .toEqual([]);
      expect
        .soft(
          found.radius.filter(([radius]) => !radii.includes(radius) && radius < ROUND),
          `${route}: radii`,
        )
        .toEqual([]);
    }
  });
}

test('titles begin at one height on wide screens, those of the docs everywhere, with text on a phone within 240 px', async ({
  page,
}) => {
  const routes = [
    `${docs}/tutorial/hello-holos/`,
    `${docs}/topics/gitops/argocd-application/`,
    `${docs}/api/core/`,
    `${docs}/glossary/`,
    `${docs}/support/`,
    // A long title.
    `${docs}/topics/own-kinds/`,
  ];
  const edge = (selector: string, side: 'top' | 'bottom') =>
    page.evaluate(
      ([name, end]) => Math.round(document.querySelector(name)?.getBoundingClientRect()[end] ?? 0),
      [selector, side] as const,
    );
  for (const width of [390, 768, 997, 1280, 1920]) {
    await page.setViewportSize({width, height: 844});
    const tops = new Set<number>();
    for (const route of routes) {
      await page.goto(route);
      const title = await edge('h1', 'top');
      tops.add(title);
      expect
        .soft(await edge('.doc-bar', 'bottom'), `${route}: row above the title`)
        .toBeLessThanOrEqual(title);
      if (width < 997) {
        expect
          .soft(await edge('.theme-doc-markdown > p', 'top'), `${route} at ${width}`)
          .toBeLessThanOrEqual(240);
      }
    }
    for (const route of width < 997
      ? []
      : ['/blog/', '/blog/announcing-holos/', '/search/', '/markdown-page/']) {
      await page.goto(route);
      tops.add(await edge('h1', 'top'));
    }
    expect.soft([...tops], `${width}`).toHaveLength(1);
  }
});
