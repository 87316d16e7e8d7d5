/** Closes the navbar's menus on wide screens: `<details>`, which the browser opens by click, Enter and Space. */
import {DROPDOWN} from '../names';
import {all, nearest, on} from './dom';

function closeOthers({target}: Event): void {
  for (const dropdown of all<HTMLDetailsElement>(`.${DROPDOWN}[open]`)) {
    if (!(target instanceof Node && dropdown.contains(target))) {
      dropdown.open = false;
    }
  }
}

on('pointerdown', closeOthers);
on('focusin', closeOthers);

on('click', (event) => {
  const dropdown = nearest(event, `.${DROPDOWN} a`)?.closest<HTMLDetailsElement>(`.${DROPDOWN}`);
  if (dropdown) {
    dropdown.open = false;
  }
});

on('keydown', (event) => {
  const dropdown = nearest<HTMLDetailsElement>(event, `.${DROPDOWN}[open]`);
  if (dropdown && event.key === 'Escape') {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
});
