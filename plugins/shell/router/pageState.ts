/**
 * What a reader left on a page: the position, the folds, the texts of fields, the focus. Browsers keep it for Back and
 * Forward between documents, but the router renders a page again and goes to its top.
 */

interface Place {
  top: number;
  /** Whether each fold of the page is open. */
  folds: boolean[];
  /** The text of each field of the page. */
  texts: string[];
  /** Number of the focused link or button of the page, or -1. */
  focused: number;
}

const STORAGE = 'places';

/** Entries of the history to remember: more than readers go back. */
const MOST = 50;

/** The longest wait in milliseconds for a page that grows, such as results of the search. */
const LATEST = 2000;

/** With these events, readers scroll. */
const SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The places by the keys that the router gives to entries of the history. */
const places = new Map<string, Place>();

let key = '';
let top = 0;
let isChanging = false;

function elements<Type extends HTMLElement>(selector: string): Type[] {
  return Array.from(document.querySelectorAll<Type>(`main :is(${selector})`));
}

const folds = () => elements<HTMLDetailsElement>('details');
const fields = () => elements<HTMLInputElement>('input:is([type=text], [type=search])');
const controls = () => elements('a, button, summary');

function remember(): void {
  places.delete(key);
  places.set(key, {
    top,
    folds: folds().map(({open}) => open),
    texts: fields().map(({value}) => value),
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
  let end = performance.now() + LATEST;
  const scroll = () => {
    window.scrollTo({top: position, behavior: 'instant'});
    if (Math.abs(scrollY - position) > 1 && performance.now() < end) {
      requestAnimationFrame(scroll);
    }
  };
  // A reader who scrolls meanwhile isn't taken back.
  const stop = () => {
    end = 0;
  };
  SCROLLING.forEach((type) => addEventListener(type, stop, {once: true, passive: true}));
  scroll();
}

/** Follows the reader from now on. */
export function watchPlace(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]') as [string, Place][];
    stored.forEach(([stop, place]) => places.set(stop, place));
  } catch {
    // Storage is blocked.
  }
  readKey();
  top = scrollY;
  document.addEventListener(
    'scroll',
    () => {
      // While pages change, the browser already shows the old page at the new page's position.
      if (!isChanging) {
        top = scrollY;
      }
    },
    {passive: true},
  );
  addEventListener('popstate', () => {
    isChanging = true;
  });
  addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(STORAGE, JSON.stringify([...places].slice(-MOST)));
    } catch {
      // Blocked or full.
    }
  });
}

/** Remembers the page that the router leaves. */
export function leavePlace(): void {
  remember();
  isChanging = true;
}

/** Shows the page as the reader left it, if this entry of the history was left before. @returns what had the focus */
export function restorePlace(): HTMLElement | undefined {
  readKey();
  isChanging = false;
  top = scrollY;
  const place = places.get(key);
  if (!place) {
    return undefined;
  }
  folds().forEach(({open, firstElementChild}, index) => {
    if (open !== (place.folds[index] ?? open) && firstElementChild instanceof HTMLElement) {
      // The theme animates its folds by script, which listens for clicks.
      firstElementChild.click();
    }
  });
  fields().forEach((field, index) => {
    const text = place.texts[index] ?? field.value;
    if (text !== field.value) {
      field.value = text;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  });
  scrollTo(place.top);
  return controls()[place.focused];
}
