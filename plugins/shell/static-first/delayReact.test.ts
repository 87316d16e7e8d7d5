// What it makes of a page, test/e2e/start.spec.ts sees.
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import {delayReact} from './delayReact';

test('a page without the scripts that start React stops the build', () => {
  const html = '<div id=__docusaurus>';
  const page = {html, tree: parseHtml(html), route: '/docs/'} as never;
  expect(() => delayReact(page)).toThrow('/docs/: the page has no <script src defer>');
});
