/** The inline script at the top of every page, against whatever an address may hold; e2e/hostile.spec.ts has storage. */
import path from 'node:path';
import vm from 'node:vm';
import {expect, test} from '@playwright/test';
import {encoded, hostileTexts, shown} from '../../engine/fixture/hostile';
import {inlineScript} from '../../engine/inlineScript';

const SITE = 'https://holos.run';

let script: vm.Script;

test.beforeAll(async () => {
  script = new vm.Script(await inlineScript(path.join(__dirname, 'page/address.ts')));
});

/** `data-has-hydrated` → `hasHydrated` */
const dataKey = (attribute: string) =>
  attribute
    .toLowerCase()
    .replace('data-', '')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A browser with one page, as far as the script sees it. */
class Browser {
  url = new URL(SITE);
  /** Attributes of the root element, by their keys in `dataset`. */
  readonly root: {dataset: Record<string, string | undefined>; removeAttribute(name: string): void} = {
    dataset: {},
    removeAttribute(name) {
      this.dataset[dataKey(name)] = undefined;
    },
  };
  moves: string[] = [];
  /** The address of the page that the host sent. */
  sent = '/docs/';
  private readonly context: vm.Context;
  private listeners: (() => void)[] = [];

  constructor() {
    const move = (target: string) => {
      this.url = new URL(target, this.url);
    };
    const location = {
      replace: (target: string) => {
        this.moves.push(target);
        move(target);
      },
    };
    for (const part of ['pathname', 'search', 'hash'] as const) {
      Object.defineProperty(location, part, {get: () => this.url[part].replace(/#?:~:.*/, '')});
    }
    this.context = vm.createContext({
      location,
      localStorage: {},
      history: {state: null, replaceState: (_state: unknown, _title: string, target: string) => move(target)},
      document: {
        documentElement: this.root,
        querySelector: () => ({content: 'current', href: SITE + this.sent}),
      },
      URL,
      URLSearchParams,
      performance: {getEntriesByType: () => [{name: this.url.href}]},
      addEventListener: (_type: 'popstate', listener: () => void) => this.listeners.push(listener),
    });
  }

  /** Opens an address, and follows the script's redirects. */
  open(address: string): this {
    this.url = new URL(address, this.url);
    this.moves = [];
    for (let last = ''; last !== this.url.href && this.moves.length < 5;) {
      last = this.url.href;
      this.root.dataset = {hasHydrated: 'false'};
      // As the framework's script does.
      for (const [name, value] of this.url.searchParams) {
        if (name.startsWith('docusaurus-data-')) {
          this.root.dataset[dataKey(name.replace('docusaurus-', ''))] = value;
        }
      }
      this.listeners = [];
      script.runInContext(this.context);
    }
    return this;
  }

  /** Changes the address in the open page, as a link to a place of it does. */
  change(address: string): void {
    this.url = new URL(address, this.url);
    this.listeners.forEach((listener) => listener());
  }

  get mode(): string | undefined {
    return this.root.dataset.theme;
  }
}

for (const [from, to = from] of [
  ['/docs/api.html', '/docs/api/'],
  ['/docs/api/index.html', '/docs/api/'],
  ['/docs/api', '/docs/api/'],
  ['/index.html', '/'],
  ['/docs/v1.2', '/docs/v1.2/'],
  ['/%zz', '/-zz/'],
  ['/%E0%A4%A.html#%', '/-E0-A4-A/#%25'],
  // What the framework would decode to another mistake, or to another host.
  ['/100%25', '/100-/'],
  ['/%5Cexample.com/', '/-example.com/'],
  ['/%09/example.com/', '/-/example.com/'],
  ['//example.com/docs.html', '/example.com/docs/'],
  ['/%C3%A9', '/%C3%A9/'],
  ['/docs//', '/docs/'],
  ['/docs//api///core/', '/docs/api/core/'],
  ['/docs.html?a=/b.html#/c.html', '/docs/?a=/b.html#/c.html'],
  // A text of the page.
  ['/docs#:~:text=b%20c', '/docs/#:~:text=b%20c'],
  ['/docs#a:~:text=b', '/docs/#a:~:text=b'],
  // Only query and hash.
  ['/docs/#100%', '/docs/#100%25'],
  ['/docs/?a=%E4#b%20c', '/docs/?a=%25E4#b%20c'],
  ...['/', '/docs/', '/docs/?page=x.html', '/docs/#x.html', '/html/'].map((stays) => [stays] as const),
] as const) {
  test(`${from} is shown as ${to}`, () => {
    const {url, moves} = new Browser().open(SITE + from);
    expect(url.href).toBe(SITE + to);
    expect(moves.length).toBe(new URL(SITE + from).pathname === new URL(SITE + to).pathname ? 0 : 1);
  });
}

for (const [what, sent, from, to] of [
  ['a host that ignores capitals', '/docs/api/', '/Docs/API/', '/docs/api/'],
  ['a not-found page', '/404.html/', '/Docs/API.html', '/docs/api/'],
  ['a not-found page below a base path', '/Base/404.html/', '/Base/Docs/', '/Base/docs/'],
  ['a page whose address has capitals', '/docs/API/', '/docs/API/', '/docs/API/'],
  ['a page that names another as its main one', '/docs/', '/docs/API/', '/docs/API/'],
] as const) {
  test(`after ${what}, ${from} is shown as ${to}`, () => {
    const browser = new Browser();
    browser.sent = sent;
    expect(browser.open(SITE + from).url.href).toBe(SITE + to);
  });
}

/** Names of the rules that don't hold. An `expect` for each would take a minute. */
const broken = (rules: Record<string, boolean>) =>
  Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));

function decodes(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

const isHere = (address: string) => URL.canParse(address, SITE) && new URL(address, SITE).origin === SITE;

/** What the framework needs of an address. */
function addressRules({url, moves}: Browser): Record<string, boolean> {
  const {pathname, hash} = url;
  return {
    'stays on this site': isHere(url.href) && moves.every(isHere),
    'comes to an end': moves.length < 4,
    // The router decodes a path twice, and links repeat what it decoded once.
    'path can be decoded twice': decodes(() => decodeURI(decodeURI(pathname))),
    'path is one of this site when a link repeats it':
      decodes(() => decodeURI(pathname)) && isHere(decodeURI(pathname)),
    'hash can be decoded': decodes(() => decodeURIComponent(hash)),
  };
}

/** Tries each hostile text, and reports the rules that it breaks. */
function expectAll(tryText: (text: string) => string[]): void {
  const bad = hostileTexts.flatMap((text) => tryText(text).map((rule) => `${shown(text)}: ${rule}`));
  expect(bad).toEqual([]);
}

test('no address that a reader opens leads to another site, redirects forever or crashes the router', () => {
  const browser = new Browser();
  expectAll((text) => {
    const coded = encoded(text);
    const all = [text, `${SITE}/${text}`, `/docs/${text}`, `/?${text}`, `/?${coded}=${coded}`, `/#${text}`];
    // Others are no address, or one of another site.
    return all.filter(isHere).flatMap((address) => {
      browser.open(new URL(address, SITE).href);
      return broken({
        ...addressRules(browser),
        'has a mode': /^(?:light|dark)$/.test(browser.mode ?? ''),
        'tells the scripts nothing':
          browser.root.dataset.hasHydrated !== 'true' && browser.root.dataset.chosenTheme === undefined,
      });
    });
  });
});

test('no fragment that is set on an open page crashes the router', () => {
  const browser = new Browser().open('/docs/');
  expectAll((text) => {
    browser.change(`#${text}`);
    return broken({...addressRules(browser), 'stays on its page': browser.url.pathname === '/docs/'});
  });
});
