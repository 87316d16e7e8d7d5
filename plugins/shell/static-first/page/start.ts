/*
 * Starts React. The HTML works without it, so React waits for a reader who uses what needs it. Its scripts are prefetched earlier, when
 * the browser is idle. In the live preview, React's scripts are ordinary scripts, and this script does nothing.
 */
import {announce} from '../../../engine/toast';
import {metas, closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';
import {IDLE_RULES, IDLE_SCRIPT, START_SCRIPT, type WithChanges} from '../names';
import {whenIdle} from './later';

/** A mouse on one of these starts React: links that the router follows. */
const POINTED = `a:not([${Name.Version}])`;

/** The focus on one of these starts React: fields of the search, and links that a reader comes to by keyboard. */
const FOCUSED = 'form, a:focus-visible';

/** Controls whose click may need React. The browser itself opens popovers and submits forms. */
const CLICKED = 'button:not([popovertarget], form :not([type=button])), [role=button]';

/** Files that aren't loaded or loading. Styles come first, because the largest script takes longer. */
const missing = new Set([...metas(Name.StartStyle), ...metas(START_SCRIPT)]);

const root = document.documentElement;

/** As the server sent it. */
const {lang} = root;

/**
 * Whether the page is translated. React would render it again: in English, with closed folds and an empty search. So links load pages,
 * and the search field leads to the search page.
 */
const isTranslated = () =>
  root.lang !== lang ||
  /\btranslated-(ltr|rtl)\b/.test(root.className) ||
  document.querySelector('body font') !== null;

/** Whether a reader opened a file that they saved: React's scripts aren't beside it. */
const isSaved = location.protocol === 'file:';

/**
 * Whether the browser is one for which React's scripts are written (`browserslist` in package.json): of what the pages need, popovers
 * came last. Older browsers, which can't read the scripts, show the pages as they are.
 */
const isSupported = 'popover' in HTMLElement.prototype && !isSaved;

/** Tells a reader who waits for React why it doesn't come. Doesn't disturb one who only reads. */
function explain(text: string): void {
  if (metas(Name.StartNow).length || document.querySelector('dialog[open]')) {
    announce(text, {stays: true});
  }
}

function append(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Loads the missing files, which starts React. After a failure, the next use tries again. */
function start(): void {
  if (isTranslated()) {
    return;
  }
  if (!isSupported) {
    explain(isSaved ? 'This needs the page of the site.' : 'This needs a newer browser.');
    return;
  }
  for (const file of missing) {
    missing.delete(file);
    announce('');
    append(file.endsWith('.css') ? 'link' : 'script', {
      rel: 'stylesheet',
      href: file,
      src: file,
      // Keeps the order of the scripts.
      async: false,
      onerror(this: Element) {
        this.remove();
        missing.add(file);
        explain("Part of this page didn't load.");
        // Any press tries again.
        document
          .querySelector('output:not(:empty)')
          ?.insertAdjacentHTML('beforeend', ' <button>Retry</button>');
      },
    });
  }
  // From here on, the router loads pages.
  document.querySelector('[type=speculationrules]')?.remove();
}

/** Records what others change until React starts, for client/hydrate.ts. */
function recordChanges(): void {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const container = document.querySelector('#__docusaurus') ?? root;
  observer.observe(container, {childList: true, subtree: true, characterDataOldValue: true});
  (window as WithChanges).pageChanges = {isTranslated, observer, changes};
}

function prefetch(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (isSupported && !connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    for (const href of missing) {
      append('link', {rel: 'prefetch', href});
    }
    // Once React has started, the router loads pages.
    if (missing.size > 0) {
      const {textContent} = document.querySelector(`[type="${IDLE_RULES}"]`) ?? {};
      append('script', {type: 'speculationrules', textContent});
    }
  }
}

function startAtInteraction(): void {
  on('focusin', (event) => closest(event, FOCUSED) && start());
  on('pointerover', (event) => event.pointerType === 'mouse' && closest(event, POINTED) && start());
}

/** The control whose click waits for React. Its second click doesn't wait. */
let held: HTMLElement | undefined;

/** Repeats a click that needs React when React has started. Scripts of the page prevent the default of clicks that they handle. */
function holdClick(event: MouseEvent): void {
  const control = closest<HTMLElement>(event, CLICKED);
  const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey;
  // React hydrates at once what is clicked while it starts.
  const isReactThere = 'docusaurusRoot' in window;
  const isLeft = control === held || event.defaultPrevented || isForBrowser || isReactThere;
  if (!control || isLeft || isTranslated()) {
    return;
  }
  event.preventDefault();
  held = control;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    control.dispatchEvent(new (event.constructor as typeof MouseEvent)('click', event));
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  start();
}

/** After a reload, history entries from React belong to this document, but only the server has their pages. */
function reloadFormerPages(): void {
  const {pathname} = location;
  addEventListener('popstate', () => {
    if (root.dataset.hasHydrated !== 'true' && location.pathname !== pathname) {
      location.reload();
    }
  });
}

if (missing.size > 0) {
  // After the page's other scripts, whose changes React expects.
  recordChanges();
  startAtInteraction();
  reloadFormerPages();
  if (isSupported) {
    // After all scripts of the page.
    addEventListener('click', holdClick);
  }
  // With a wrong base path the scripts are missing, and the framework shows its banner if `window.docusaurus` is missing.
  const {href} = document.querySelector<HTMLLinkElement>('[rel=canonical]') ?? location;
  const isBaseWrong = !isSaved && new URL(href).pathname !== location.pathname;
  if (!isBaseWrong) {
    (window as {docusaurus?: object}).docusaurus ??= {};
  }
  if (isBaseWrong || metas(Name.StartNow).length > 0) {
    start();
  } else {
    whenIdle(prefetch);
  }
  whenIdle(() => metas(IDLE_SCRIPT).forEach((src) => append('script', {src})));
}
