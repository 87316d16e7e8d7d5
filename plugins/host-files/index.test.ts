import {expect, test} from '@playwright/test';
import {headersFile, redirectsFile, type HostOptions} from '.';

const options: HostOptions = {
  headers: {'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'none'"},
  immutable: ['/assets/'],
  immutableCache: 'public, max-age=31536000, immutable',
  contentTypes: {'.md': 'text/markdown', '/blog/rss.xml': 'application/rss+xml'},
  redirects: [
    {from: '/old/', to: '/new/'},
    {from: '/former/*', to: '/docs/v1/*'},
  ],
};

test('every answer has the headers; files with hashed names are kept; types are those of an ending or a file', () => {
  expect(headersFile(options, '/')).toBe(
    [
      '/*',
      '  X-Content-Type-Options: nosniff',
      "  Content-Security-Policy: frame-ancestors 'none'",
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '/*.md',
      '  Content-Type: text/markdown',
      '/blog/rss.xml',
      '  Content-Type: application/rss+xml',
      '',
    ].join('\n'),
  );
});

test('former addresses redirect with and without their slash, in their order', () => {
  expect(redirectsFile(options, '/').split('\n')).toEqual([
    '/old/ /new/ 301',
    '/old /new/ 301',
    '/former/* /docs/v1/:splat 301',
    '/former /docs/v1/ 301',
    '',
  ]);
});

test('below another path, all rules begin there', () => {
  const files = headersFile(options, '/preview/12/') + redirectsFile(options, '/preview/12/');
  for (const line of files.split('\n')) {
    expect(line).toMatch(/^$|^ {2}|^\/preview\/12\//);
    expect(line).not.toMatch(/^\S+ (?!\/preview\/12\/)/);
  }
});
