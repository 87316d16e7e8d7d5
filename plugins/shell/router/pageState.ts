/**
 * The state in which a reader leaves a page. Browsers restore it for Back and Forward between documents, but the router renders a page
 * again and scrolls to its top.
 */
import {all} from '../../engine/dom';

interface PageState {
  scrollTop: number;
  /** Whether each `<details>` is open. */
  open: boolean[];
  /** The text of each field. */
  values: string[];
  /** Index of the focused control, or -1. */
  focused: number;
}

const STORAGE_KEY = 'page-states';

/** Entries of the history to remember: more than readers go back. */
const MAX_ENTRIES = 50;

/** The longest wait in milliseconds for a page that grows, such as results of the search. */
const SCROLL_TIMEOUT = 2000;

/** Events by which readers scroll. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** By the keys that the router gives to entries of the history. */
const states = new Map<string, PageState>();

let key = '';
let scrollTop = 0;
let isChanging = false;

const folds = () => all<HTMLDetailsElement>('main details');
const fields = () => all<HTMLInputElement>('main :is([type=text], [type=search], textarea)');
const controls = () => all('main :is(a, button, summary)');

function save(): void {
  // The latest entry comes last.
  states.delete(key);
  states.set(key, {
    scrollTop,
    open: folds().map(({open}) => open),
    values: fields().map(({value}) => value),
    focused: controls().findIndex((control) => control === document.activeElement),
  });
}

/** Gives the entry of the history a key, if it has none: the first one, and those that links to headings make. */
function readKey(): void {
  const state = window.history.state as {key?: string} | null;
  key = state?.key ?? Math.random().toString(36).slice(2, 8);
  if (!state?.key) {
    window.history.replaceState({...state, key}, '');
  }
}

function scrollTo(position: number): void {
  let end = performance.now() + SCROLL_TIMEOUT;
  const scroll = () => {
    window.scrollTo({top: position, behavior: 'instant'});
    if (Math.abs(scrollY - position) > 1 && performance.now() < end) {
      requestAnimationFrame(scroll);
    }
  };
  // Stops as soon as the reader scrolls, so that the page doesn't jump back.
  const stop = () => {
    end = 0;
  };
  SCROLL_EVENTS.forEach((type) => addEventListener(type, stop, {once: true, passive: true}));
  scroll();
}

/** Follows the state of the page from now on. */
export function watchPageState(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, PageState][];
    stored.forEach(([entry, state]) => states.set(entry, state));
  } catch {
    // Storage is blocked.
  }
  readKey();
  scrollTop = scrollY;
  document.addEventListener(
    'scroll',
    () => {
      // While pages change, the browser already shows the old page at the new page's position.
      if (!isChanging) {
        scrollTop = scrollY;
      }
    },
    {passive: true},
  );
  addEventListener('popstate', () => {
    isChanging = true;
  });
  addEventListener('pagehide', () => {
    save();
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...states].slice(-MAX_ENTRIES)));
    } catch {
      // Storage is blocked or full.
    }
  });
}

/** Saves the state of the page that the router leaves. */
export function savePageState(): void {
  save();
  isChanging = true;
}

/** Restores the state of the page, if the reader has left this entry of the history before. @returns what had the focus */
export function restorePageState(): HTMLElement | undefined {
  readKey();
  isChanging = false;
  scrollTop = scrollY;
  const state = states.get(key);
  if (!state) {
    return undefined;
  }
  folds().forEach(({open, firstElementChild}, index) => {
    if (open !== (state.open[index] ?? open) && firstElementChild instanceof HTMLElement) {
      // The framework opens its `<details>` by a script, which listens for clicks.
      firstElementChild.click();
    }
  });
  fields().forEach((field, index) => {
    const value = state.values[index] ?? field.value;
    if (value !== field.value) {
      field.value = value;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  });
  scrollTo(state.scrollTop);
  return controls()[state.focused];
}
