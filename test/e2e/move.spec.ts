/** How a reader comes from page to page, and to the text that a link names. */
import {released} from '../../config/versions';
import {read} from '../support/built';
import {expect, hydrated, test, visit} from '../support/fixtures';
import {newestPost} from '../support/site';

const from = `/docs/${released.path}/glossary/`;
const docs = `/docs/${released.path}/tutorial/overview/`;
const to = `/docs/${released.path}/tutorial/hello-holos/`;

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isMoving = reducedMotion === 'no-preference';
  test(`pages change ${isMoving ? 'with a transition' : 'at once for a reader who prefers less motion'}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({viewTransition}) => {
        Object.assign(window, {isMoving: viewTransition !== null});
      });
    });
    await page.goto(from);
    await page.locator(`aside a[href="${to}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(to);
    await expect.poll(() => page.evaluate(() => (window as {isMoving?: boolean}).isMoving)).toBe(isMoving);
  });
}

test('a link to words on a page shows and marks them, after a redirect and with React', async ({page}) => {
  const bare = to.slice(0, -1);
  await page.route(`**${bare}`, (route) =>
    route.fulfill({contentType: 'text/html', body: read(`${to}index.html`).toString()}),
  );
  await page.goto(to);
  const text = page.locator('.markdown > p').last();
  const plain = await text.screenshot();
  const words = encodeURIComponent((await text.innerText()).split(' ').slice(0, 4).join(' '));
  for (const address of [
    `${to}#:~:text=${words}`,
    `${to}#next-steps:~:text=${words}`,
    `${bare}#:~:text=${words}`,
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${to}(#next-steps)?$`));
    await expect(text).toBeInViewport();
    const marked = await text.screenshot();
    expect(marked, address).not.toEqual(plain);
    await hydrated(page);
    await expect(text).toBeInViewport();
    expect(await text.screenshot(), address).toEqual(marked);
  }
});

test('when the router changes the page, the title is in place from the first frame', async ({page}) => {
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, from);
    for (const href of ['/blog/', newestPost, docs, to, '/', docs, '/blog/', '/']) {
      const places = await page.evaluate(async (address) => {
        const frame = () => new Promise(requestAnimationFrame);
        const title = () => document.querySelector('h1');
        const former = title();
        document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
        while (title() === former || !title()) {
          await frame();
        }
        const found = new Set<string>();
        for (let left = 30; left > 0; left--) {
          const {x, y} = title()?.getBoundingClientRect() ?? new DOMRect();
          found.add(`${Math.round(x)} ${Math.round(y + scrollY)}`);
          await frame();
        }
        return [...found];
      }, href);
      expect.soft(places, `${href} at ${width}`).toHaveLength(1);
    }
  }
});
