/**
 * The states of the site in three engines: Blink (Chromium), Gecko (Firefox) and WebKit (Safari). test/e2e/ has further cases of them,
 * in Chromium alone. Each test opens its page in the same tab.
 */
import {expect, test as base} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {startHost, type Host} from '../support/deployments';
import {findChromium} from '../../plugins/engine/chromium';
import {findFirefox, findWebKit} from '../support/browsers';
import {enginePackages} from './packages';
import {startChromium, startFirefox} from './puppeteer';
import type {Tab} from './tab';
import {startWebKit} from './webkit';

const engines = {
  chromium: {find: findChromium, start: startChromium},
  firefox: {find: findFirefox, start: startFirefox},
  webkit: {find: findWebKit, start: startWebKit},
};

interface Shared {
  host: Host;
  tab: Tab;
}

const test = base.extend<{tab: Tab; host: Host; faults: RegExp[]}, {shared: Shared}>({
  shared: [
    async ({}, use, {project}) => {
      const name = project.name as keyof typeof engines;
      const {find, start} = engines[name];
      base.skip(!find(), `${name} is not installed: apt-get install ${enginePackages[name]}`);
      const host = await startHost();
      const [tab, stop] = await start(host.origin);
      await tab.resize(...desktop);
      await use({host, tab});
      await stop();
      await host.stop();
    },
    {scope: 'worker'},
  ],
  host: async ({shared: {host}}, use) => {
    await use(host);
    delete host.alter;
    delete host.before;
  },
  /** What a test expects the browser to report. */
  faults: async ({}, use) => use([]),
  tab: async ({shared: {tab, host}, faults}, use, testInfo) => {
    await use(tab);
    const hasFailed = testInfo.errors.length > 0;
    if (hasFailed) {
      // The next test must not find a broken page, and this one's page may have no storage to read.
      delete host.alter;
      delete host.before;
      await tab.resize(...desktop);
      await tab.go('/blog/');
    }
    const found = await tab.run(() => {
      const reported = sessionStorage.getItem('faults') ?? '';
      localStorage.clear();
      sessionStorage.clear();
      return reported.trim().split('\n').filter(Boolean);
    });
    const unexpected = found.filter((fault) => !faults.some((pattern) => pattern.test(fault)));
    if (hasFailed) {
      // They may explain the failure, which must stay the first thing that one reads.
      await testInfo.attach('faults that the browser reported', {body: unexpected.join('\n')});
    } else {
      expect(unexpected, 'faults that the browser reported').toEqual([]);
    }
  },
});

const desktop = [1280, 900] as const;
const phone = [390, 800] as const;

const docs = `/docs/${released.path}`;
const newer = `/docs/${unreleased.path}`;
const tutorial = `${docs}/tutorial/hello-holos/`;
/** A page with a long output, which is folded. */
const folded = `${docs}/topics/architecture/`;
const glossary = `${docs}/glossary/`;

/** The element with the focus, as its name and text. */
const focused = (tab: Tab) =>
  tab.run(() => {
    const {tagName = '', textContent = ''} = document.activeElement ?? {};
    return `${tagName} ${textContent?.trim().slice(0, 40)}`;
  });

const isOpen = (selector: string) => document.querySelector(selector)?.hasAttribute('open') === true;
const isClosed = (selector: string) => !document.querySelector(selector)?.hasAttribute('open');
const isThere = (selector: string) =>
  Array.from(document.querySelectorAll(selector)).some((element) => element.getClientRects().length > 0);
const isGone = (selector: string) =>
  !Array.from(document.querySelectorAll(selector)).some((element) => element.getClientRects().length > 0);
const says = (text: string) =>
  Array.from(document.querySelectorAll('output, [role=status]')).some((region) =>
    region.textContent?.includes(text),
  );

/** Keeps the messages of the page, which go by themselves. */
const listen = (tab: Tab) =>
  tab.run(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    const toast = document.querySelector('output.toast') ?? document;
    new MutationObserver(() => heard.push(toast.textContent ?? '')).observe(toast, {childList: true});
  });
const heard = (text: string) => (window as unknown as {heard: string[]}).heard.includes(text);

