/** What is left of the site without storage, scripts, or one of its answers, and on a translated page, in three engines. */
import {expect} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {Name} from '../../plugins/engine/names';
import {START_SCRIPT} from '../../plugins/shell/static-first/names';
import {docs, glossary, said, test, tutorial, versions} from './engine';

test('React’s scripts run in the order of the page, and none does on a translated page', async ({tab}) => {
  await tab.go(tutorial);
  const started = (language: string) =>
    tab.run(
      (lang, name) => {
        document.documentElement.lang = lang;
        document.querySelector('form')?.dispatchEvent(new Event('focusin', {bubbles: true}));
        const metas = Array.from(document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`));
        const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>('head > script[src]'));
        const asked = metas.flatMap(({content}) => scripts.find(({src}) => src.endsWith(content)) ?? []);
        return {
          all: metas.length,
          missing: metas.length - asked.length,
          anyOrder: asked.filter(({async}) => async).length,
        };
      },
      language,
      START_SCRIPT,
    );
  const {all, ...before} = await started('de');
  expect(all).toBeGreaterThan(1);
  expect(before).toEqual({missing: all, anyOrder: 0});
  expect(await started('en')).toEqual({all, missing: 0, anyOrder: 0});
});

test('a link to another document wins over a page that the router waits for, and Back leads to that page', async ({
  tab,
}) => {
  await tab.visit(tutorial);
  let isAsked = false;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  // One script, and no prefetch, because Chromium asks a host for six files at once.
  tab.host.wait = ({headers}) => {
    const isHeld = !isAsked && headers['sec-fetch-dest'] === 'script';
    isAsked ||= isHeld;
    return isHeld ? held : undefined;
  };
  await tab.click(`aside .menu a[href="${glossary}"]`);
  await tab.until((target) => location.pathname === target, glossary);
  await expect.poll(() => isAsked).toBe(true);
  await tab.click(`${versions} summary`);
  await tab.click(`${versions}[open] a`, unreleased.label);
  await tab.arrive(tutorial.replace(docs, `/docs/${unreleased.path}`));
  release();
  await tab.run(() => history.back());
  await tab.sees('h1', 'Glossary');
});

/** Scripts that take storage away, before those of a page. */
const blocked = {
  denied: `for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('denied', 'SecurityError'); }});
  }`,
  full: `const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (...values) {
      if (this === localStorage) throw new DOMException('No room.', 'QuotaExceededError');
      setItem.apply(this, values);
    };`,
};

for (const [how, block] of Object.entries(blocked)) {
  test(`with storage that is ${how}, pages can be read, and menus, search and router work`, async ({tab}) => {
    tab.host.alter = (text) => text.replace(/<head[^>]*>/, `$&<script>${block}</script>`);
    await tab.visit(`${tutorial}?${how}`);
    await tab.click('.navbar .color-toggle');
    await tab.click('[class*=announcementBar] button');
    await tab.misses('[class*=announcementBar_]');
    await tab.press('Control+k');
    await tab.type('cluster');
    await tab.sees(said, 'for “cluster”');
    await tab.press('Enter');
    await tab.until((start) => location.pathname !== start, tutorial);
    await tab.sees('[data-theme=dark]');
    await tab.go(`/docs/?${how}`);
    await tab.until((target) => location.pathname === target, `${docs}/tutorial/overview/`);
    await tab.sees('article h1');
  });
}

test('without scripts, menus open and links work', async ({tab}) => {
  tab.host.alter = (text) => text.replace(/<script\b[^]*?<\/script>/g, '').replace(/<\/?noscript>/g, '');
  // Browsers keep the page with its scripts by its own address.
  await tab.go(`${tutorial}?without`);
  await tab.click(`${versions} summary`);
  await tab.sees(`${versions}[open]`);
  await tab.resize(390, 800);
  await tab.click('.navbar__toggle');
  await tab.sees(`.${Name.PhoneMenu}:popover-open`);
  // Back to the main menu, which lies over the sidebar.
  await tab.click('#__sidebar [popovertarget=__menu]');
  await tab.sees('#__menu:popover-open');
  await tab.press('Escape');
  await tab.press('Escape');
  await tab.misses(`.${Name.PhoneMenu}:popover-open`);
  await tab.resize(1280, 900);
  await tab.click('.navbar a[href="/blog/"]');
  await tab.arrive('/blog/');
});
