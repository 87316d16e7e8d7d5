/** The states of the site in three engines, in one tab each. test/e2e/ has further cases of them, in Chromium alone. */
import {expect, test as base} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {findChromium} from '../../tools/chromium';
import {enginePackages, findFirefox, findWebKit} from '../support/browsers';
import {startHost, type Host} from '../support/deployments';
import {startChromium, startFirefox} from './puppeteer';
import {Tab} from './tab';
import {startWebKit} from './webkit';

const engines = {
  chromium: {find: findChromium, start: startChromium},
  firefox: {find: findFirefox, start: startFirefox},
  webkit: {find: findWebKit, start: startWebKit},
};

const desktop = [1280, 900] as const;
const phone = [390, 800] as const;

const test = base.extend<{host: Host; faults: RegExp[]; tab: Tab}, {shared: {host: Host; tab: Tab}}>({
  shared: [
    async ({}, use, {project}) => {
      const name = project.name as keyof typeof engines;
      base.skip(!engines[name].find(), `${name} is missing: apt-get install ${enginePackages[name]}`);
      const host = await startHost();
      const driver = await engines[name].start(host.origin);
      await use({host, tab: new Tab(host.origin, driver)});
      await driver.stop();
      await host.stop();
    },
    {scope: 'worker'},
  ],
  host: ({shared}, use) => use(shared.host),
  /** What a test expects the browser to report. */
  faults: ({}, use) => use([]),
  tab: async ({shared: {host, tab}, faults}, use, testInfo) => {
    await tab.go('/markdown-page/');
    await tab.resize(...desktop);
    await use(tab);
    delete host.alter;
    delete host.before;
    // The page of the test may have no storage, and an address that ends in .html is left at once.
    await tab.go('/markdown-page/');
    const reported = await tab.run(() => {
      const found = sessionStorage.getItem('faults') ?? '';
      localStorage.clear();
      sessionStorage.clear();
      return found;
    });
    const lines = reported.trim().split('\n').filter(Boolean);
    const unexpected = lines.filter((line) => !faults.some((pattern) => pattern.test(line)));
    await testInfo.attach('faults that the browser reported', {body: unexpected.join('\n')});
    expect.soft(unexpected, 'faults that the browser reported').toEqual([]);
  },
});

const docs = `/docs/${released.path}`;
const tutorial = `${docs}/tutorial/hello-holos/`;
/** A page with a long output, which is folded. */
const folded = `${docs}/topics/architecture/`;
const glossary = `${docs}/glossary/`;
const term = '.markdown p a[href*="/glossary/#"]';
const versions = '.navbar .dropdown:has([data-version])';
const said = 'output, [role=status]';

test('titles and code are in the site’s own faces', async ({tab}) => {
  await tab.go(tutorial);
  const loaded = await tab.run(async () => {
    await document.fonts.ready;
    const faces = Array.from(document.fonts as unknown as Iterable<FontFace>);
    return faces.flatMap(({status, family}) => (status === 'loaded' ? family.replaceAll('"', '') : []));
  });
  expect(loaded).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'JetBrains Mono']));
});

test('pages fit the window, also at 200 % and 400 %, and images load', async ({tab}) => {
  const paths = ['/', tutorial, `${docs}/api/core/`, `${docs}/topics/comparison/`, '/blog/', '/search/'];
  for (const address of paths) {
    await tab.go(address);
    for (const width of [320, 640, 1280]) {
      await tab.resize(width, 800);
      const found = await tab.run(() => ({
        isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        broken: Array.from(document.images).filter((image) => image.complete && !image.naturalWidth).length,
        headings: document.querySelectorAll('h1').length,
      }));
      expect(found, `${address} at ${width}`).toEqual({isWide: false, broken: 0, headings: 1});
    }
  }
});

