/** Opens and closes the search dialog, which theme/SearchBar renders. Works before and after React starts. */
import {SEARCH_DIALOG, SEARCH_OPENER} from './ids';

/**
 * Whether the key opens the search: Ctrl-K or ⌘-K. No key alone does, because speech input presses such keys by mistake. A key without a
 * letter of ASCII counts by its place. Input methods have commands of their own.
 */
function opensSearch({key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing}: KeyboardEvent): boolean {
  const isK = key > '~' ? code === 'KeyK' : key.toLowerCase() === 'k';
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing;
}

function open(): void {
  // The navbar, and the dialog in it, can change with the page.
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
      // Tells the page's other scripts that the click is handled.
      event.preventDefault();
      open();
    } else if (dialog && (target === dialog || target.closest('[value=close]'))) {
      // The click was outside the dialog's content, or on its close button.
      event.preventDefault();
      dialog.close();
    }
  },
  true,
);

// Offline, the browser would show its own page in the place of this one.
document.addEventListener('submit', (event) => navigator.onLine || event.preventDefault());
