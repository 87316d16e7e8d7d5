import {expect, test} from '@playwright/test';
import {readEnvironment} from './environment';
import {site} from './site';

test('page views go to the site’s Analytics property, to the one that a variable names, or nowhere; a malformed variable stops the build', () => {
  expect(readEnvironment({PATH: '/bin'})).toEqual({
    analyticsId: String(site.analyticsId) === 'off' ? undefined : site.analyticsId,
    baseUrl: site.baseUrl,
  });
  expect(readEnvironment({SITE_ANALYTICS_ID: 'off'})).toMatchObject({analyticsId: undefined});
  expect(readEnvironment({SITE_ANALYTICS_ID: 'G-ABCD1234'})).toMatchObject({analyticsId: 'G-ABCD1234'});
  for (const value of ['', 'OFF', 'UA-12345-6', 'G-ABC', 'G-ABCD1234\nG-ABCD1234']) {
    expect(() => readEnvironment({SITE_ANALYTICS_ID: value}), value).toThrow(
      `Environment variable SITE_ANALYTICS_ID is "${value}"; expected a property such as`,
    );
  }
});

test('the base URL is the path in HOLOS_SITE_BASE_URL; a malformed one stops the build', () => {
  expect(readEnvironment({HOLOS_SITE_BASE_URL: '/preview/12/'}).baseUrl).toBe('/preview/12/');
  for (const value of ['', 'preview/', '/preview', '//example.com/', '/a/../b/', '/a b/']) {
    expect(() => readEnvironment({HOLOS_SITE_BASE_URL: value}), value).toThrow(
      `Environment variable HOLOS_SITE_BASE_URL is "${value}"; expected a path such as "/preview/12/".`,
    );
  }
});
