import {released} from '../../config/versions';
import {site} from '../../config/site';
import {expect, test, visit} from '../support/fixtures';
import {newestPost} from '../support/site';

test('analytics loads once, and each change of route is one page view', async ({page, analytics}) => {
  await visit(page, '/');
  expect((await analytics.calls(page)).filter(([command]) => command === 'config')).toEqual([
    ['config', site.analyticsId, {anonymize_ip: true}],
  ]);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const seen = ['/'];
  await expect.poll(() => analytics.pageViews(page)).toEqual(seen);

  const steps: [path: string, step: () => Promise<unknown>][] = [
    ['/blog/', () => navbar.getByRole('link', {name: 'Blog', exact: true}).click()],
    [newestPost, () => page.locator(`main a[href="${newestPost}"]`).first().click()],
    [
      `/docs/${released.path}/tutorial/overview/`,
      () => navbar.getByRole('link', {name: 'Docs', exact: true}).click(),
    ],
    [`/docs/${released.path}/glossary/`, () => page.locator('nav.menu a[href$="/glossary/"]').click()],
    [`/docs/${released.path}/tutorial/overview/`, () => page.goBack()],
    [`/docs/${released.path}/glossary/`, () => page.goForward()],
  ];
  for (const [path, step] of steps) {
    await step();
    seen.push(path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => analytics.pageViews(page), path).toEqual(seen);
  }

  // Neither the toggle nor the announcement is a route.
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await navbar.getByRole('button', {name: 'Dark mode'}).click();
  await navbar.getByRole('link', {name: 'Holos', exact: true}).click();
  seen.push('/');
  await expect.poll(() => analytics.pageViews(page)).toEqual(seen);
  expect(analytics.requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${site.analyticsId}`]);

  // The docs entry reports itself and the page it leads to.
  await visit(page, '/docs/');
  await expect
    .poll(() => analytics.pageViews(page))
    .toEqual(['/docs/', `/docs/${released.path}/tutorial/overview/`]);
});
