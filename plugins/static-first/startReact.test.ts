import {expect, test} from '@playwright/test';
import {parseHtml} from '../kit/html';
import type {Edit} from '../kit/step';
import {startReact} from './startReact';

function finish(html: string): string {
  const edits: Edit[] = [];
  const page = {
    html,
    tree: parseHtml(html),
    route: '/docs/',
    replace: (start: number, end: number, text: string) => edits.push({start, end, html: text}),
  };
  startReact().page?.(page as never);
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.html + text.slice(edit.end),
    html,
  );
}

const meta = '<meta name="announcement-id" content="">';

test('scripts that React needs are only named; others stay as they are', () => {
  const other = '<script src="https://example.com/a.js" async></script><script>let a</script>';
  expect(
    finish(
      `<head>${meta}<script src="/assets/js/main.1.js" defer></script></head><body>${other}<div id=__docusaurus>`,
    ),
  ).toBe(
    `<head>${meta}<meta name="start-script" content="/assets/js/main.1.js"></head><body>${other}<div id=__docusaurus>`,
  );
});

test('refused: a page without the plugin, and one without scripts', () => {
  expect(() => finish('<script src=/a.js defer></script>')).toThrow(
    '/docs/: the step startReact() needs the plugin static-first',
  );
  expect(() => finish(`${meta}<div id=__docusaurus>`)).toThrow('/docs/: the page has no <script src defer>');
});
