import {released, unreleased} from '../../config/versions';
import {expect, test} from '@playwright/test';
import {headers, moves} from '../../config/hosting';
import {pages} from '../../config/pages';
import {headersFile, redirectsFile} from './hosting';

const nothing = {scripts: [], styles: [], analytics: false};

/** The rules of the file of headers: the headers of each path. */
const rulesOf = (file: string) =>
  file
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return {path, names: lines.map((line) => /^ {2}([\w-]+): ./.exec(line)?.[1] ?? line)};
    });

test('every answer has the policy, which no frame of another site shows, and the other headers', () => {
  const [all] = rulesOf(headersFile(nothing, '/'));
  expect(all).toEqual({path: '/*', names: ['Content-Security-Policy', ...Object.keys(headers)]});
  expect(headersFile(nothing, '/')).toMatch(
    /^ {2}Content-Security-Policy: default-src 'self'; .*; frame-ancestors 'none'$/m,
  );
});

test('no header is said twice of one address, as hosts would join both', () => {
  const [all, ...others] = rulesOf(headersFile(nothing, '/'));
  for (const {path, names} of others) {
    expect(names, path).toHaveLength(1);
    expect(all?.names).not.toContain(names[0]);
  }
  // By type of content: endings and whole addresses, none of which has one of the endings; by cache: folders.
  const paths = others.map(({path}) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('files with hashed names are kept, others are asked for again', () => {
  const kept = rulesOf(headersFile(nothing, '/')).filter(({names}) => names.includes('Cache-Control'));
  expect(kept.map(({path}) => path)).toEqual(['/assets/*']);
});

test('below another path, all rules begin there', () => {
  for (const line of `${headersFile(nothing, '/preview/12/')}${redirectsFile('/preview/12/')}`.split('\n')) {
    expect(line).toMatch(/^$|^ {2}|^\/preview\/12\//);
    expect(line).not.toMatch(/^\S+ (?!\/preview\/12\/)/);
  }
});

test('a policy that hosts would not read stops the build', () => {
  const scripts = Array.from({length: 40}, (_, index) => `'sha256-${'a'.repeat(43)}${index}'`);
  expect(() => headersFile({...nothing, scripts}, '/')).toThrow('_headers: the pages have so much inline');
});

test('former addresses lead to pages of today, in one step, with and without their slash', () => {
  const today = new Set(pages.all().map(({route}) => route));
  for (const {from, to} of moves) {
    expect.soft(from.endsWith('*'), from).toBe(to.endsWith('*'));
    expect
      .soft(
        [...today].some((route) => route === to || (to.endsWith('*') && route.startsWith(to.slice(0, -1)))),
        to,
      )
      .toBe(true);
    expect.soft(today.has(from), `${from} is a page`).toBe(false);
    expect
      .soft(
        moves.some((move) => move.from === to),
        `${to} leads on`,
      )
      .toBe(false);
    // Only the docs had other addresses, and none of them is a folder of today.
    expect.soft(from).toMatch(/^\/docs\/(?!v\d)/);
  }
  const lines = redirectsFile('/').trim().split('\n');
  expect(lines).toContain(`/docs/api/author/${released.path}/ /docs/${released.path}/api/author/ 301`);
  expect(lines).toContain(`/docs/api/author/${released.path} /docs/${released.path}/api/author/ 301`);
  expect(lines).toContain(`/docs/next/* /docs/${unreleased.path}/:splat 301`);
  expect(lines).toContain(`/docs/next /docs/${unreleased.path}/ 301`);
  // The first that fits counts.
  expect(lines.findIndex((line) => line.startsWith(`/docs/api/author/${released.path}/ `))).toBeLessThan(
    lines.findIndex((line) => line.startsWith('/docs/api/* ')),
  );
  expect(lines.filter((line) => !/^\/\S+ \/\S+ 301$/.test(line))).toEqual([]);
});
