/** The policy lets the site's service work. All tests run under it, and fail with what it blocks of the site itself. */
import {expect, test, visit} from '../support/fixtures';

test(
  'the policy lets analytics run and report to its hosts',
  {tag: '@first'},
  async ({page, context, analytics, tolerate}) => {
    tolerate(/^foreign address: https:\/\/region1\.analytics\.google\.com\/g\/collect$/);
    await page.addInitScript(() => {
      const blocked: string[] = [];
      Object.assign(window, {blocked});
      document.addEventListener('securitypolicyviolation', ({blockedURI}) => blocked.push(blockedURI));
    });
    // What the service's script does: it loads another part of itself, and sends in every way that browsers have.
    await context.route('https://*.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: route.request().url().includes('/gtag/js')
          ? `document.head.append(Object.assign(document.createElement('script'), {src: 'https://www.googletagmanager.com/part.js'}))`
          : `fetch('https://region1.google-analytics.com/g/collect', {method: 'POST', mode: 'no-cors'});
           navigator.sendBeacon('https://region1.analytics.google.com/g/collect');
           new Image().src = 'https://www.google-analytics.com/g/collect'`,
      }),
    );
    for (const host of ['*.google-analytics.com', '*.analytics.google.com']) {
      await context.route(`https://${host}/**`, (route) => route.fulfill({status: 204}));
    }
    const collected: string[] = [];
    context.on('request', (request) => {
      const {hostname, pathname} = new URL(request.url());
      if (pathname === '/g/collect') {
        collected.push(hostname);
      }
    });
    await visit(page, '/');
    await expect
      .poll(() => collected.sort())
      .toEqual(['region1.analytics.google.com', 'region1.google-analytics.com', 'www.google-analytics.com']);
    expect(analytics.requests).toContain('https://www.googletagmanager.com/part.js');
    expect(await page.evaluate('blocked')).toEqual([]);
  },
);
