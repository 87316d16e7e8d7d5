import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import type {Edit} from '../../engine/finishedPage';
import {parseMarkdown} from '../../engine/markdown';
import {formatProblem} from '../../engine/problem';
import {policy} from '.';

const google = 'https://*.example.com';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page, as its tag. */
function tag(
  html: string,
  options: Parameters<typeof policy>[0] = {services: {}},
  edits: Edit[] = [],
): string {
  let inserted = '';
  const page = {
    tree: parseHtml(`<!doctype html><meta charset=UTF-8>${html}`),
    edits,
    prependToHead(text: string) {
      inserted = text;
    },
  };
  void policy(options).page?.(page as never);
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

test('the policy allows each inline script or style by one hash, and lists none for structured data', () => {
  const script = 'let a = "é<\u200b";';
  const meta = tag(
    `<noscript><style>a{}</style></noscript><body><script>${script}</script><script>${script}</script>` +
      '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":[]}</script>' +
      '<script src="/assets/a.js" defer></script><script type=module>b</script><p>c',
  );
  expect(sources(meta, 'script-src')).toEqual(["'self'", hash(script), hash('{"a":[]}'), hash('b')]);
  expect(sources(meta, 'style-src')).toEqual(["'self'", hash('a{}')]);
});

test('the policy allows scripts and styles that capabilities insert, and not those that they remove', () => {
  const start = '<!doctype html><meta charset=UTF-8>'.length;
  const edits = [
    {start, end: start + '<script>gone</script>'.length, html: '<style>b{}</style><script>c</script>'},
  ];
  const meta = tag('<script>gone</script><script>kept</script>', {services: {}}, edits);
  expect(sources(meta, 'script-src')).toEqual(["'self'", hash('kept'), hash('c')]);
  expect(sources(meta, 'style-src')).toEqual(["'self'", hash('b{}')]);
});

test('unless the site uses services, its pages may load nothing from other sites', () => {
  const meta = tag('<script>a</script>');
  expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="[^"<>&]+">$/);
  expect(meta).not.toContain('http:');
  expect(meta).not.toContain('https:');
  expect(meta).not.toMatch(/'unsafe-(inline|eval|hashes)'/);
  expect(sources(meta, 'object-src')).toEqual(["'none'"]);
  expect(sources(meta, 'base-uri')).toEqual(["'none'"]);
});

test('the policy allows the scripts, images and connections of the services in use', () => {
  const services = {scripts: [google], images: ['https://i.example'], connections: ['https://c.example']};
  const meta = tag('<script src="https://www.example.com/gtag/js?id=1" async></script>', {services});
  expect(sources(meta, 'script-src')).toEqual(["'self'", google]);
  expect(sources(meta, 'img-src')).toEqual(["'self'", 'data:', 'https://i.example']);
  expect(sources(meta, 'connect-src')).toEqual(["'self'", 'https://c.example']);
});

test('styles and handlers in attributes, which no hash allows, stop a build but --dev, with their element', () => {
  for (const [html, blocked] of [
    ['<p style="color:red">', '"style" of <p>'],
    ['<svg><path style="fill:red"/></svg>', '"style" of <path>'],
    ['<div class="banner wide" style="color:red">', '"style" of <div.banner.wide>'],
    ['<img src=a onerror="b()">', '"onError" of <img>'],
  ] as const) {
    expect(() => tag(`<body>${html}`), html).toThrow(`the policy blocks the attribute ${blocked}: use`);
    process.env.NODE_ENV = 'development';
    expect(sources(tag(`<body>${html}`), 'script-src'), html).toContain("'unsafe-eval'");
    process.env.NODE_ENV = 'test';
  }
});

test('a page with a diagram, and no other, allows the styles that Mermaid writes, but no more scripts', () => {
  const meta = tag('<body><style>a{}</style><script>b</script><div class="x mermaid-diagram">c');
  expect(sources(meta, 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  expect(sources(meta, 'script-src')).toEqual(["'self'", hash('b')]);
  const other = tag('<body><style>a{}</style><p>mermaid-diagram');
  expect(sources(other, 'style-src')).toEqual(["'self'", hash('a{}')]);
});

test('what the policy blocks in the source of a page has its line', () => {
  const [check] = policy({services: {}}).checks?.({} as never) ?? [];
  const find = (body: string) =>
    check?.({pages: [{file: 'a.mdx', tree: parseMarkdown(`\n${body}\n`)}]} as never);
  const styled =
    '<p style={{color: "red"}}>A</p> ¦ <p onclick="a()">A</p> ¦ export const A = () => <p style={{}} />';
  const foreign =
    '<iframe src="https://a.b/c" /> ¦ <video src="//a.b/c" /> ¦ ![a](https://a.b/c.svg) ¦ <style>a</style> ¦ <script>a</script>';
  for (const body of `${styled} ¦ ${foreign}`.split(' ¦ ')) {
    expect
      .soft(find(body)?.map(formatProblem).join('\n'), body)
      .toMatch(/^a\.mdx:2: the policy blocks .*; \w/);
  }
  expect(
    find(
      '<a href="https://a.b" onClick={() => 1}>A</a> <Box style="a" src="https://a.b" /> <script type="a/b" />',
    ),
  ).toEqual([]);
});
