/** The oldest browsers that package.json names: Chromium 100, as in phones. Without popovers, `:has()`, and what is younger. */
import postcss from 'postcss';
import {released, unreleased} from '../../config/versions';
import {startHost, type Host} from '../support/deployments';
import {colorToggle, expect, test as base, visit} from '../support/fixtures';
import {ask, dialogOf, opener, optionsOf} from '../support/search';

/** Styles without the rules that such a browser drops. */
function agedStyles(text: string): string {
  const root = postcss.parse(text.replaceAll('@supports not selector(:popover-open)', '@media all'));
  root.walkRules(/:has\(|:popover-open/, (rule) => void rule.remove());
  root.walkAtRules('starting-style', (rule) => void rule.remove());
  root.walkDecls((declaration) => void (/dvh|color-mix/.test(declaration.value) && declaration.remove()));
  return root.toString();
}

/** Markup and scripts whose popovers do nothing, and styles. */
const aged = (text: string, pathname: string): string =>
  pathname.endsWith('.css')
    ? agedStyles(text)
    : text
        .replace(/popovertarget/g, 'oldtarget')
        .replace(/popover(?==auto|:"auto")/g, 'oldpopover')
        .replace(/(?<=<style>):root.*?(?=<\/style>)/s, agedStyles);

/** Takes away what came later. */
function forget(): void {
  // Functions that are younger have names that build/browsers.spec.ts looks for.
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  for (const name of ['ToggleEvent', 'requestIdleCallback']) {
    Reflect.deleteProperty(window, name);
  }
  for (const owner of [Document.prototype, Element.prototype] as unknown as Record<string, unknown>[]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const original = owner[name] as ((selector: string) => unknown) | undefined;
      if (original) {
        owner[name] = function (this: unknown, selector: string) {
          if (/:has\(|:popover-open/.test(selector)) {
            throw new SyntaxError(`'${selector}' is not a valid selector.`);
          }
          return original.call(this, selector);
        };
      }
    }
  }
}

const test = base.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = await startHost();
    host.alter = aged;
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

// The policy names the scripts as they were.
test.use({bypassCSP: true});

test.beforeEach(async ({page}) => page.addInitScript(forget));

const route = `/docs/${unreleased.path}/glossary/`;

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the page is whole, and no menu covers it', async ({page}) => {
    await page.goto(route);
    await expect(page.locator('#__sidebar')).toBeHidden();
    await expect(page.locator('#__menu')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
  });
});

test('on a wide screen the page is whole, and mode and search work', async ({page}) => {
  await visit(page, `/docs/${released.path}/glossary/`);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  await expect(page.locator('#__menu')).toBeHidden();
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await opener(page).click();
  await ask(page, 'kargo');
  await optionsOf(page).first().click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Kargo'})).toBeVisible();
});