test('titles and code are in the site’s own faces, whose lines are those of the fonts before them', async ({
  tab,
}) => {
  await tab.resize(390, 800);
  await tab.go(tutorial);
  const {loaded, own, before} = await tab.run(async () => {
    const root = document.documentElement;
    const measure = async () => {
      await document.fonts.ready;
      const text = document.createRange();
      text.selectNodeContents(document.querySelector('article h2') as Element);
      return {height: root.scrollHeight, width: text.getBoundingClientRect().width};
    };
    const own = await measure();
    const faces = Array.from(document.fonts as unknown as Iterable<FontFace>);
    const loaded = faces.filter(({status}) => status === 'loaded');
    const elements = Array.from(document.querySelectorAll<HTMLElement>('body, body *'));
    const families = elements.map((element) => getComputedStyle(element).fontFamily);
    elements.forEach((element, index) => {
      const [first = '', ...others] = (families[index] ?? '').split(',');
      element.style.fontFamily = /Bricolage|JetBrains/.test(first) ? others.join(',') : '';
    });
    return {loaded: loaded.map(({family}) => family.replaceAll('"', '')), own, before: await measure()};
  });
  expect(loaded).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'JetBrains Mono']));
  // Another font, but not one line more or less. WebKit knows no `ascent-override`, so code moves some lines by a fraction.
  expect(before.width).not.toBe(own.width);
  expect(Math.abs(before.height - own.height)).toBeLessThan(16);
  await tab.resize(...desktop);
});

test('pages fit the window, also at 200 % and 400 %, and images load', async ({tab}) => {
  for (const route of [
    '/',
    tutorial,
    `${docs}/api/core/`,
    `${docs}/topics/comparison/`,
    '/blog/',
    '/search/',
    '/none/',
  ]) {
    await tab.go(route);
    for (const width of [320, 640, 1280]) {
      await tab.resize(width, 800);
      const found = await tab.run(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return {
          isWide: scrollWidth > clientWidth,
          broken: Array.from(document.images).filter(({complete, naturalWidth}) => complete && !naturalWidth)
            .length,
          headings: document.querySelectorAll('h1').length,
        };
      });
      expect(found, `${route} at ${width}`).toEqual({isWide: false, broken: 0, headings: 1});
    }
  }
  await tab.resize(...desktop);
});

test('links to terms are underlined, and the current item of the navbar is marked', async ({tab}) => {
  await tab.go(tutorial);
  const styles = await tab.run(() => {
    const term = getComputedStyle(
      document.querySelector('.markdown p a[href*="/glossary/#"]') ?? document.body,
    );
    const bar = getComputedStyle(document.querySelector('.navbar__link--active') ?? document.body, '::after');
    return [term.textDecorationLine, term.textDecorationStyle, parseFloat(bar.borderTopWidth) > 0];
  });
  expect(styles).toEqual(['underline', 'dotted', true]);
});

test('the version menu opens by click and keys, closes by Escape, and leads to the same page', async ({
  tab,
}) => {
  const menu = '.navbar .dropdown:has([data-version])';
  await tab.go(tutorial);
  await tab.click(`${menu} summary`);
  await tab.until('open', isOpen, menu);
  await tab.press('Escape');
  await tab.until('closed', isClosed, menu);
  expect(await focused(tab)).toContain('SUMMARY');
  await tab.press('Enter');
  await tab.until('open', isOpen, menu);
  await tab.click([`${menu} a`, unreleased.label]);
  await tab.arrive(`${newer}/tutorial/hello-holos/`);
});

test('color mode and announcement remember the choice of the reader', async ({tab}) => {
  await tab.go('/blog/');
  await tab.click('.navbar .color-toggle');
  await tab.click('[class*=announcementBar] button');
  for (const when of ['before', 'after']) {
    const state = await tab.run(() => [
      document.documentElement.dataset.theme,
      document.querySelector('[class*=announcementBar_]')?.getClientRects().length ?? 0,
      document.querySelector('.navbar .color-toggle')?.getAttribute('aria-pressed'),
    ]);
    expect(state, `${when} a reload`).toEqual(['dark', 0, 'true']);
    await tab.go('/blog/');
  }
});

test('the menu of a phone takes the focus, covers the page, and closes by Escape', async ({tab}) => {
  await tab.resize(...phone);
  await tab.go(tutorial);
  await tab.click('.navbar__toggle');
  await tab.until('open', isThere, '.phone-menu:popover-open');
  await tab.until('focus', () => Boolean(document.activeElement?.closest('.phone-menu')));
  expect(await tab.run(() => document.querySelector('h1')?.closest('[inert]') !== null)).toBe(true);
  await tab.press('Escape');
  await tab.until('closed', isGone, '.phone-menu:popover-open');
  await tab.until('focus', () => document.activeElement?.matches('.navbar__toggle'));
  expect(await tab.run(() => document.querySelector('[inert]'))).toBeNull();
  await tab.click('.contents-fold summary');
  await tab.click('.contents-fold li:last-child a');
  await tab.until('closed', isClosed, '.contents-fold');
  await tab.until('a section', () => location.hash !== '' && scrollY > 500);
  await tab.resize(...desktop);
});

