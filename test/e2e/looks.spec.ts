import {released} from '../../config/versions';
import {expect, test} from '../support/fixtures';

const docs = `/docs/${released.path}`;

test('titles begin at one height on wide screens, in the docs on all, and the lead begins within 260 px on a phone, below a title of two lines', async ({
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
        expect.soft(await edge('.doc-lead', 'top'), `${route} at ${width}`).toBeLessThanOrEqual(260);
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
