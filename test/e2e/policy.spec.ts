/**
 * The Content-Security-Policy that every page has in its head. All tests run under it, and fail with whatever it blocks,
 * which the browser reports as an error; here is what no other test shows.
 */
import type {Page} from '@playwright/test';
import {expect, test, visit} from '../support/fixtures';

/** What the browser reports as blocked, by the directive that blocked it. */
async function watchReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, {reports});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      reports.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as {reports: string[]}).reports);
}

test(
  'injected scripts don’t run, injected styles don’t apply, and nothing is sent to other sites',
  {tag: '@first'},
  async ({page, tolerate}) => {
    tolerate(/^console\.error: Executing inline script violates/);
    tolerate(/^console\.error: Executing inline event handler violates/);
    tolerate(/^console\.error: Applying inline style violates/);
    tolerate(/^console\.error: Loading the script 'https:\/\/foreign\.example\/a\.js' violates/);
    tolerate(/^console\.error: Loading the image 'https:\/\/foreign\.example\/b\.png' violates/);
    tolerate(/^console\.error: .*https:\/\/foreign\.example\/c/);
    tolerate(/^console\.error: Setting the document's base URI to 'https:\/\/foreign\.example\/' violates/);
    // Asked for and refused in one: none of these finds a host.
    tolerate(/^foreign address: https:\/\/foreign\.example\/[abc]/);
    const reports = await watchReports(page);
    await visit(page, '/markdown-page/');
    const left = await page.evaluate(async () => {
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      add('script', {textContent: 'window.ran = "script"'});
      add('style', {textContent: 'h1 {position: fixed}'});
      add('script', {src: 'https://foreign.example/a.js'});
      add('div', {innerHTML: '<img src="data:," onerror="window.ran = 1"><p style="position: fixed">a</p>'});
      add('img', {src: 'https://foreign.example/b.png'});
      add('base', {href: 'https://foreign.example/'});
      const sent = await fetch('https://foreign.example/c').then(
        () => 'sent',
        () => 'refused',
      );
      const fixed = ['h1', 'body > div:last-of-type > p'].filter(
        (selector) => getComputedStyle(document.querySelector(selector) as Element).position === 'fixed',
      );
      return {ran: 'ran' in window, fixed, sent, base: document.baseURI.startsWith(location.origin)};
    });
    expect(left).toEqual({ran: false, fixed: [], sent: 'refused', base: true});
    await expect
      .poll(
        async () =>
          new Set((await reports()).map((report) => report.replace(/ .*foreign\.example/, ' foreign'))),
      )
      .toEqual(
        new Set([
          'script-src-elem inline',
          'style-src-elem inline',
          'script-src-elem foreign/a.js',
          'script-src-attr inline',
          'style-src-attr inline',
          'img-src foreign/b.png',
          'base-uri foreign/',
          'connect-src foreign/c',
        ]),
      );
  },
);

test(
  'the policy lets analytics run and report to its hosts',
  {tag: '@first'},
  async ({page, context, analytics, tolerate}) => {
    tolerate(/^foreign address: https:\/\/region1\.analytics\.google\.com\/g\/collect$/);
    const reports = await watchReports(page);
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
    expect(await reports()).toEqual([]);
  },
);
