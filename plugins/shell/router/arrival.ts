/**
 * Client module: after a navigation by the router, the page is as after the load of a document. The target of the hash is marked, because
 * browsers match `:target` only if they follow a link themselves. Screen readers announce the page, and continue from where the reader
 * is. Back and Forward lead to the former position with its open folds, where the framework (3.6.1) scrolls to the top.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {all, on} from '../../engine/dom';
import {Name} from '../../engine/names';
import {findTarget, showEntry, showTarget} from '../target';
import './arrival.css';

const TARGET = 'data-target';

/** The wait in milliseconds until a reader has stopped scrolling. Browsers limit how often a history entry may change. */
const SCROLL_PAUSE = 100;

/** How long in milliseconds a page may still grow to the former position, as lists of results do. */
const GROWTH = 500;

/** Announces the page's title where the focus isn't on it. Exists before its first message, so that screen readers watch it. */
const announcer = ExecutionEnvironment.canUseDOM ? document.createElement('output') : undefined;

/** Whether the address is already that of the next page. */
let isChanging = false;

/** With other folds open, other text would be at the position. */
const allFolds = () => all<HTMLDetailsElement>('main details');

/** Keeps the position, and which folds are open, in the current entry of the history. */
function savePosition(): void {
  if (!isChanging) {
    const folds = allFolds().map(({open}) => open);
    history.replaceState({...(history.state as object | null), scrollTop: scrollY, folds}, '');
  }
}

function restorePosition(): void {
  const {scrollTop: top, folds} = (history.state ?? {}) as {scrollTop?: number; folds?: readonly boolean[]};
  allFolds().forEach((fold, index) => {
    fold.open = folds?.[index] ?? fold.open;
  });
  if (top !== undefined) {
    // Called once before the next frame, and then whenever the page grows.
    const observer = new ResizeObserver(() => window.scrollTo({top, behavior: 'instant'}));
    observer.observe(document.body);
    setTimeout(() => observer.disconnect(), GROWTH);
  }
}

if (announcer) {
  announcer.className = Name.VisuallyHidden;
  document.body.append(announcer);
  // Chromium would announce it again when a dialog closes.
  const clear = () => announcer.replaceChildren();
  on('keydown', clear);
  on('click', clear);
  on('click', savePosition);
  on('toggle', savePosition);
  let timer = 0;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(savePosition, SCROLL_PAUSE);
  });
  savePosition();
}

function markTarget(hash: string): HTMLElement | null {
  document.querySelector(`[${TARGET}]`)?.removeAttribute(TARGET);
  const target = findTarget(hash);
  if (target && !target.matches(':target')) {
    showTarget(hash);
    target.setAttribute(TARGET, '');
    target.scrollIntoView();
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
    isChanging = previousLocation !== null;
  },
  onRouteDidUpdate({location, previousLocation}) {
    isChanging = false;
    if (!previousLocation) {
      return;
    }
    const target = markTarget(location.hash);
    restorePosition();
    showEntry();
    const isSamePage = location.pathname === previousLocation.pathname;
    if (isSamePage && location.hash === previousLocation.hash) {
      return;
    }
    const heading = document.querySelector('h1');
    const place = target ?? heading;
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
