import {released} from '../../config/versions';
import {expect, test} from '../support/fixtures';
import {newestPost} from '../support/site';

const docs = `/docs/${released.path}`;

/** How many values thirteen pages of each kind may have together. */
const limits = {fontSize: 8, line: 14, letters: 4, padding: 18, margin: 28, gap: 10};
const names = Object.keys(limits) as (keyof typeof limits)[];

test('pages share eight sizes of type, and few heights of lines and distances', async ({page}) => {
  const others = ['/', '/search/', '/markdown-page/', '/blog/', newestPost, '/blog/tags/'];
  const inDocs = 'tutorial/setup api/core api/cli topics topics/ci glossary support'.split(' ');
  const routes = [...others, ...inDocs.map((path) => `${docs}/${path}/`)];
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    const found = names.map((name) => [name, new Set<string>()] as const);
    for (const route of routes) {
      await page.goto(route);
      // The indent of a line of code is that of its code.
      const looks = await page.locator('body :not(script, style, svg *, .code-row)').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const {fontSize, lineHeight, letterSpacing, padding, margin, gap} = getComputedStyle(element);
            const own = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : ''));
            const line = `${fontSize}-${lineHeight}`;
            const letters = `${parseFloat(letterSpacing) / parseFloat(fontSize)}`.slice(0, 6);
            return {...(own.join('').trim() && {fontSize, line, letters}), padding, margin, gap};
          }),
      );
      for (const [name, values] of found) {
        looks.forEach((look) => look[name]?.split(' ').forEach((value) => values.add(value)));
      }
    }
    for (const [name, values] of found) {
      expect.soft(values.size, `${name}: ${[...values].join()}`).toBeLessThanOrEqual(limits[name]);
    }
  }
});

test('titles begin at one height on wide screens, in the docs on all, and the lead begins within 230 px of the navbar on a phone, below a title of two lines', async ({
  page,
}) => {
  const routes = [
    `${docs}/tutorial/hello-holos/`,
    `${docs}/topics/gitops/argocd-application/`,
    `${docs}/api/core/`,
    `${docs}/glossary/`,
    `${docs}/support/`,
    // A long title.
    `${docs}/topics/structures/clusters/`,
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
        // An announcement can have two lines.
        const lead = (await edge('.doc-lead', 'top')) - (await edge('.navbar', 'top'));
        expect.soft(lead, `${route} at ${width}`).toBeLessThanOrEqual(230);
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
