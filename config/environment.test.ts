import {expect, test} from '@playwright/test';
import {readEnvironment} from './environment';
import {site} from './site';

test('without a variable, page views go to the public property', () => {
  expect(readEnvironment({PATH: '/bin'})).toEqual({
    analyticsId: site.analyticsId,
    baseUrl: '/',
  });
});

test('"off" reports nothing', () => {
  expect(readEnvironment({SITE_ANALYTICS_ID: 'off'})).toMatchObject({analyticsId: undefined});
});

test('another property takes the place of the public one', () => {
  expect(readEnvironment({SITE_ANALYTICS_ID: 'G-ABCD1234'})).toMatchObject({analyticsId: 'G-ABCD1234'});
});

test('another text is refused', () => {
  for (const value of ['', 'OFF', 'UA-12345-6', 'G-ABC', 'G-ABCD1234\nG-ABCD1234']) {
    expect(() => readEnvironment({SITE_ANALYTICS_ID: value}), value).toThrow(
      `Environment variable SITE_ANALYTICS_ID is "${value}"; expected a property such as`,
    );
  }
});

test('the site stands below the path that the variable says', () => {
  expect(readEnvironment({HOLOS_SITE_BASE_URL: '/preview/12/'}).baseUrl).toBe('/preview/12/');
  expect(readEnvironment({HOLOS_SITE_BASE_URL: '/'}).baseUrl).toBe('/');
});

test('another path is refused', () => {
  for (const value of [
    '',
    'preview/',
    '/preview',
    '//example.com/',
    '/a/../b/',
    '/a b/',
    'https://example.com/',
  ]) {
    expect(() => readEnvironment({HOLOS_SITE_BASE_URL: value}), value).toThrow(
      `Environment variable HOLOS_SITE_BASE_URL is "${value}"; expected a path such as "/preview/12/".`,
    );
  }
});
