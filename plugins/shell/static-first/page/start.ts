/*
 * Starts React. The HTML works without it, so React waits for the reader's first interaction. Its
 * scripts are prefetched earlier, when the browser is idle. Without the step `startReact`, and in the live preview,
 * React's scripts are ordinary scripts, which this script doesn't start.
 */
import {announce} from '../../../engine/toast';
import {START_NOW} from '../names';
import {CLICK_WAITS, metas, closest, on, TAP_WAITS} from '../../../engine/dom';
import {START_SCRIPT, START_STYLE} from '../../../engine/start';
import {isTap} from '../../../engine/tap';

/** The longest wait for an idle browser in milliseconds, because Chromium on a busy machine may never be idle. */
const LATEST = 2000;

/** Files that aren't loaded or loading. Styles come first, because the largest script takes longer. */
const missing = new Set([...metas(START_STYLE), ...metas(START_SCRIPT)]);
const isDelayed = missing.size > 0;

const root = document.documentElement;

/**
 * Whether the browser is one for which React's scripts are written (`browserslist` in package.json): of what the pages need, popovers
 * came last. Older browsers, which can't read the scripts, show the pages as they are.
 */
const isSupported = 'popover' in HTMLElement.prototype;

/** Tells a reader who waits for React why it doesn't come. Doesn't disturb one who only reads. */
function explain(text: string): void {
  if (metas(START_NOW).length || document.querySelector('dialog[open]')) {
    announce(text, {stays: true});
  }
}

function append(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Loads the missing files, which starts React. After a failure, the next interaction tries again. */
function start(): void {
  if (!isSupported) {
    explain('This needs a newer browser.');
    return;
  }
  if (missing.size > 0) {
    // Removes a failure message from a dialog, because React doesn't expect that element there.
    announce('');
  }
  for (const file of missing) {
    missing.delete(file);
    append(file.endsWith('.css') ? 'link' : 'script', {
      rel: 'stylesheet',
      href: file,
      src: file,
      // Keeps the order of the scripts.
      async: false,
      onerror(this: Element) {
        this.remove();
        missing.add(file);
        explain("Part of this page didn't load. Reload it.");
      },
    });
  }
  // From here on, the router loads pages.
  document.querySelector('[type=speculationrules]')?.remove();
}

function prefetch(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (isSupported && !connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    for (const href of missing) {
      append('link', {rel: 'prefetch', href});
    }
  }
}

if (isDelayed) {
  on('keydown', ({key}) => key !== 'Escape' && start());
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse' && closest(event, 'a,button,summary,dl')) {
      start();
    }
  });
  on('pointerdown', (event) => {
    // A touch on a link leaves the page, and React would only delay it.
    if (!closest(event, 'a')) {
      start();
    }
  });
  // The first click on a link that a client module handles is repeated when React has started. The second one isn't held.
  let held: HTMLElement | undefined;
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'article a');
    const patterns = [...metas(CLICK_WAITS), ...(isTap(event) ? metas(TAP_WAITS) : [])];
    const waits = link && patterns.some((paths) => new RegExp(paths).test(link.pathname));
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isSupported && waits && !isForBrowser && link !== held && root.dataset.hasHydrated !== 'true') {
      event.preventDefault();
      held = link;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        link.dispatchEvent(new (event.constructor as typeof MouseEvent)('click', event));
      }).observe(root, {attributeFilter: ['data-has-hydrated']});
      start();
    }
  });

  // After a reload, history entries from React belong to this document, but only the server has their pages.
  const {pathname} = location;
  addEventListener('popstate', () => {
    if (root.dataset.hasHydrated !== 'true' && location.pathname !== pathname) {
      location.reload();
    }
  });

  // With a wrong base path the scripts are missing, and the framework shows its banner if `window.docusaurus` is missing.
  const {href} = document.querySelector<HTMLLinkElement>('[rel=canonical]') ?? location;
  if (new URL(href).pathname !== location.pathname) {
    start();
  } else {
    (window as {docusaurus?: object}).docusaurus ??= {};
    if (metas(START_NOW).length) {
      start();
    } else {
      addEventListener('load', () =>
        (window.requestIdleCallback || setTimeout)(prefetch, {timeout: LATEST} as never),
      );
    }
  }
}
