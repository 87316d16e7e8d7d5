/*
 * Starts React. The HTML works without it, so React waits for the reader's first sign of wanting more than to read; its
 * scripts are prefetched before, when the browser is idle. Without the step `startReact`, and in the live preview,
 * React's scripts are ordinary ones and nothing here starts them.
 */
import {say} from '../../kit/toast';
import {START_NOW, START_SCRIPT, START_STYLE} from '../names';
import {metas, nearest, on} from './dom';

/** How long to wait for the browser to be idle, in milliseconds: on a busy machine Chromium may never be. */
const LATEST = 2000;

/** Files that are neither loaded nor on their way. Styles come first, because the largest script takes longer. */
const missing = new Set([...metas(START_STYLE), ...metas(START_SCRIPT)]);
const isDelayed = missing.size > 0;

function append(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Loads what is missing, which starts React; after a failure the reader's next sign tries again. */
function start(): void {
  if (missing.size > 0) {
    // In a dialog, the message of a failure would be an element that React does not expect there.
    say('');
  }
  for (const file of missing) {
    missing.delete(file);
    append(file.endsWith('.css') ? 'link' : 'script', {
      rel: 'stylesheet',
      href: file,
      src: file,
      // Scripts run in the order of their elements.
      async: false,
      onerror(this: Element) {
        this.remove();
        missing.add(file);
        // A reader who only reads is not disturbed.
        if (metas(START_NOW).length || document.querySelector('dialog[open]')) {
          say('A part of this page did not load. Reload the page to try again.');
        }
      },
    });
  }
  // From now on the router loads pages.
  document.querySelector('[type=speculationrules]')?.remove();
}

function prefetch(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    for (const href of missing) {
      append('link', {rel: 'prefetch', href});
    }
  }
}

if (isDelayed) {
  on('keydown', ({key}) => key !== 'Escape' && start());
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse' && nearest(event, 'a,button,summary')) {
      start();
    }
  });
  on('pointerdown', (event) => {
    // A touch of a link leaves the page: React would only delay that.
    if (!nearest(event, 'a')) {
      start();
    }
  });

  // After a reload, entries of the history that React made belong to this document, but only the server has their pages.
  const {pathname} = location;
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.hasHydrated !== 'true' && location.pathname !== pathname) {
      location.reload();
    }
  });

  // Behind a wrong base path the scripts are missing, and the framework says so where `window.docusaurus` is missing.
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
