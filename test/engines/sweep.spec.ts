/** The states of the site in three engines, in one tab each. test/e2e/ has further cases of them, in Chromium alone. */
import {expect} from '@playwright/test';
import {unreleased} from '../../config/versions';
import {Name} from '../../plugins/engine/names';
import {docs, glossary, said, test, tutorial, versions} from './engine';

/** A page with a long output, which is folded. */
const folded = `${docs}/topics/architecture/`;
/** A page with a diagram. */
const drawn = `${docs}/topics/kargo/`;

test('pages fit the window, also at 200 % and 400 %, and images load', async ({tab}) => {
  const paths = ['/', tutorial, `${docs}/api/core/`, `${docs}/topics/comparison/`, '/blog/', '/search/'];
  for (const address of paths) {
    await tab.go(address);
    for (const width of [320, 640, 1280]) {
      await tab.resize(width, 800);
      const found = await tab.run(() => ({
        isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        broken: Array.from(document.images).filter((image) => image.complete && !image.naturalWidth).length,
      }));
      expect(found, `${address} at ${width}`).toEqual({isWide: false, broken: 0});
    }
  }
});

test('what a phone draws later has its text, height and places; links, taps and reloads lead to the right place', async ({
  tab,
}) => {
  await tab.resize(390, 800);
  for (const page of [`${docs}/api/core/`, `${docs}/topics/public-charts/`]) {
    const load = async (hash: string) => {
      await tab.go('/markdown-page/');
      await tab.go(page + hash);
      await tab.until(() => document.readyState === 'complete' && !document.querySelector('[data-later]'));
      return tab.run(() => ({
        text: document.querySelector('main')?.innerText,
        tops: Array.from(document.querySelectorAll<HTMLElement>('h2, footer'), ({offsetTop}) => offsetTop),
      }));
    };
    const atOnce = await load('#none');
    expect(atOnce.text?.length).toBeGreaterThan(10_000);
    expect(await load('')).toEqual(atOnce);
    const hash = await tab.run(() => `#${Array.from(document.querySelectorAll('h2')).at(-2)?.id}`);
    // In sight, below the bars.
    const isThere = (id: string) => {
      const top = document.getElementById(id.slice(1))?.getBoundingClientRect().top ?? 0;
      return document.readyState === 'complete' && top > 60 && top < 200;
    };
    await tab.go('/markdown-page/');
    await tab.go(page);
    await tab.run((target) => document.querySelector<HTMLElement>(`a[href="${target}"]`)?.click(), hash);
    await tab.until(isThere, hash);
    await load(hash);
    await tab.until(isThere, hash);
    const place = await tab.run(() => scrollY);
    await tab.run(() => location.reload());
    await tab.until((top) => {
      const [{type} = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return type === 'reload' && document.readyState === 'complete' && Math.abs(scrollY - top) < 2;
    }, place);
  }
});

test('the version menu opens by click and key, closes by Escape, leads to the same page', async ({tab}) => {
  // Its last section is in sight at the top, too.
  await tab.resize(1280, 6000);
  await tab.go(tutorial);
  await tab.click(`${versions} summary`);
  await tab.sees(`${versions}[open]`);
  await tab.press('Escape');
  await tab.focuses(`${versions}:not([open]) summary`);
  await tab.press('Enter');
  await tab.click(`${versions}[open] a`, unreleased.label);
  await tab.arrive(tutorial.replace(docs, `/docs/${unreleased.path}`));
});

test('the menu of a phone takes the focus, covers the page, and closes by Escape', async ({tab}) => {
  await tab.resize(390, 800);
  await tab.go(tutorial);
  await tab.click('.navbar__toggle');
  await tab.sees(`.${Name.PhoneMenu}:popover-open`);
  await tab.focuses(`.${Name.PhoneMenu}, .${Name.PhoneMenu} *`);
  await tab.sees('[inert] h1');
  await tab.press('Escape');
  await tab.misses(`.${Name.PhoneMenu}:popover-open`);
  await tab.focuses('.navbar__toggle');
  await tab.misses('[inert]');
  await tab.click(`.${Name.Contents} summary`);
  await tab.click(`.${Name.Contents} li:last-child a`);
  await tab.sees(`.${Name.Contents}:not([open])`);
  await tab.until(() => location.hash !== '' && scrollY > 500);
});

test('the search leads to the section, which gets the focus and whose page is announced', async ({tab}) => {
  await tab.visit(tutorial);
  await tab.press('Control+k');
  await tab.type('cluster');
  await tab.sees(said, 'for “cluster”');
  const cut = () =>
    Array.from(
      document.querySelectorAll('dialog, dialog [role=group]'),
      ({scrollHeight, clientHeight}) => scrollHeight - clientHeight,
    );
  expect(await tab.run(cut), 'pixels of the dialog and its choices that are cut off').toEqual([0, 0]);
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
  // Messages go by themselves, perhaps before a slow driver looks.
  await tab.run(() => void Object.assign(window, {setTimeout: () => 0}));
  await tab.click(`.${Name.CodeCopy}`);
  await tab.sees(`.${Name.CodeCopied}`);
  await tab.click('.page-menu summary');
  await tab.click('.page-menu button');
  await tab.sees(`output.${Name.Toast}:not(.${Name.VisuallyHidden})`, 'Copied');
});

test('folded parts open, by a click and by a link to something in them', async ({tab}) => {
  await tab.go(folded);
  await tab.click('.code-folded summary');
  await tab.start();
  await tab.click('.table-of-contents a');
  await tab.focuses('h2');
  await tab.sees('.code-folded details[open]');
  tab.host.alter = (text) =>
    text.replace('</h1>', '$&<details><summary>More</summary><p id=inside>Text</p></details>');
  // Browsers keep what was altered, by its address.
  await tab.go(`${glossary}?fold#inside`);
  await tab.sees('details[open] #inside');
});

test('the router focuses title or section and announces the title; Back keeps the place', async ({tab}) => {
  await tab.visit(tutorial);
  await tab.click('.pagination-nav__link--next');
  await tab.until(() => document.activeElement?.tagName === 'H1' && scrollY === 0);
  // Orca continues from the caret.
  await tab.until(() => document.activeElement?.contains(getSelection()?.anchorNode ?? null));
  await tab.run(() => scrollTo(0, 700));
  await tab.until(() => (history.state as {scrollTop?: number}).scrollTop === 700);
  await tab.run(() => document.querySelector<HTMLElement>('.markdown a[href*="/glossary/#"]')?.click());
  await tab.until((start) => location.pathname === start, glossary);
  await tab.until(() => `#${document.activeElement?.id}` === location.hash);
  await tab.sees(said, 'Glossary');
  await tab.run(() => history.back());
  await tab.until(() => document.activeElement?.tagName === 'H1' && Math.abs(scrollY - 700) < 2);
});

test('a diagram has whole labels in the colors of the mode, also once mode or page change', async ({tab}) => {
  /** The ground of the first actor, once all labels are within their boxes. */
  const ground = () => {
    const svg = document.querySelector('.docusaurus-mermaid-container svg');
    const whole = Array.from(svg?.querySelectorAll('text, foreignObject') ?? []).every((label) => {
      const box = (label.localName === 'text' ? svg : label)?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(label);
      const text = range.getBoundingClientRect();
      return box && text.left >= box.left - 1 && text.right <= box.right + 1 && text.bottom <= box.bottom + 1;
    });
    const shape = svg?.querySelector('rect, path');
    return Boolean(svg && whole && shape) && getComputedStyle(shape as Element).fill;
  };
  await tab.go(drawn);
  const light = await tab.until(ground);
  // It names itself, so its source isn't read.
  await tab.misses(`.${Name.Diagram} [role=img]`);
  await tab.click('.navbar .color-toggle');
  await tab.until((before) => {
    const shape = document.querySelector('.docusaurus-mermaid-container :is(rect, path)');
    return shape !== null && getComputedStyle(shape).fill !== before;
  }, light);
  await tab.until(ground);
  await tab.visit(`${docs}/topics/gitops/`);
  await tab.sees('[data-theme=dark]');
  await tab.click(`.menu a[href="${drawn}"]`);
  await tab.arrive(drawn);
  await tab.until(ground);
});
