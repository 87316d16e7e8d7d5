/*
 * Starts React. The HTML is complete without scripts, so with `start: 'intent'` React waits for the reader's first
 * sign of wanting more than to read; its scripts are fetched before, when the browser is idle. With `start: 'load'`,
 * and in the live preview, React's scripts are ordinary ones and nothing here starts them.
 *
 * Either way, clicks that come before React has taken over, and on which no control has acted, are done again once it
 * has.
 */
import {COLOR_TOGGLE, START_AHEAD, START_NEAR, START_NOW, START_SCRIPT} from '../../lib/earlyNames';
import {all, hasStarted, isHydrated, metas, nearest, on} from './dom';

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
      onload: () => scripts.delete(src),
      // The reader's next sign tries again.
      onerror(this: Element) {
        starting = false;
        this.remove();
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

// ---- replay

const pending: (() => void)[] = [];

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

if (!starting) {
  // A page without its styles has a wrong baseUrl, so the scripts will be missing as well. The framework shows its
  // banner where `window.docusaurus` is missing: it is defined early everywhere else.
  const isStyled = getComputedStyle(document.documentElement).getPropertyValue('--holos-paper');
  if (isStyled) {
    (window as {docusaurus?: object}).docusaurus ??= {};
  }
  if (!isStyled || metas(START_NOW).length) {
    start();
  } else {
    addEventListener('load', () => (window.requestIdleCallback || setTimeout)(fetchAhead));
  }
}