test('the version menu opens by click and keys, closes by Escape, and leads to the same page', async ({
  tab,
}) => {
  await tab.go(tutorial);
  await tab.click(`${versions} summary`);
  await tab.sees(`${versions}[open]`);
  await tab.press('Escape');
  await tab.focuses(`${versions}:not([open]) summary`);
  await tab.press('Enter');
  await tab.sees(`${versions}[open]`);
  await tab.click(`${versions} a`, unreleased.label);
  await tab.arrive(tutorial.replace(docs, `/docs/${unreleased.path}`));
});

test('color mode and announcement remember the choice of the reader', async ({tab}) => {
  await tab.go('/blog/');
  await tab.click('.navbar .color-toggle');
  await tab.click('[class*=announcementBar] button');
  for (let visit = 0; visit < 2; visit++) {
    await tab.sees('[data-theme=dark] .navbar .color-toggle[aria-pressed=true]');
    await tab.misses('[class*=announcementBar_]');
    await tab.go('/blog/');
  }
});

test('the menu of a phone takes the focus, covers the page, and closes by Escape', async ({tab}) => {
  await tab.resize(...phone);
  await tab.go(tutorial);
  await tab.click('.navbar__toggle');
  await tab.sees('.phone-menu:popover-open');
  await tab.focuses('.phone-menu, .phone-menu *');
  await tab.sees('[inert] h1');
  await tab.press('Escape');
  await tab.misses('.phone-menu:popover-open');
  await tab.focuses('.navbar__toggle');
  await tab.misses('[inert]');
  await tab.click('.contents-fold summary');
  await tab.click('.contents-fold li:last-child a');
  await tab.sees('.contents-fold:not([open])');
  await tab.until(() => location.hash !== '' && scrollY > 500);
});

test('the search answers, and leads to the section, which gets the focus while its page is announced', async ({
  tab,
}) => {
  await tab.visit(tutorial);
  await tab.press('Control+k');
  await tab.type('cluster');
  await tab.sees(said, 'for “cluster”');
  await tab.press('ArrowDown');
  await tab.sees('[role=option]:nth-child(2)[aria-selected=true]');
  await tab.press('Escape');
  await tab.misses('dialog[open]');
  await tab.press('Control+k');
  await tab.type('#BuildPlan');
  await tab.sees('dialog [role=option]:first-child', '#BuildPlan');
  await tab.press('Enter');
  await tab.arrive(`${docs}/api/core/#BuildPlan`);
  await tab.focuses('#BuildPlan, #BuildPlan *');
  await tab.sees(said, 'Core');
});

test('code and the page are copied', async ({tab}) => {
  await tab.go(tutorial);
  // The message goes by itself, perhaps before a slow driver looks.
  await tab.run(() => {
    const toast = document.querySelector('output.toast') as HTMLElement;
    new MutationObserver(() => {
      document.body.dataset.said += `${toast.textContent}.`;
    }).observe(toast, {childList: true});
  });
  await tab.click('.code-copy');
  await tab.sees('[data-said*=Copied]');
  await tab.run(() => {
    delete document.body.dataset.said;
  });
  await tab.click('.page-menu summary');
  await tab.click('.page-menu button');
  await tab.sees('[data-said*=Copied]');
});

test('folds open, for a link that leads into one as well', async ({tab, host}) => {
  await tab.go(folded);
  await tab.click('.code-folded summary');
  await tab.sees('.code-folded details[open]');
  host.alter = (text, pathname) =>
    pathname === glossary
      ? text.replace('</h1>', '$&<details><summary>More</summary><p id=inside>Text</p></details>')
      : text;
  // Browsers keep what was altered, by its address.
  await tab.go(`${glossary}?fold#inside`);
  await tab.sees('details[open] #inside');
});

test('tabs open by click and keys, and keep what is open when React starts', async ({tab}) => {
  await tab.go(`${docs}/tutorial/setup/`);
  await tab.click('main label', 'Homebrew');
  await tab.press('ArrowDown');
  await tab.until(() => document.querySelectorAll('input:checked ~ input').length === 0);
  const shown = () =>
    Array.from(document.querySelectorAll('.tabs-panel'), (panel) => panel.checkVisibility()).join();
  expect(await tab.run(shown)).toBe('false,false,true');
  await tab.start();
  expect(await tab.run(shown)).toBe('false,false,true');
});

