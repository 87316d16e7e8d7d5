/*
 * Starts React. The HTML is complete without scripts, so with `start: 'intent'` React waits for the reader's first
 * sign of wanting more than to read; its scripts are fetched before, when the browser is idle. With `start: 'load'`,
 * and in the live preview, React's scripts are ordinary ones and nothing here starts them.
 *
 * Either way, clicks that come before React has taken over, and on which no control has acted, are done again once it
 * has.
 */
import {COLOR_TOGGLE, START_NEAR, START_NOW} from '../../lib/earlyNames';
import {all, hasStarted, isHydrated, metas, nearest, on, whenShown} from './dom';
import {expectMain, fetchAhead, giveUp, isStarting, load, pending} from './load';
import {renew} from './renew';

/** How far from the viewport an element asks for React: about one screen of a phone. */
const NEAR = '800px';

/** How long a page waits for the browser to be idle, in milliseconds: on a busy machine Chromium may never say so. */
const LATEST = 2000;

// A script of the page itself, which the main script asks for: see src/client/bootFailure.ts.
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
  load();
  if (event.defaultPrevented || isHydrated() || button.popoverTargetElement) {
    return;
  }
  // After hydrateRoot React queues clicks on parts that are not hydrated yet, except on what it takes for disabled.
  if (!hasStarted() || button.matches(`.${COLOR_TOGGLE}`)) {
    pending.push(() => button.click());
  }
});

on('keydown', ({key}) => (key === 'Escape' ? giveUp() : load()));

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
    load();
  }
});

on('pointerdown', (event) => {
  // A touch of a link leaves the page: starting React would only hold it up.
  if (!nearest(event, 'a')) {
    load();
  }
});

const near = new IntersectionObserver(
  (entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      load();
    }
  },
  {rootMargin: NEAR},
);
whenShown(() => all(`[${START_NEAR}]`).forEach((element) => near.observe(element)));

// The browser goes to no place by itself where the framework had to get the page from the server: src/client/place.ts.
if (history.scrollRestoration === 'manual') {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

// A page at another address than its own was built for another base path, so its scripts will be missing.
const {href} = document.querySelector<HTMLLinkElement>('[rel=canonical]') ?? location;
const isInPlace = new URL(href).pathname === location.pathname;
if (isStarting()) {
  addEventListener('load', expectMain);
} else {
  // The framework shows its banner of a wrong base path where `window.docusaurus` is missing: it is defined early everywhere else.
  if (isInPlace) {
    (window as {docusaurus?: object}).docusaurus ??= {};
  }
  if (!isInPlace || metas(START_NOW).length) {
    load();
  } else {
    addEventListener('load', () =>
      whenShown(() => (window.requestIdleCallback || setTimeout)(fetchAhead, {timeout: LATEST} as never)),
    );
  }
}
