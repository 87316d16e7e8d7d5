/** Pages that something else changes: extensions, translators, a reader who saves them. */
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {released, unreleased} from '../../config/versions';
import {countLoads, follow} from '../support/content';
import {colorToggle, expect, hydrated, test, visit} from '../support/fixtures';
import {build} from '../support/built';
import {visitHeld} from '../support/scripts';
import {ask, inputOf, opener, optionsOf} from '../support/search';
import {menuOpener, openMenu} from '../support/shell';

const glossary = `/docs/${released.path}/glossary/`;
const hello = `/docs/${released.path}/tutorial/hello-holos/`;

/** Puts every text into two `<font>` elements, as the translators of browsers do, now and whenever one is added. */
function translate(): void {
  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script,style,font,code,noscript')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `§${text.data}`;
      outer.append(inner);
      // The former text leaves the page.
      text.replaceWith(outer);
    }
  }
  const observer = new MutationObserver((records) => {
    for (const {addedNodes} of records) {
      addedNodes.forEach((node) => node.isConnected && wrap(node.parentNode ?? node));
    }
  });
  wrap(document.body);
  observer.observe(document.body, {childList: true, subtree: true});
}

/** What extensions add before the page has run its scripts. */
function extend(): void {
  const root = document.documentElement;
  root.setAttribute('data-darkreader-mode', 'dynamic');
  root.classList.add('an-extension');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.head.append(document.createElement('meta'));
  document.body.prepend(document.createElement('an-extension'));
  document.body.append(document.createElement('an-extension'));
  document.querySelector('#__docusaurus')?.prepend(document.createElement('an-extension'));
  document.querySelector('main')?.append(document.createElement('an-extension'));
  document.querySelectorAll('button,input,a').forEach((one) => one.setAttribute('data-extension', 'true'));
}

/** What extensions do to the part of the page that React hydrates: password managers, dictionaries, blockers, highlighters. */
const changes: Readonly<Record<string, () => void>> = {
  'adds a node after each control': () =>
    document
      .querySelectorAll('button, input')
      .forEach((one) => one.after(document.createElement('an-extension'))),
  'adds nodes everywhere': extend,
  'wraps code and texts, then splits and changes these': () =>
    document.querySelectorAll('article :is(code, p)').forEach((one) => {
      const box = document.createElement('an-extension');
      one.replaceWith(box);
      box.append(one);
      const text = one.firstChild;
      if (text instanceof Text && text.length > 1) {
        text.splitText(1).data += '!';
        text.data = text.data.toUpperCase();
      }
    }),
  'removes what it takes for advertising': () =>
    document.querySelectorAll('[class*=announcementBar], footer > *').forEach((one) => one.remove()),
  'adds nodes to the dialog': () => {
    document.querySelector('dialog')?.prepend(document.createElement('an-extension'));
    document.querySelector('dialog form')?.append(document.createElement('an-extension'));
  },
};

test('what a reader has opened, typed or selected stays when React hydrates a page that an extension changes', async ({
  page,
}) => {
  const added = page.locator('an-extension');
  const closed = page.locator(':is(.markdown, aside) details:not([open])');
  for (const [what, change] of Object.entries(changes)) {
    for (const isEarly of [true, false]) {
      await test.step(`${what}, ${isEarly ? 'before the press' : 'while scripts load'}`, async () => {
        // A slow network: the scripts arrive when the reader has typed.
        const scripts = await visitHeld(page, `/docs/${unreleased.path}/topics/recipes/`);
        if (isEarly) {
          await page.evaluate(change);
        }
        await closed.evaluateAll((folds: HTMLDetailsElement[]) =>
          folds.forEach((fold) => fold.toggleAttribute('open')),
        );
        await (isEarly ? page.keyboard.press('Control+k') : opener(page).click());
        await page.keyboard.type('hel');
        if (!isEarly) {
          await page.evaluate(change);
        }
        const count = await added.count();
        scripts.release();
        await hydrated(page);
        await page.keyboard.type('m');
        await expect(inputOf(page)).toHaveValue('helm');
        await expect(optionsOf(page)).toHaveCount(12);
        await expect(closed).toHaveCount(0);
        await expect(added).toHaveCount(count);
        await page.unrouteAll();
      });
    }
  }
  await page.setViewportSize({width: 390, height: 800});
  const select = () => getSelection()?.selectAllChildren(document.querySelector('article h1') as Node);
  const selected = () => page.evaluate(() => String(getSelection()));
  for (const change of Object.values(changes)) {
    for (const count of [0, 1]) {
      const scripts = await visitHeld(page, hello);
      await page.evaluate(change);
      await page.evaluate(select);
      // A browser selects nothing behind an open menu.
      await (count ? menuOpener(page).press('Enter') : page.keyboard.press('Shift'));
      const before = count ? '' : 'Hello Holos';
      await expect.poll(selected).toBe(before);
      scripts.release();
      await hydrated(page);
      await expect(openMenu(page)).toHaveCount(count);
      expect(await selected(), String(change)).toBe(before);
      await page.unrouteAll();
    }
  }
});

