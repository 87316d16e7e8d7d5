import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import type {Edit} from '../../engine/finishedPage';
import {policy} from '.';

const google = 'https://*.example.com';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page, as its tag. */
function tag(html: string, options: Parameters<typeof policy>[0] = {}, edits: Edit[] = []): string {
  let inserted = '';
  const page = {
    tree: parseHtml(`<!doctype html><meta charset=UTF-8>${html}`),
    edits,
    prependToHead(text: string) {
      inserted = text;
    },
  };
  void policy(options).lastly?.(page as never);
  return inserted;
}

/** The sources of a directive. */
const sources = (meta: string, name: string) =>
  meta
    .replace(/.*content="|">/g, '')
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test('each inline script or style is allowed by one hash; structured data needs none', () => {
  const script = 'let a = "é<\u200b";';
  const meta = tag(
    `<noscript><style>a{}</style></noscript><body><script>${script}</script><script>${script}</script>` +
      '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":[]}</script>' +
      '<script src="/assets/a.js" defer></script><script type=module>b</script><p>c',
  );
  expect(sources(meta, 'script-src')).toEqual(["'self'", hash(script), hash('{"a":[]}'), hash('b')]);
  expect(sources(meta, 'style-src')).toEqual(["'self'", hash('a{}')]);
});

test('what capabilities insert is allowed, what they remove is not', () => {
  const start = '<!doctype html><meta charset=UTF-8>'.length;
  const edits = [
    {start, end: start + '<script>gone</script>'.length, html: '<style>b{}</style><script>c</script>'},
  ];
  const meta = tag('<script>gone</script><script>kept</script>', {}, edits);
  expect(sources(meta, 'script-src')).toEqual(["'self'", hash('kept'), hash('c')]);
  expect(sources(meta, 'style-src')).toEqual(["'self'", hash('b{}')]);
});

test('without services a page reaches no other site', () => {
  const meta = tag('<script>a</script>');
  expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="[^"<>&]+">$/);
  expect(meta).not.toContain('http:');
  expect(meta).not.toContain('https:');
  expect(meta).not.toMatch(/'unsafe-(inline|eval|hashes)'/);
  expect(sources(meta, 'object-src')).toEqual(["'none'"]);
  expect(sources(meta, 'base-uri')).toEqual(["'none'"]);
});

test('scripts, images and connections of services are allowed', () => {
  const services = {scripts: [google], images: ['https://i.example'], connections: ['https://c.example']};
  const meta = tag('<script src="https://www.example.com/gtag/js?id=1" async></script>', {services});
  expect(sources(meta, 'script-src')).toEqual(["'self'", google]);
  expect(sources(meta, 'img-src')).toEqual(["'self'", 'data:', 'https://i.example']);
  expect(sources(meta, 'connect-src')).toEqual(["'self'", 'https://c.example']);
});

test('what a component writes is named in the file of the component', () => {
  const siteDir = test.info().outputPath('site');
  mkdirSync(path.join(siteDir, 'src/theme'), {recursive: true});
  writeFileSync(path.join(siteDir, 'a.mdx'), 'Text.');
  writeFileSync(path.join(siteDir, 'src/theme/Mast.tsx'), '\n<b style={a} /> <p id="a" style={a} />');
  const page = {tree: parseHtml('<body><p style="color:red">'), edits: [], source: 'a.mdx', site: {siteDir}};
  expect(() => policy().lastly?.(page as never)).toThrow(
    'src/theme/Mast.tsx:2: <p> has an attribute "style"',
  );
});

test('what the policy would block stops the build', () => {
  for (const [html, message] of [
    ['<p style="color:red">', '<p> has an attribute "style"'],
    ['<svg><path style="fill:red"/></svg>', '<path> has an attribute "style"'],
    ['<img src=a onerror="b()">', '<img> has an attribute "onError"'],
    ['<script src="https://a.example/b.js"></script>', 'another site'],
    // A host that only begins like one of the services, and any protocol.
    ['<script src="https://www.example.com.evil/b.js"></script>', 'another site'],
    ['<script src="//a.example/b.js"></script>', 'another site'],
  ] as const) {
    expect(() => tag(`<body>${html}`, {services: {scripts: [google]}}), html).toThrow(message);
  }
});
