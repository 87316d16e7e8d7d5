/*
 * Starts React. The HTML is complete without scripts, so with `start: 'intent'` React waits for the reader's first
 * sign of wanting more than to read; its scripts are fetched before, when the browser is idle. With `start: 'load'`,
 * and in the live preview, React's scripts are ordinary ones and nothing here starts them.
 *
 * Either way, clicks that come before React has taken over, and on which no control has acted, are done again once it
 * has.
 */
import {
  COLOR_TOGGLE,
  SEARCH_ID,
  START_AHEAD,
  START_NEAR,
  START_NOW,
  START_SCRIPT,
} from '../../lib/earlyNames';
import {all, hasStarted, isHydrated, metas, nearest, on} from './dom';
import {renew} from './renew';
import {hush, say} from './toast';

/** How far from the viewport an element asks for React: about one screen of a phone. */
const NEAR = '800px';

/** Page chunks first, then runtime and main, so that main finds everything loaded. */
const scripts = new Set([...metas(START_AHEAD), ...metas(START_SCRIPT)]);

let starting = !scripts.size;

function append(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

function start(): void {
  if (starting) {
    return;
  }
  starting = true;
  for (const src of scripts) {
    append('script', {
      src,
      // In the order of their elements.
      async: false,
      onload() {
        scripts.delete(src);
        if (!scripts.size) {
          expectMain();
        }
      },
      // The reader's next sign tries again.
      onerror(this: Element) {
        starting = false;
        this.remove();
        // One who only reads is not disturbed.
        if (isAwaited() || metas(START_NOW).length) {
          fail();
        }
      },
    });
  }
}

function fetchAhead(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (!starting && !connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    for (const href of scripts) {
      append('link', {rel: 'prefetch', href});
    }
  }
}

// ---- scripts that do not arrive

/** How long the page says so, in milliseconds. */
const FAILURE = 6000;

/** What the reader did that React has to answer. */
const pending: (() => void)[] = [];

/** Whether the reader waits for React: to have something done, or in the dialog that takes a query until the search is there. */
const isAwaited = () => pending.length > 0 || all(`#${SEARCH_ID}[open]`).length > 0;

/** Gets the page of the next build, if that is why; otherwise one who did something hears of it. */
function fail(): void {
  if (isAwaited()) {
    say('A part of this page did not load. Try again, or reload the page.', undefined, FAILURE);
  }
  void renew();
}

/** The main script has run; it has not where the server answers with a page for a script that is gone. */
function expectMain(): void {
  if (!(window as {docusaurus?: {preload?: unknown}}).docusaurus?.preload) {
    fail();
  } else {
    hush();
  }
}

// A script of the page itself, which the main script asks for: see src/client/bootFailure.tsx.
addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
  if (!hasStarted() && (reason as Error | undefined)?.name === 'ChunkLoadError') {
    void renew();
  }
});

// ---- replay

function replay(): void {
  pending.splice(0).forEach((act) => act());
}

// The framework keeps React's root here. An event that comes then makes React take over the page at once, instead
// of in slices between frames, which take several times as long.
let root: object | undefined;
Object.defineProperty(window, 'docusaurusRoot', {
  get: () => root,
  set(value: object) {
    root = value;
    queueMicrotask(replay);
  },
});

new MutationObserver((_, observer) => {
  if (isHydrated()) {
    observer.disconnect();
    replay();
    // From now on the router loads pages.
    document.querySelector('[type=speculationrules]')?.remove();
  }
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});

on('click', (event) => {
  const button = nearest<HTMLButtonElement>(event, 'button');
  if (!button || button.form) {
    return;
  }
  start();
  if (event.defaultPrevented || isHydrated() || button.popoverTargetElement) {
    return;
  }
  // After hydrateRoot React queues clicks on parts that are not hydrated yet, except on what it takes for disabled.
  if (!hasStarted() || button.matches(`.${COLOR_TOGGLE}`)) {
    pending.push(() => button.click());
  }
});

on('keydown', start);

// A page that was loaded anew shares its document with those that the reader came from, and until React runs nobody
// shows them: the server does.
const {pathname} = location;
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname !== pathname) {
    location.reload();
  }
});

// ---- the reader's other signs

on('pointerover', (event) => {
  if (event.pointerType === 'mouse' && nearest(event, 'a,button,summary')) {
    start();
  }
});

on('pointerdown', (event) => {
  // A touch of a link leaves the page: starting React would only hold it up.
  if (!nearest(event, 'a')) {
    start();
  }
});

const near = new IntersectionObserver(
  (entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      start();
    }
  },
  {rootMargin: NEAR},
);
all(`[${START_NEAR}]`).forEach((element) => near.observe(element));

// The browser goes to no place by itself where the framework had to get the page from the server: src/client/place.ts.
if (history.scrollRestoration === 'manual') {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--holos-paper');
if (!isStyled) {
  void renew();
}
if (starting) {
  addEventListener('load', expectMain);
} else {
  // A page without its styles has a wrong baseUrl, so the scripts will be missing as well. The framework shows its
  // banner where `window.docusaurus` is missing: it is defined early everywhere else.
  if (isStyled) {
    (window as {docusaurus?: object}).docusaurus ??= {};
  }
  if (!isStyled || metas(START_NOW).length) {
    start();
  } else {
    addEventListener('load', () => (window.requestIdleCallback || setTimeout)(fetchAhead));
  }
}
