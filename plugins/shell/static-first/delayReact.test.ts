// What it makes of a page, test/e2e/start.spec.ts sees.
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import {delayReact} from './delayReact';

test('a page without the scripts that start React stops the build', () => {
  const html = '<div id=__docusaurus>';
  const page = {html, tree: parseHtml(html), route: '/docs/'} as never;
  expect(() => delayReact(page)).toThrow('/docs/: the page has no <script src defer>');
});

test('React and scripts of other sites wait as the content of <meta>, and no connection is made ahead', () => {
  const html =
    '<link rel=preconnect href=https://a.b><script src=/r.js defer></script><script src=https://a.b/c.js async></script>';
  const edits: string[] = [];
  delayReact({
    html,
    tree: parseHtml(html),
    replaceElement: (_: unknown, to: string) => edits.push(to),
  } as never);
  const metas = ['start-script" content="/r.js', 'idle-script" content="https://a.b/c.js'].map(
    (one) => `<meta name="${one}">`,
  );
  expect(edits).toEqual(['', ...metas]);
});
