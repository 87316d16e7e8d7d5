import path from 'node:path';
/** What the address and the storage may hold, against the inline script at the top of every page. */
import vm from 'node:vm';
import {expect, test} from '@playwright/test';
import {CANARY, encoded, hostileTexts, shown} from '../kit/fixture/hostile';
import {inlineScript} from '../kit/inlineScript';

const SITE = 'https://holos.run';
const CURRENT = 'current';
const keys = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'] as const;
const texts = hostileTexts(2500);

/** A browser with one page, as far as these scripts see it. */
class Browser {
  url = new URL(SITE);
  readonly stored = new Map<string, string>();
  attributes = new Map<string, string>();
  moves: string[] = [];
  private readonly context: vm.Context;
  private listeners: (() => void)[] = [];

  constructor(private readonly scripts: readonly vm.Script[]) {
    const nameOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const root = {
      dataset: new Proxy(
        {},
        {
          get: (_, key: string) => this.attributes.get(nameOf(key)),
          set: (_, key: string, value) => !!this.attributes.set(nameOf(key), String(value)),
        },
      ),
      getAttribute: (name: string) => this.attributes.get(name) ?? null,
      setAttribute: (name: string, value: unknown) => this.attributes.set(name.toLowerCase(), String(value)),
      removeAttribute: (name: string) => this.attributes.delete(name.toLowerCase()),
    };
    const move = (target: string) => {
      this.url = new URL(target, this.url);
    };
    const location = {replace: (target: string) => (this.moves.push(target), move(target))};
    for (const part of ['pathname', 'search', 'hash', 'href', 'origin'] as const) {
      Object.defineProperty(location, part, {get: () => this.url[part]});
    }
    const methods = {
      getItem: (key: string) => this.stored.get(key) ?? null,
      removeItem: (key: string) => this.stored.delete(key),
    };
    const localStorage = new Proxy(methods, {
      get: (_, key: keyof typeof methods) => methods[key] ?? this.stored.get(key),
    });
    const window = {
      location,
      localStorage,
      history: {state: null, replaceState: (_state: unknown, _title: string, target: string) => move(target)},
      document: {documentElement: root, querySelector: () => ({content: CURRENT})},
      URLSearchParams,
      addEventListener: (_type: 'popstate', listener: () => void) => this.listeners.push(listener),
    };
    this.context = vm.createContext({...window, window});
  }

  /** Opens an address, and each that its scripts lead on to. */
  open(address: string): void {
    this.url = new URL(address, this.url);
    for (let last = ''; last !== this.url.href && this.moves.length < 5;) {
      last = this.url.href;
      this.attributes = new Map([['data-has-hydrated', 'false']]);
      this.listeners = [];
      this.scripts.forEach((script) => script.runInContext(this.context));
    }
  }

  /** Changes the address in the open page, as a link to a place of it does. */
  change(address: string): void {
    this.url = new URL(address, this.url);
    this.listeners.forEach((listener) => listener());
  }

  get wasRunInto(): boolean {
    return vm.runInContext(`typeof ${CANARY} !== 'undefined'`, this.context) as boolean;
  }
}

let scripts: vm.Script[] = [];

test.beforeAll(async () => {
  scripts = [new vm.Script(await inlineScript(path.join(__dirname, 'page/address.ts')))];
});

/** Names of what does not hold. An `expect` for each would take a minute. */
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

/** What the framework needs of an address later on. */
function rulesOf({url, moves}: Browser): Record<string, boolean> {
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

/** Judges each text, and reports all that are judged badly. */
function expectAll(judge: (text: string) => string[]): void {
  const bad = texts.flatMap((text) => judge(text).map((rule) => `${shown(text)}: ${rule}`));
  expect(bad).toEqual([]);
}

test('no address leads to another site, moves for ever or stops the router', () => {
  const browser = new Browser(scripts);
  expectAll((text) => {
    const coded = encoded(text);
    const all = [text, `/${text}`, `/docs/${text}`, `/?${text}`, `/?${coded}=${coded}`, `/#${text}`];
    // Some are no address, or one of another site, which the site has no part in.
    return all.filter(isHere).flatMap((address) => {
      browser.moves = [];
      browser.open(new URL(address, SITE).href);
      const {attributes} = browser;
      return broken({
        ...rulesOf(browser),
        'has a mode': /^(?:light|dark)$/.test(attributes.get('data-theme') ?? ''),
        'tells the scripts nothing':
          attributes.get('data-has-hydrated') !== 'true' && !attributes.has('data-chosen-theme'),
        'runs nothing': !browser.wasRunInto,
      });
    });
  });
});

test('no place that an open page is sent to stops the router', () => {
  const browser = new Browser(scripts);
  browser.open('/docs/');
  expectAll((text) => {
    browser.moves = [];
    browser.change(`#${text}`);
    return broken({...rulesOf(browser), 'stays on its page': browser.url.pathname === '/docs/'});
  });
});

test('stored values of another shape are removed, and the page shows what it would without', () => {
  const browser = new Browser(scripts);
  const [theme, id, dismiss] = keys;
  let count = 0;
  expectAll((text) => {
    // One alone, and all of them.
    const among = count++ % 4;
    keys.filter((_, at) => among === 3 || among === at).forEach((key) => browser.stored.set(key, text));
    browser.open('/');
    const kept = browser.stored.get(theme);
    const result = broken({
      'has the stored mode': browser.attributes.get('data-theme') === (kept ?? 'light'),
      'stores a mode or none': kept === undefined || kept === 'light' || kept === 'dark',
      'forgets another announcement': !browser.stored.has(id) && !browser.stored.has(dismiss),
      'shows this announcement':
        browser.attributes.get('data-announcement-bar-initially-dismissed') === 'false',
    });
    browser.stored.clear();
    return result;
  });
});

test('what the reader chose stays stored, whatever a link says', () => {
  const browser = new Browser(scripts);
  const chosen = {theme: 'dark', [keys[1]]: CURRENT, [keys[2]]: 'true'};
  Object.entries(chosen).forEach(([key, value]) => browser.stored.set(key, value));
  expectAll((text) => {
    browser.open(`/?docusaurus-theme=${encoded(text)}`);
    return broken({
      'stays stored': JSON.stringify(Object.fromEntries(browser.stored)) === JSON.stringify(chosen),
      'shows it': browser.attributes.get('data-theme') === (text === 'light' ? 'light' : 'dark'),
    });
  });
});
