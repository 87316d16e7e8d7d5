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

for (const value of [
  '',
  'OFF',
  'UA-12345-6',
  'g-abcd1234',
  'G-ABC',
  'G-ABCD1234 ',
  'G-ABCD1234\nG-ABCD1234',
]) {
  test(`refused: the property ${JSON.stringify(value)}`, () => {
    expect(() => readEnvironment({SITE_ANALYTICS_ID: value})).toThrow(
      `Environment variable SITE_ANALYTICS_ID is "${value}"; expected a property such as`,
    );
  });
}

test('the site stands below the path that the variable says', () => {
  expect(readEnvironment({HOLOS_SITE_BASE_URL: '/preview/12/'}).baseUrl).toBe('/preview/12/');
  expect(readEnvironment({HOLOS_SITE_BASE_URL: '/'}).baseUrl).toBe('/');
});

for (const value of [
  '',
  'preview/',
  '/preview',
  '//example.com/',
  '/a/../b/',
  '/a b/',
  'https://example.com/',
]) {
  test(`refused: the path ${JSON.stringify(value)}`, () => {
    expect(() => readEnvironment({HOLOS_SITE_BASE_URL: value})).toThrow(
      `Environment variable HOLOS_SITE_BASE_URL is "${value}"; expected a path such as "/preview/12/".`,
    );
  });
}

for (const name of [
  'SITE_ANALYTICS',
  'SITE_ANALYTIC_ID',
  'SITE_ANALITYCS_ID',
  'SITE_ANALYICS_ID',
  'site_analytics_id',
  'HOLOS_SITE_BOOT',
  'HOLOS_SITES_BASE_URL',
  'HOLSO_SITE_BASE_URL',
]) {
  test(`refused: ${name}, which nothing reads`, () => {
    expect(() => readEnvironment({[name]: 'off'})).toThrow(
      `Environment variable ${name} is not known. Known: SITE_ANALYTICS_ID, HOLOS_SITE_BASE_URL.`,
    );
  });
}

test('variables that a host sets are left alone', () => {
  const hosts = {
    Netlify: ['SITE_ID', 'SITE_NAME', 'URL', 'DEPLOY_URL', 'NETLIFY', 'BUILD_ID', 'CONTEXT'],
    Cloudflare: ['CF_PAGES', 'CF_PAGES_URL', 'CF_PAGES_BRANCH', 'CF_PAGES_COMMIT_SHA'],
    Vercel: ['VERCEL', 'VERCEL_URL', 'VERCEL_ENV', 'VERCEL_ANALYTICS_ID'],
    GitHub: ['CI', 'GITHUB_ACTIONS', 'GITHUB_SHA', 'RUNNER_OS'],
    Azure: ['WEBSITE_SITE_NAME', 'WEBSITE_INSTANCE_ID', 'SITE_ROOT'],
    Render: ['RENDER', 'RENDER_EXTERNAL_URL', 'IS_PULL_REQUEST'],
  };
  const env = Object.fromEntries(Object.values(hosts).flatMap((names) => names.map((name) => [name, 'x'])));
  expect(readEnvironment(env)).toEqual(readEnvironment({}));
});
