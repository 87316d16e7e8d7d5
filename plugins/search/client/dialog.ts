/** Opens and closes the dialog of the search, which theme/SearchBar renders, before React runs and afterwards. */
import {SEARCH_DIALOG, SEARCH_OPENER} from './ids';

/** Whether keys typed into the element are text. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the key opens the search: Ctrl-K or ⌘-K anywhere, "/" outside of text fields. */
const opensSearch = ({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey && !shiftKey
    : key === '/' && !altKey && !takesText(target);

function open(): void {
  // Another page may have another navbar.
  const dialog = document.querySelector<HTMLDialogElement>(`#${SEARCH_DIALOG}`);
  if (dialog && !document.querySelector('dialog[open]')) {
    dialog.querySelector('form')?.reset();
    dialog.showModal();
  }
}

document.addEventListener('keydown', (event) => {
  if (opensSearch(event)) {
    event.preventDefault();
    open();
  }
});

document.addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const dialog = target.closest<HTMLDialogElement>(`#${SEARCH_DIALOG}`);
    if (target.closest(`.${SEARCH_OPENER}`)) {
      // Tells other scripts of the page that the click is answered.
      event.preventDefault();
      open();
    } else if (dialog && (target === dialog || target.closest('[value=close]'))) {
      // Beside the content of the dialog, or on its button.
      event.preventDefault();
      dialog.close();
    }
  },
  true,
);