test('the search answers, and leads to the section, which gets the focus while its page is announced', async ({
  tab,
}) => {
  await tab.visit(tutorial);
  await tab.press('Control+k');
  await tab.type('cluster');
  await tab.until('results', says, 'for “cluster”');
  await tab.press('ArrowDown');
  await tab.until(
    'second',
    () => document.querySelector('[role=option]:nth-child(2)')?.ariaSelected === 'true',
  );
  await tab.press('Escape');
  await tab.until('closed', isGone, 'dialog[open]');
  await tab.press('Control+k');
  await tab.type('#BuildPlan');
  await tab.until('results', () =>
    document.querySelector('dialog [role=option]')?.textContent?.includes('#BuildPlan'),
  );
  await tab.press('Enter');
  await tab.arrive(`${docs}/api/core/#BuildPlan`);
  await tab.until('focus', () =>
    document.activeElement?.closest('#BuildPlan, h2')?.textContent?.includes('BuildPlan'),
  );
  await tab.until('the title is said', says, 'Core');
});

test('code and the page are copied', async ({tab}) => {
  await tab.go(`${docs}/api/core/`);
  await listen(tab);
  await tab.click('.code-copy');
  await tab.until('a message', heard, 'Copied');
  await tab.go(tutorial);
  await listen(tab);
  await tab.click('.page-menu summary');
  await tab.click('.page-menu button');
  await tab.until('a message', heard, 'Copied');
});

test('folds and tabs open, and keep what is open when React starts', async ({tab}) => {
  await tab.go(folded);
  await tab.click('.code-folded summary');
  await tab.until('open', isOpen, '.code-folded details');
  await tab.go(`${docs}/tutorial/setup/`);
  await tab.click(['main label', 'Homebrew']);
  await tab.press('ArrowDown');
  const shown = () =>
    Array.from(document.querySelectorAll('.tabs-panel'), (panel) => panel.checkVisibility()).join();
  await tab.until('the third panel', () => document.querySelectorAll('input:checked ~ input').length === 0);
  const before = await tab.run(shown);
  expect(before).toBe('false,false,true');
  await tab.start();
  expect(await tab.run(shown)).toBe(before);
});

test('a term shows its card for the pointer, which Escape closes', async ({tab}) => {
  await tab.visit(tutorial);
  await tab.hover('.markdown p a[href*="/glossary/#"]');
  await tab.until('card', isThere, '[role=tooltip]');
  await tab.press('Escape');
  await tab.until('no card', isGone, '[role=tooltip]');
});

