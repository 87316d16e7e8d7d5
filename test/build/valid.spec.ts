/** Whether pages are valid HTML. */
import {expect, test} from '@playwright/test';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {htmlOf, pageOf, read} from '../support/built';
import {routes} from '../support/site';

/** The content models and attributes of HTML, without matters of taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({root: true, elements: ['html5'], extends: ['html-validate:standard']}),
);

async function faultsOf(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
  );
}

/** What the validator does not know, by the selector of a fault. */
const faulty = {
  'a property of no item': '[itemprop]:not([itemscope] [itemprop])',
  'a role of a row or cell whose table has none of its own':
    'table:not([role]) :is(thead, tbody, tr, th, td)[role], table[role=table] :is(thead, tbody, tr, th, td)[role]',
  'metadata outside the head':
    'body :is(base, :is(title, style):not(svg *), meta:not([itemprop], [property]), link:not([rel=stylesheet]))',
} as const;

test('every page is valid HTML', {tag: '@later'}, async () => {
  for (const route of routes) {
    expect.soft(await faultsOf(htmlOf(route)), `${route} is not valid`).toEqual([]);
    for (const [fault, selector] of Object.entries(faulty)) {
      const page = pageOf(route);
      const found = page(selector).toArray();
      const lines = found.map((element) => page.html(element).slice(0, 100));
      expect.soft(lines, `${route}: ${fault}`).toEqual([]);
    }
  }
  expect(await faultsOf(read('404.html').toString()), '404.html').toEqual([]);
});
