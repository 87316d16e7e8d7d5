import path from 'node:path';
import vm from 'node:vm';
import {expect, test} from '@playwright/test';
import {inlineScript} from '../kit/inlineScript';

interface Outcome {
  /** Where the page moves to, or undefined when it stays. */
  moved: string | undefined;
  /** What the address becomes while the page stays. */
  rewritten: string | undefined;
  theme: string | null;
  /** Whether the page hides the announcement before React runs. */
  announcementHidden: boolean;
}

let script = '';

test.beforeAll(async () => {
  script = await inlineScript(path.join(__dirname, 'page/address.ts'));
});

/** Runs the script as a page at the address would, with this mode stored and this announcement closed. */
function boot(address: string, theme: string | null = 'light', seen: string | null = 'now'): Outcome {
  const outcome: Outcome = {moved: undefined, rewritten: undefined, theme: null, announcementHidden: false};
  const {pathname, search, hash} = new URL(address);
  vm.runInNewContext(script, {
    URLSearchParams,
    addEventListener: () => undefined,
    localStorage: {
      removeItem: () => undefined,
      theme: theme ?? undefined,
      'docusaurus.announcement.id': seen ?? undefined,
      'docusaurus.announcement.dismiss': 'true',
    },
    location: {
      pathname,
      search,
      hash,
      replace(target: string) {
        outcome.moved = new URL(target, address).href;
      },
    },
    history: {
      state: null,
      replaceState(_state: unknown, _title: string, target: string) {
        outcome.rewritten = target;
      },
    },
    document: {
      querySelector: (selector: string) =>
        selector === 'meta[name=announcement-id]' ? {content: 'now'} : null,
      documentElement: {
        dataset: {
          get theme() {
            return outcome.theme ?? undefined;
          },
          set theme(value) {
            outcome.theme = value ?? null;
          },
          set announcementBarInitiallyDismissed(value: string) {
            outcome.announcementHidden = value === 'true';
          },
        },
      },
    },
  });
  return outcome;
}

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/docs/api.html', '/docs/api/'],
    ['/docs/api/.html', '/docs/api/'],
    ['/docs/api/index.html', '/docs/api/'],
    ['/docs/api', '/docs/api/'],
    ['/index.html', '/'],
    ['/docs/v1.2', '/docs/v1.2/'],
    ['/%zz', '/-zz/'],
    ['/%E0%A4%A.html#%', '/-E0-A4-A/#%25'],
    // What the framework would decode to another mistake, or to another host.
    ['/100%25', '/100-/'],
    ['/%25zz/', '/-zz/'],
    ['/%5Cexample.com/', '/-example.com/'],
    ['/%09/example.com/', '/-/example.com/'],
    ['/%C3%A9', '/%C3%A9/'],
    ['/docs//', '/docs/'],
    ['/docs.html?a=/b.html#/c.html', '/docs/?a=/b.html#/c.html'],
  ] as const) {
    test(`${from} moves to ${to}`, () => {
      expect(boot(`https://holos.run${from}`).moved).toBe(`https://holos.run${to}`);
      expect(boot(`https://holos.run${to}`).moved, 'no second move').toBeUndefined();
    });
  }

  for (const path of ['/', '/docs/', '/docs/?page=x.html', '/docs/#x.html', '/html/']) {
    test(`${path} stays`, () => {
      expect(boot(`https://holos.run${path}`)).toMatchObject({moved: undefined, rewritten: undefined});
    });
  }

  for (const [from, to] of [
    ['/docs/#100%', '/docs/#100%25'],
    ['/docs/?a=%E4#b%20c', '/docs/?a=%25E4#b%20c'],
    ['/docs/?a=%20#%E0%A4%A', '/docs/?a=%20#%25E0%25A4%25A'],
  ] as const) {
    test(`${from} becomes ${to}`, () => {
      expect(boot(`https://holos.run${from}`)).toMatchObject({moved: undefined, rewritten: to});
      expect(boot(`https://holos.run${to}`)).toMatchObject({moved: undefined, rewritten: undefined});
    });
  }

  for (const path of [
    '//example.com',
    '//example.com/',
    '//example.com/docs.html',
    '///example.com/docs',
    '/\\example.com/docs.html',
    '/.//example.com/docs.html',
    '/%2F/example.com.html',
    '/..%5c/example.com',
    '//index.html',
    '//.html',
    '//',
  ]) {
    test(`${path} stays on this site`, () => {
      // Every move ends: the address it leads to stays where it is.
      const first = boot(`https://holos.run${path}`).moved ?? '';
      expect(new URL(first).origin).toBe('https://holos.run');
      expect(new URL(first).pathname).not.toMatch(/^\/\//);
      expect(boot(first).moved).toBeUndefined();
    });
  }
});

test.describe('theme', () => {
  for (const theme of ['light', 'dark']) {
    test(`${theme} is kept`, () => {
      expect(boot('https://holos.run/', theme).theme).toBe(theme);
    });
  }

  for (const theme of ['undefined', '', 'javascript:alert(1)', 'Dark', null]) {
    test(`${JSON.stringify(theme)} becomes light`, () => {
      expect(boot('https://holos.run/', theme).theme).toBe('light');
    });
  }

  test('an address has its way if it names a mode, and else says nothing', () => {
    expect(boot('https://holos.run/?docusaurus-theme=dark', 'light').theme).toBe('dark');
    expect(boot('https://holos.run/?docusaurus-theme=purple', 'dark').theme).toBe('dark');
  });
});

test('a closed announcement stays hidden, a new one shows', () => {
  expect(boot('https://holos.run/', 'light', 'now').announcementHidden).toBe(true);
  expect(boot('https://holos.run/', 'light', 'former').announcementHidden).toBe(false);
  expect(boot('https://holos.run/', 'light', null).announcementHidden).toBe(false);
});
