/* Loads what React needs: the rest of the styles, and its scripts. */
import {SEARCH_ID, START_NOW, START_SCRIPT, START_STYLE} from '../../lib/earlyNames';
import {all, metas} from './dom';
import {renew} from './renew';
import {hush, say} from './toast';

/** How long the page says that something is missing, in milliseconds. */
const FAILURE = 6000;

/**
 * What has not come yet. Styles first, as the largest script takes longer. The main script asks for those of the page.
 */
const missing = new Set([...metas(START_STYLE), ...metas(START_SCRIPT)]);

/** Elements of what is on its way, by file. */
const loading = new Map<string, HTMLElement>();

let isLoading = !missing.size;

/** Whether nothing is left to be started: React's scripts load, or are ordinary ones. */
export const isStarting = () => isLoading;

/** What the reader did that React has to answer. */
export const pending: (() => void)[] = [];

/** Whether the reader waits for React: to have something done, or in the dialog that takes a query until the search is there. */
const isAwaited = () => pending.length > 0 || all(`#${SEARCH_ID}[open]`).length > 0;

function append(name: string, properties: object): HTMLElement {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

/** Gets the page of the next build, if that is why; otherwise one who did something hears of it. */
function fail(): void {
  if (isAwaited()) {
    say('A part of this page did not load. Try again, or reload the page.', undefined, FAILURE);
  }
  void renew();
}

/** The main script has run; it has not where the server answers with a page for a script that is gone. */
export function expectMain(): void {
  if (!(window as {docusaurus?: {preload?: unknown}}).docusaurus?.preload) {
    fail();
  } else {
    hush();
  }
}

/** Loads what is missing and starts React, once; the reader's next sign tries again what failed. */
export function load(): void {
  if (isLoading) {
    return;
  }
  isLoading = true;
  for (const file of [...missing].filter((each) => !loading.has(each))) {
    const element = append(file.endsWith('.css') ? 'link' : 'script', {
      rel: 'stylesheet',
      href: file,
      src: file,
      // In the order of their elements.
      async: false,
      onload() {
        missing.delete(file);
        loading.delete(file);
        if (!missing.size) {
          expectMain();
        }
      },
      onerror(this: Element) {
        this.remove();
        loading.delete(file);
        isLoading = false;
        // One who only reads is not disturbed.
        if (isAwaited() || metas(START_NOW).length) {
          fail();
        }
      },
    });
    loading.set(file, element);
  }
}

/**
 * Waits no longer for what is on its way, so that the reader's next sign asks for it again: Escape may have stopped the browser,
 * of which nothing tells. A script that comes nevertheless does not run, since it has moved to another document.
 */
export function giveUp(): void {
  const elsewhere = document.implementation.createHTMLDocument();
  loading.forEach((element) => {
    element.onload = element.onerror = null;
    elsewhere.adoptNode(element);
  });
  loading.clear();
  isLoading = !missing.size;
}

/** Has the browser fetch all of it while it is idle. */
export function fetchAhead(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (!isLoading && !connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    for (const href of missing) {
      append('link', {rel: 'prefetch', href});
    }
  }
}
