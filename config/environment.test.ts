import {expect, test} from '@playwright/test';
import {readEnvironment} from './environment';
import {site} from './site';

test('without a variable, page views go to the public property', () => {
  expect(readEnvironment({PATH: '/bin'})).toEqual({analyticsId: site.analyticsId});
});

test('"off" reports nothing', () => {
  expect(readEnvironment({SITE_ANALYTICS_ID: 'off'})).toEqual({analyticsId: undefined});
});

test('another property takes the place of the public one', () => {
  expect(readEnvironment({SITE_ANALYTICS_ID: 'G-ABCD1234'})).toEqual({analyticsId: 'G-ABCD1234'});
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

test('refused: a variable of the prefix that nothing reads', () => {
  expect(() => readEnvironment({SITE_ANALYTICS: 'off'})).toThrow(
    'Environment variable SITE_ANALYTICS is not known. Known: SITE_ANALYTICS_ID.',
  );
});
