import {released} from '../../config/versions';
import {site} from '../../config/site';
import {expect, test, visit} from '../support/fixtures';

test('analytics loads once, and each change of route is one page view', async ({page, analytics}) => {
  await visit(page, '/');
  expect((await analytics.calls(page)).filter(([command]) => command === 'config')).toEqual([
    ['config', site.analyticsId, {anonymize_ip: true}],
  ]);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const views = expect.poll(() => analytics.pageViews(page));
  const leave = () => navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  await views.toEqual(['/']);
  await leave();
  await views.toEqual(['/', '/blog/']);
  await page.goBack();
  await views.toEqual(['/', '/blog/', '/']);
  // Neither the toggle nor the announcement is a route.
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await navbar.getByRole('button', {name: 'Dark mode'}).click();
  await leave();
  await views.toEqual(['/', '/blog/', '/', '/blog/']);
  expect(analytics.requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${site.analyticsId}`]);

  // The docs entry reports itself and the page it leads to.
  await visit(page, '/docs/');
  await views.toEqual(['/docs/', `/docs/${released.path}/tutorial/overview/`]);
});