test('a click on the comparison opens its dialog, whose name has the focus, even before React', async ({
  tab,
  host,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  host.before = (pathname) => (pathname.endsWith('.js') ? released : Promise.resolve());
  await tab.go(`${newer}/tutorial/hello-holos/`);
  await tab.click('.page-menu summary');
  await tab.click('[data-differences]');
  release();
  await tab.until('changes', isThere, 'dialog ins');
  expect(await tab.run(() => document.querySelectorAll('dialog.version-differences').length)).toBe(1);
  expect(await focused(tab)).toMatch(/H2 \d+ changes since /);
  const name = await tab.run(() => {
    const id = document.querySelector('dialog[open]')?.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(name).toContain(' changes since ');
  await tab.until('the number of changes is said', says, ' changes in ');
  await tab.press('Escape');
  await tab.until('closed', isGone, 'dialog[open]');
  await tab.until('focus', () => document.activeElement?.matches('.page-menu summary'));
});

test('a tap on a term shows its card, and the next one follows it', async ({tab}) => {
  await tab.visit(tutorial);
  const term = '.markdown p a[href*="/glossary/#"]';
  await tab.tap(term);
  await tab.until('card', isThere, '[role=tooltip]');
  expect(await tab.run(() => location.pathname)).toBe(tutorial);
  await tab.tap(term);
  await tab.until('glossary', (start) => location.pathname === start, glossary);
});

test('the language menu opens and closes', async ({tab}) => {
  const menu = '.navbar .dropdown:not(:has([data-version]))';
  await tab.go(tutorial);
  await tab.click(`${menu} summary`);
  await tab.until('open', isOpen, menu);
  await tab.click('h1');
  await tab.until('closed', isClosed, menu);
});

test('an unknown address offers the page that is meant', async ({tab}) => {
  await tab.visit('/tutorial/hello-holo/');
  await tab.until('the offer', says, 'Did you mean');
  await tab.click('[role=status] a, output a');
  await tab.arrive(tutorial);
});

test('a fold opens for a link that leads into it', async ({tab, host}) => {
  const fold = '<details><summary>More</summary><p id=inside>Text</p></details>';
  host.alter = (text, pathname) => (pathname === glossary ? text.replace('</h1>', `$&${fold}`) : text);
  // Browsers keep what was altered, by its address.
  await tab.go(`${glossary}?fold#inside`);
  await tab.until('open', isOpen, 'details:has(#inside)');
});

test('without storage, pages can be read, and menus, search and router work', async ({tab, host, faults}) => {
  faults.push(/Docusaurus browser storage is not available/);
  const block = `for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('denied', 'SecurityError'); }});
  }`;
  host.alter = (text, pathname) =>
    pathname.endsWith('/') ? text.replace(/<head[^>]*>/, `$&<script>${block}</script>`) : text;
  await tab.visit(`${tutorial}?blocked`);
  await tab.click('.navbar .color-toggle');
  await tab.until('dark', () => document.documentElement.dataset.theme === 'dark');
  await tab.click('[class*=announcementBar] button');
  await tab.until('no announcement', isGone, '[class*=announcementBar_]');
  await tab.press('Control+k');
  await tab.type('cluster');
  await tab.until('results', says, 'for “cluster”');
  await tab.press('Enter');
  await tab.until('the next page', (start) => location.pathname !== start, tutorial);
  expect(await tab.run(() => document.documentElement.dataset.theme)).toBe('dark');
  await tab.go('/docs/');
  await tab.arrive(`${docs}/tutorial/overview/`);
  delete host.alter;
  await tab.go('/blog/');
});

test('the router focuses the title; for a link to a section, it focuses the section and announces the title', async ({
  tab,
}) => {
  await tab.visit(tutorial);
  await tab.click('.pagination-nav__link--next');
  await tab.until('the title', () => document.activeElement?.tagName === 'H1' && scrollY === 0);
  expect(await tab.run(() => document.querySelector('output.arrival')?.textContent)).toBe('');
  await tab.until('the caret, from which Orca continues', () =>
    document.activeElement?.contains(getSelection()?.anchorNode ?? null),
  );
  await tab.run(() => document.querySelector<HTMLElement>('.markdown a[href*="/glossary/#"]')?.click());
  await tab.until('glossary', (start) => location.pathname === start, glossary);
  await tab.until('the target', () => `#${document.activeElement?.id}` === location.hash);
  await tab.until('the title is said', says, 'Glossary');
  await tab.press('Escape');
  await tab.until('said once', () => document.querySelector('output.arrival')?.textContent === '');
});

test('Back leads to the position that the reader left', async ({tab}) => {
  await tab.visit(folded);
  await tab.run(() => scrollTo(0, 700));
  await tab.until('the position is kept', () => (history.state as {scrollTop?: number}).scrollTop === 700);
  await tab.run(
    (address) => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click(),
    `${docs}/support/`,
  );
  await tab.until(
    'the next page',
    () => document.activeElement?.tagName === 'H1' && location.pathname.endsWith('/support/'),
  );
  await tab.run(() => history.back());
  await tab.until('the place', () => Math.abs(scrollY - 700) < 2);
  expect(await tab.run(() => location.pathname)).toBe(folded);
});

test('a page whose script fails is loaded as a document; the first page shows the red box', async ({
  tab,
  host,
  faults,
}) => {
  faults.push(/ChunkLoadError|Loading chunk|Error loading/);
  await tab.visit(tutorial);
  let isBroken = true;
  host.before = (pathname) =>
    isBroken && pathname.endsWith('.js') ? Promise.reject(new Error('dropped')) : Promise.resolve();
  await tab.load('a document', () =>
    document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click(),
  );
  expect(await tab.run(() => location.pathname)).not.toBe(tutorial);
  isBroken = false;
  await tab.start();
  host.before = (pathname) =>
    pathname.endsWith('.js') && !/\/(?:main|runtime)/.test(pathname)
      ? Promise.reject(new Error('dropped'))
      : Promise.resolve();
  await tab.go(tutorial);
  await tab.press('Tab');
  await tab.until('the red box', isThere, '[role=alert] button');
});

test('without scripts, menus open and links work', async ({tab, host}) => {
  host.alter = (text, pathname) =>
    pathname.endsWith('/')
      ? text.replace(/<script\b[^]*?<\/script>/g, '').replace(/<\/?noscript>/g, '')
      : text;
  // Browsers keep the page with its scripts by its own address.
  await tab.go(`${tutorial}?without`);
  await tab.click('.navbar .dropdown:has([data-version]) summary');
  await tab.until('open', isOpen, '.navbar .dropdown:has([data-version])');
  await tab.resize(...phone);
  await tab.click('.navbar__toggle');
  await tab.until('open', isThere, '.phone-menu:popover-open');
  await tab.press('Escape');
  await tab.until('closed', isGone, '.phone-menu:popover-open');
  await tab.resize(...desktop);
  await tab.click('.navbar a[href="/blog/"]');
  await tab.arrive('/blog/');
});