test('a term shows its card for the pointer, which Escape closes, and for a tap; the next tap follows it', async ({
  tab,
}) => {
  await tab.visit(tutorial);
  await tab.hover(term);
  await tab.sees('[role=tooltip]');
  await tab.press('Escape');
  await tab.misses('[role=tooltip]');
  await tab.visit(tutorial);
  await tab.tap(term);
  await tab.sees('[role=tooltip]');
  await tab.tap(term);
  await tab.until((start) => location.pathname === start, glossary);
});

test('the router focuses the title; for a link to a section, it focuses the section and announces the title', async ({
  tab,
}) => {
  await tab.visit(tutorial);
  await tab.click('.pagination-nav__link--next');
  await tab.until(() => document.activeElement?.tagName === 'H1' && scrollY === 0);
  // Orca continues from the caret.
  await tab.until(() => document.activeElement?.contains(getSelection()?.anchorNode ?? null));
  await tab.run(() => document.querySelector<HTMLElement>('.markdown a[href*="/glossary/#"]')?.click());
  await tab.until((start) => location.pathname === start, glossary);
  await tab.until(() => `#${document.activeElement?.id}` === location.hash);
  await tab.sees(said, 'Glossary');
});

test('Back leads to the position that the reader left', async ({tab}) => {
  await tab.visit(folded);
  await tab.run(() => scrollTo(0, 700));
  await tab.until(() => (history.state as {scrollTop?: number}).scrollTop === 700);
  const support = `${docs}/support/`;
  await tab.run((address) => document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click(), support);
  await tab.arrive(support);
  await tab.focuses('h1');
  await tab.run(() => history.back());
  await tab.arrive(folded);
  await tab.until(() => Math.abs(scrollY - 700) < 2);
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
  await tab.sees('[data-theme=dark]');
  await tab.click('[class*=announcementBar] button');
  await tab.misses('[class*=announcementBar_]');
  await tab.press('Control+k');
  await tab.type('cluster');
  await tab.sees(said, 'for “cluster”');
  await tab.press('Enter');
  await tab.until((start) => location.pathname !== start, tutorial);
  await tab.sees('[data-theme=dark]');
  await tab.go('/docs/?blocked');
  await tab.until((start) => location.pathname === start, `${docs}/tutorial/overview/`);
});

test('a page whose script fails is loaded as a document; the first page shows the red box', async ({
  tab,
  host,
  faults,
}) => {
  faults.push(/ChunkLoadError|Loading chunk|Error loading/);
  await tab.visit(tutorial);
  host.before = async (pathname) => {
    if (pathname.endsWith('.js') && !/\/(?:main|runtime)/.test(pathname)) {
      throw new Error('dropped');
    }
  };
  await tab.run(() => {
    document.body.dataset.isFormer = '';
    document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click();
  });
  await tab.misses('[data-is-former]');
  await tab.until((start) => location.pathname !== start && document.readyState === 'complete', tutorial);
  await tab.press('ArrowDown');
  await tab.sees('[role=alert] button');
});

test('without scripts, menus open and links work', async ({tab, host}) => {
  host.alter = (text, pathname) =>
    pathname.endsWith('/')
      ? text.replace(/<script\b[^]*?<\/script>/g, '').replace(/<\/?noscript>/g, '')
      : text;
  // Browsers keep the page with its scripts by its own address.
  await tab.go(`${tutorial}?without`);
  await tab.click(`${versions} summary`);
  await tab.sees(`${versions}[open]`);
  await tab.resize(...phone);
  await tab.click('.navbar__toggle');
  await tab.sees('.phone-menu:popover-open');
  await tab.press('Escape');
  await tab.misses('.phone-menu:popover-open');
  await tab.resize(...desktop);
  await tab.click('.navbar a[href="/blog/"]');
  await tab.arrive('/blog/');
});
