import {expect, test} from '../support/fixtures';
import {kindsOfDocs, newestPost} from '../support/site';

/** How many values pages of all kinds may have together. */
const limits = {fontSize: 8, line: 14, letters: 4, padding: 18, margin: 27, gap: 10};
const names = Object.keys(limits) as (keyof typeof limits)[];

test('pages share eight sizes of type, and few heights of lines and distances', async ({page}) => {
  const routes = ['/', '/search/', '/markdown-page/', '/blog/', newestPost, '/blog/tags/', ...kindsOfDocs()];
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
            const {fontSize, lineHeight, letterSpacing, padding, gap} = getComputedStyle(element);
            // As it is written: what `auto` leaves beside a centered element depends on the window.
            const sides = ['top', 'right', 'bottom', 'left'].map((side) => `margin-${side}`);
            const margin = sides.map((side) => String(element.computedStyleMap().get(side))).join(' ');
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

test('titles begin at one height, on a phone those of the docs, with 154 px around them', async ({page}) => {
  const places = () =>
    page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      const title = box('h1');
      // An announcement can have two lines.
      const around = box('.doc-lead').top - box('.navbar').top - title.height;
      return {top: Math.round(title.top), isBelowBar: box('.doc-bar').bottom <= title.top + 1, around};
    });
  for (const width of [390, 768, 997, 1280, 1920]) {
    await page.setViewportSize({width, height: 844});
    const tops = new Set<number>();
    for (const route of kindsOfDocs()) {
      await page.goto(route);
      const {top, isBelowBar, around} = await places();
      tops.add(top);
      expect.soft(isBelowBar, `${route}: row above the title`).toBe(true);
      expect.soft(around, `${route} at ${width}`).toBeLessThanOrEqual(width < 997 ? 154 : Infinity);
    }
    for (const route of width < 997 ? [] : ['/blog/', newestPost, '/search/', '/markdown-page/']) {
      await page.goto(route);
      tops.add((await places()).top);
    }
    expect.soft([...tops], `${width}`).toHaveLength(1);
  }
});
