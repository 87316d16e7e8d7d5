import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../lib/html';
import {inlineOf, policyOf, policyTag, together} from './policy';

const read = (html: string) => inlineOf(parseHtml(`<!doctype html><meta charset=UTF-8>${html}`));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a directive. */
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('what a page has inline is known by its text, once', () => {
  const script = 'let a = "é<\u200b";';
  expect(
    read(
      `<noscript><style>a{}</style></noscript><body><script>${script}</script><script>${script}</script>` +
        '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":[]}</script>' +
        '<script src="/assets/a.js" defer></script><script type=module>b</script><p>c',
    ),
  ).toEqual({scripts: [hash(script), hash('{"a":[]}'), hash('b')], styles: [hash('a{}')], analytics: false});
});

test('a page allows what pages that follow in it will show', () => {
  expect(inlineOf(parseHtml('<p>a'), [hash('b')]).styles).toEqual([hash('b')]);
});

test('without analytics a page reaches nobody else', () => {
  const policy = policyOf(read('<script>a</script>'));
  expect(policy).not.toContain('http');
  expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'/);
  expect(sources(policy, 'script-src')).toContain(hash('a'));
  expect(sources(policy, 'style-src')).toEqual(["'self'"]);
  expect(sources(policy, 'object-src')).toEqual(["'none'"]);
  expect(sources(policy, 'base-uri')).toEqual(["'none'"]);
});

test('with analytics the service may run and be reported to', () => {
  const policy = policyOf(
    read('<script src="https://www.googletagmanager.com/gtag/js?id=G-1" async></script>'),
  );
  expect(sources(policy, 'script-src')).toContain('https://*.googletagmanager.com');
  expect(sources(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  expect(sources(policy, 'img-src')).toContain('https://*.google-analytics.com');
  expect(sources(policy, 'style-src')).toEqual(["'self'"]);
});

test('a page is policed by a tag that needs no escapes', () => {
  expect(policyTag(read('<script>a</script><noscript><style>b</style></noscript>'))).toMatch(
    /^<meta http-equiv="Content-Security-Policy" content="[^"<>&]+">$/,
  );
});

test('all pages together may run what each one may', () => {
  const pages = ['<script>a</script>', '<script>b</script><style>c</style>', '<script>a</script>'].map(read);
  expect(together(pages)).toEqual({
    scripts: [hash('a'), hash('b')].sort(),
    styles: [hash('c')],
    analytics: false,
  });
});

for (const [what, html, message] of [
  ['a style', '<p style="color:red">', '<p> has an attribute "style"'],
  [
    'a style without JavaScript',
    '<noscript><p style="color:red"></noscript>',
    '<p> has an attribute "style"',
  ],
  ['a style of a drawing', '<svg><path style="fill:red"/></svg>', '<path> has an attribute "style"'],
  ['a handler', '<img src=a onerror="b()">', '<img> has an attribute "onerror"'],
  ['a script from elsewhere', '<script src="https://a.example/b.js"></script>', 'elsewhere'],
  ['a script from elsewhere by any protocol', '<script src="//a.example/b.js"></script>', 'elsewhere'],
] as const) {
  test(`${what} that the policy would block stops the build`, () => {
    expect(() => read(`<body>${html}`)).toThrow(message);
  });
}
