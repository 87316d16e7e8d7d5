/**
 * Client module: after a navigation by the router, the page is as after the load of a document. The target of the hash is marked, because
 * browsers match `:target` only if they follow a link themselves. Screen readers announce the page, and continue from where the reader
 * is. Back and Forward restore the state of the page.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {on} from '../../engine/dom';
import {findTarget} from '../target';
import './arrival.css';
import {restorePageState, savePageState, watchPageState} from './pageState';

const TARGET = 'data-target';

/** Announces the page's title where the focus isn't on it. Exists before its first message, so that screen readers watch it. */
const announcer = ExecutionEnvironment.canUseDOM ? document.createElement('output') : undefined;

if (announcer) {
  announcer.className = 'arrival visually-hidden';
  document.body.append(announcer);
  // Chromium would announce it again when a dialog closes.
  const clear = () => announcer.replaceChildren();
  on('keydown', clear);
  on('click', clear);
  watchPageState();
}

function markTarget(hash: string): HTMLElement | null {
  document.querySelector(`[${TARGET}]`)?.removeAttribute(TARGET);
  const target = findTarget(hash);
  if (!target?.matches(':target')) {
    target?.setAttribute(TARGET, '');
  }
  return target;
}

/**
 * Moves the focus without scrolling. An element that can't have the focus can until it loses it. The caret moves, too: Firefox puts one
 * that was on the former page at the start of the new one, and tells screen readers to continue from there.
 */
function focus(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
  // After the focus was announced: Orca says nothing of a focus that comes to its own caret.
  requestAnimationFrame(() => requestAnimationFrame(() => getSelection()?.collapse(element)));
}

const arrival: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      savePageState();
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      return;
    }
    const target = markTarget(location.hash);
    const focused = restorePageState();
    const isSamePage = location.pathname === previousLocation.pathname;
    const isSearchOnly =
      isSamePage && location.hash === previousLocation.hash && location.search !== previousLocation.search;
    if (isSearchOnly) {
      return;
    }
    const heading = document.querySelector('h1');
    const place = focused ?? target ?? heading;
    if (place) {
      focus(place);
    }
    if (announcer) {
      // The focus on the heading announces it.
      announcer.textContent = isSamePage || place === heading ? '' : (heading?.textContent ?? '');
    }
  },
};

export default arrival;
