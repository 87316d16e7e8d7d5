/** How a reader comes from page to page, and to the text that a link names. */
import {released} from '../../config/versions';
import {read} from '../support/built';
import {expect, hydrated, test} from '../support/fixtures';

const from = `/docs/${released.path}/glossary/`;
const to = `/docs/${released.path}/tutorial/hello-holos/`;

interface Seen {
  /** Whether the document appeared with a transition, and how many transitions the router showed. */
  byBrowser?: boolean;
  byRouter: number;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isMoving = reducedMotion === 'no-preference';
  test(`pages change ${isMoving ? 'with a transition' : 'at once where motion is unwanted'}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await page.addInitScript(() => {
      const seen: Seen = Object.assign(window, {byRouter: 0});
      addEventListener('pagereveal', ({viewTransition}) => {
        seen.byBrowser = viewTransition !== null;
      });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.finished.then(() => {
          seen.byRouter += 1;
        });
        return transition;
      };
    });
    const seen = () =>
      page.evaluate(() => (({byBrowser, byRouter}) => ({byBrowser, byRouter}))(window as never as Seen));
    const follow = (route: string) =>
      page.locator(`aside a[href="${route}"]`).evaluate((link: HTMLElement) => link.click());
    await page.goto(from);
    await follow(to);
    await expect(page).toHaveURL(to);
    await expect.poll(seen).toEqual({byBrowser: isMoving, byRouter: 0});
    await hydrated(page);
    for (const [index, route] of [from, to].entries()) {
      await follow(route);
      await expect(page).toHaveURL(route);
      await expect(page.locator(`aside a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
      await expect.poll(seen).toEqual({byBrowser: isMoving, byRouter: isMoving ? index + 1 : 0});
    }
  });
}

test('pages change in a browser without transitions', async ({page}) => {
  await page.addInitScript(() => {
    delete (Document.prototype as Partial<Document>).startViewTransition;
  });
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto(from);
  await hydrated(page);
  await page.locator(`aside a[href="${to}"]`).click();
  await expect(page).toHaveURL(to);
  await expect(page.locator(`aside a[href="${to}"]`)).toHaveAttribute('aria-current', 'page');
});

test('a link to a text shows it, also after a redirect by script and after React starts', async ({page}) => {
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
