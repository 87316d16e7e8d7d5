/**
 * The search is there at once, before React or the search's own script has arrived: its button and its keys open a
 * dialog that is in the HTML and takes the query. src/components/SearchDialog then goes on from what was typed.
 */
import {SEARCH_ID, SEARCH_OPENER} from '../../../lib/earlyNames';
import {asksForSearch} from '../../../lib/searchKeys';
import {all, nearest, on} from '../dom';

/** The index that was asked for last: who opens the dialog again has it. */
let former: string;

/** Asks for the index while React starts; src/search/loading.ts reads the answer, and asks again after a failure. */
function fetchIndex(dialog: HTMLDialogElement & {asked?: Promise<Response>}): void {
  const {index} = dialog.dataset as {index: string};
  if (index !== former) {
    dialog.asked = fetch((former = index));
    dialog.asked.catch(() => undefined);
  }
}

function show(): void {
  // Another page may have another navbar, so the dialog is looked for each time.
  const [dialog] = all<HTMLDialogElement>(`#${SEARCH_ID}`);
  if (dialog && !all('dialog[open]').length) {
    dialog.querySelectorAll('input').forEach((input) => (input.value = ''));
    dialog.showModal();
    fetchIndex(dialog);
  }
}

on('click', (event) => {
  const dialog = nearest<HTMLDialogElement>(event, `#${SEARCH_ID}`);
  if (nearest(event, `.${SEARCH_OPENER}`)) {
    // React finds the dialog open when it starts, so this is not to be done again then.
    event.preventDefault();
    show();
  } else if (dialog && (event.target === dialog || nearest(event, 'button'))) {
    // Beside what it holds, or on its button, which is not for React.
    event.preventDefault();
    dialog.close();
  }
});

on('keydown', (event) => {
  if (asksForSearch(event)) {
    event.preventDefault();
    show();
  }
});
