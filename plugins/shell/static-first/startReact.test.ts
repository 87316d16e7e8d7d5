// What it makes of a page, test/e2e/start.spec.ts sees.
import {expect, test} from '@playwright/test';
import {parseHtml} from '../../engine/html';
import {startReact} from './startReact';

const finish = (html: string) => startReact().page?.({html, tree: parseHtml(html), route: '/docs/'} as never);

const meta = '<meta name="announcement-id" content="">';

test('refused: a page without the plugin, and one without scripts', () => {
  expect(() => finish('<script src=/a.js defer></script>')).toThrow(
    '/docs/: the step startReact() needs the plugin static-first',
  );
  expect(() => finish(`${meta}<div id=__docusaurus>`)).toThrow('/docs/: the page has no <script src defer>');
});
