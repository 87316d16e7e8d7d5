/** Closes the navbar's menus and the contents of a phone: `<details>`, which the browser opens by click, Enter and Space. */
import {CONTENTS, DROPDOWN} from '../names';
import {all, nearest, on} from '../../kit/dom';

const MENU = `:is(.${DROPDOWN}, .${CONTENTS})`;

function closeOthers({target}: Event): void {
  for (const dropdown of all<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (!(target instanceof Node && dropdown.contains(target))) {
      dropdown.open = false;
    }
  }
}

on('pointerdown', closeOthers);
on('focusin', closeOthers);

on('click', (event) => {
  const dropdown = nearest(event, `${MENU} a`)?.closest<HTMLDetailsElement>(MENU);
  if (dropdown) {
    dropdown.open = false;
  }
});

on('keydown', (event) => {
  const dropdown = nearest<HTMLDetailsElement>(event, `${MENU}[open]`);
  if (dropdown && event.key === 'Escape') {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
});