test('a search stays open with its text if React renders the page again, whatever the reason', async ({
  page,
  tolerate,
}) => {
  tolerate(/Minified React error #(418|423)/);
  // Before the page's scripts, so that they can't tell its change from the server's.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector('dialog input');
      if (field && document.querySelector('footer')) {
        observer.disconnect();
        field.after(document.createElement('an-extension'));
      }
    });
    observer.observe(document, {childList: true, subtree: true});
  });
  const scripts = await visitHeld(page, hello);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hel');
  scripts.release();
  await expect(page.locator('an-extension')).toHaveCount(0);
  await hydrated(page);
  await page.keyboard.type('m');
  await expect(inputOf(page)).toHaveValue('helm');
  await expect(optionsOf(page)).toHaveCount(12);
});

for (const isLate of [false, true]) {
  test(`a page that is translated ${isLate ? 'while React’s scripts load' : 'before React starts'} stays translated, with what the reader opened`, async ({
    page,
  }) => {
    const scripts = await visitHeld(page, hello);
    if (isLate) {
      await page.evaluate(() =>
        document.querySelector('form')?.dispatchEvent(new Event('focusin', {bubbles: true})),
      );
      await expect.poll(() => scripts.held.length).toBeGreaterThan(0);
    }
    await page.evaluate(translate);
    await page.locator('html').evaluate((root: HTMLElement) => {
      root.lang = 'de';
    });
    const closed = page.locator('aside details:not([open]) > summary');
    const count = await closed.count();
    await closed.last().click();
    await expect(closed).toHaveCount(count - 1);
    await colorToggle(page).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('helm');
    scripts.release();
    // What the framework keeps once it has started React.
    await expect.poll(() => page.evaluate(() => 'docusaurusRoot' in window)).toBe(isLate);
    await expect(inputOf(page)).toHaveValue('helm');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('§Hello Holos');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(closed).toHaveCount(count - 1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=helm');
  });
}

test('a page that a reader saved or mirrored to disk stays, and has its styles', async ({page, tolerate}) => {
  // Its fonts and icons aren't beside it, and the policy blocks the fonts whose addresses were changed.
  tolerate(/ERR_FILE_NOT_FOUND|file:|Content Security Policy directive "style-src/);
  const original = path.join(build, hello, 'index.html');
  const copy = test.info().outputPath('a b.html');
  copyFileSync(original, copy);
  // As `wget --convert-links` writes it.
  const mirrored = test.info().outputPath('mirrored.html');
  const html = readFileSync(original, 'utf8');
  writeFileSync(mirrored, html.replaceAll('url(/assets/', 'url(../assets/'));
  for (const file of [original, copy, mirrored]) {
    await page.goto(pathToFileURL(file).href);
    await page.getByRole('heading', {level: 1, name: 'Hello Holos'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Hello Holos'})).toBeVisible();
    await expect(page).toHaveURL(/\.html$/);
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCSS('position', 'sticky');
  }
});

test('a page that a browser’s translator changes loses no text, and its controls work', async ({page}) => {
  await visit(page, glossary);
  await page.evaluate(translate);
  const loads = countLoads(page);
  await follow(page, hello);
  await expect(page).toHaveURL(hello);
  await expect(page.getByRole('heading', {level: 1, name: 'Hello Holos'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(glossary);
  await expect(page.getByRole('heading', {level: 1, name: 'Glossary'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await page.keyboard.press('Control+k');
  // Answers with common results, with none, and with others.
  for (const query of ['helm', 'helm values', 'helm val', 'жжж', 'validators']) {
    await ask(page, query);
    await expect(page.getByText("Search didn't load")).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/validators/);
  await expect(page.getByRole('heading', {level: 1, name: 'Validators'})).toBeVisible();
  expect(loads.count).toBe(0);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});
