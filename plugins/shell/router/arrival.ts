/**
 * Client module: after a navigation by the router, the page is as after the load of a document. The element that the hash
 * names is marked, because browsers match `:target` only if they follow a link themselves. Screen readers say where the
 * reader is, and continue from there. Back and Forward return to the place that the reader left.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {on} from '../../engine/dom';
import './arrival.css';
import {leavePlace, restorePlace, watchPlace} from './place';

const MARK = 'data-target';

/** Says the page's title where the focus isn't on it. Exists before its first message, so that screen readers watch it. */
const words = ExecutionEnvironment.canUseDOM ? document.createElement('output') : undefined;

if (words) {
  words.className = 'arrival visually-hidden';
  document.body.append(words);
  // Said once: Chromium would say it again when a dialog closes.
  const clear = () => words.replaceChildren();
  on('keydown', clear);
  on('click', clear);
  watchPlace();
}

function mark(hash: string): HTMLElement | null {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!place?.matches(':target')) {
    place?.setAttribute(MARK, '');
  }
  return place;
}

/**
 * Moves the focus without moving the page. An element that can't have the focus gets it until it loses it. The caret moves, too:
 * Firefox puts one that was on the former page at the start of the new one, and tells screen readers to continue from there.
 */
function focus(element: HTMLElement): void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
  // After the focus was told: Orca says nothing of a focus that comes to its own caret.
  requestAnimationFrame(() => requestAnimationFrame(() => getSelection()?.collapse(element)));
}

const arrival: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      leavePlace();
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      return;
    }
    const target = mark(location.hash);
    const former = restorePlace();
    const isSamePage = location.pathname === previousLocation.pathname;
    if (
      isSamePage &&
      location.hash === previousLocation.hash &&
      location.search !== previousLocation.search
    ) {
      return;
    }
    const heading = document.querySelector('h1');
    const reached = former ?? target ?? heading;
    if (reached) {
      focus(reached);
    }
    if (words) {
      // The focus on the title says the title.
      words.textContent = isSamePage || reached === heading ? '' : (heading?.textContent ?? '');
    }
  },
};

export default arrival;
