import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from '../../../config/pages';
import pathToRegexp, {PLAIN} from './plainPath';

/** The router's own, which ours must agree with. */
const library = 'path-to-regexp';
const original = createRequire(path.resolve('node_modules/react-router/index.js'))(library) as (
  path: string,
  keys: {name: string | number}[],
  options: object,
) => RegExp;

const booleans = [false, true];
const options = booleans.flatMap((end) =>
  booleans.flatMap((strict) => booleans.map((sensitive) => ({end, strict, sensitive}))),
);

/** As the router's `NavLink` gives an address. */
const escaped = (address: string) => address.replace(/([.+*?=^!:${}()[\]|/\\])/g, String.raw`\$1`);

const paths = ['/', '/docs', '/docs/', '/blog/', '/a.b-c_d/e/', '/blog/tags/größe/', '/x%20y/', '*'];

const addresses = [
  ...paths,
  '',
  '/x',
  '/docs/more/',
  '/DOCS/',
  '/docsmore',
  '/aXb-c_d/e',
  '/blog//',
  '/blog/tags/',
];

test('a plain path and * match what path-to-regexp lets them match', () => {
  const forms = [...paths, ...paths.filter((one) => one !== '*').map(escaped)];
  /** What each form matches of each address, and the groups; compared at once, as each comparison takes milliseconds. */
  const matchesOf = (make: typeof original) =>
    forms.flatMap((form) =>
      options.map((option) => ({
        form,
        option,
        matches: addresses.map((address) => [
          address,
          make(form, [], option).exec(address)?.slice() ?? 'none',
        ]),
      })),
    );
  expect(matchesOf(pathToRegexp as typeof original)).toEqual(matchesOf(original));
});

test('the keys are those of path-to-regexp', () => {
  for (const form of ['/docs/', '*']) {
    const [ours, theirs]: {name: string}[][] = [[], []];
    pathToRegexp(form, ours ?? [], {end: true, strict: false, sensitive: false});
    original(form, theirs ?? [], {});
    expect(ours?.map(({name}) => name)).toEqual(theirs?.map(({name}) => String(name)));
  }
});

test('addresses of pages are plain, patterns are not', () => {
  const routes = pages.all().map(({route}) => route);
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((route) => !PLAIN.test(route))).toEqual([]);
  expect(
    ['/:id', '/a(b)', '/a*', '/a?', '/a+', '/{a}', String.raw`/\d`].filter((one) => PLAIN.test(one)),
  ).toEqual([]);
});
