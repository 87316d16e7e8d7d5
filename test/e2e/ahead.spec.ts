/** The next page of the docs, rendered ahead: it is there at once, as the reader chose meanwhile, and took nothing else in advance. */
import {expect, test} from '@playwright/test';
import {released} from '../../config/versions';
import {findFullChromium} from '../../lib/chromium';
import {pageOf} from '../support/built';
import {visitAlone} from '../support/aheadHost';

const browser = findFullChromium();
const start = `/docs/${released.path}/tutorial/hello-holos/`;
const next = pageOf(start)('.pagination-nav__link--next').attr('href');

/** Runs in both pages: the first waits for the next one, makes its choices and goes there. */
function drive(say: (name: string, what?: object) => void, heard: (name: string) => Promise<void>): void {
  const page = document as Document & {prerendering?: boolean};
  const {dataset} = document.documentElement;
  const tell = (name: string) => {
    const [{activationStart} = {}] = performance.getEntriesByType('navigation') as {
      activationStart?: number;
    }[];
    say(name, {
      path: location.pathname,
      mode: dataset.theme,
      isClosed: dataset.announcementBarInitiallyDismissed,
      fetched: document.querySelectorAll('link[rel=prefetch]').length,
      wasAhead: (activationStart ?? 0) > 0,
    });
  };
  addEventListener('load', () => {
    if (!page.prerendering) {
      void heard('ahead').then(() => {
        // As another tab does; a control of this one would start React, which shows the next page by itself.
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        return heard('closed').then(() => {
          document.querySelector<HTMLElement>('.pagination-nav__link--next')?.click();
        });
      });
      return;
    }
    setTimeout(() => tell('ahead'));
    const look = () => {
      if (!page.prerendering && document.querySelector('link[rel=prefetch]')) {
        tell('end');
      } else if (dataset.announcementBarInitiallyDismissed === 'true') {
        tell('closed');
      }
    };
    new MutationObserver(look).observe(document.documentElement, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    page.addEventListener('prerenderingchange', () => {
      tell('seen');
      look();
    });
  });
}

// With React at load the router takes the rules away, since from then on it loads pages.
const intent = {tag: '@intent'};

test(
  'the next page is rendered ahead, knows what the reader chose in another tab since, and fetches React once it is seen',
  intent,
  async () => {
    test.skip(!browser, 'the shell of Chromium renders nothing ahead: apt-get install chromium');
    const {reports, asked} = await visitAlone(browser ?? '', start, drive, 'end');
    const report = (name: string) => reports.find((one) => one.name === name);
    expect(report('ahead')).toMatchObject({
      path: next,
      mode: 'light',
      isClosed: 'false',
      fetched: 0,
      wasAhead: false,
    });
    expect(report('seen')).toMatchObject({
      path: next,
      mode: 'dark',
      isClosed: 'true',
      fetched: 0,
      wasAhead: true,
    });
    expect(report('end')).toMatchObject({path: next, wasAhead: true});
    expect(
      asked.filter((path) => path === next),
      'one request for the page',
    ).toHaveLength(1);
  },
);

test('a page asks for that by its rules, and for nothing beyond the link to the next page', () => {
  const rules: unknown = JSON.parse(pageOf(start)('script[type=speculationrules]').text());
  const link = [{where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'eager'}];
  expect(rules).toEqual({
    prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}, ...link],
    prerender: link,
  });
});
