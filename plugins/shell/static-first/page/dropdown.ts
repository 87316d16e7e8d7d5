/** Closes the navbar's menus, the contents of a phone and other menus: `<details>`, which the browser opens by click, Enter and Space. */
import {CONTENTS, DROPDOWN, FOLDING_MENU} from '../names';
import {all, closest, on} from '../../../engine/dom';

const MENU = `:is(.${DROPDOWN}, .${CONTENTS}, [${FOLDING_MENU}])`;

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
  const pressed = closest(event, `${MENU} :is(a, button)`);
  const dropdown = pressed?.closest<HTMLDetailsElement>(MENU);
  if (dropdown) {
    // The focus would be lost with what was pressed, and a dialog would have nothing to return it to.
    if (dropdown.hasAttribute(FOLDING_MENU)) {
      dropdown.querySelector('summary')?.focus();
    }
    dropdown.open = false;
  }
});

on('keydown', (event) => {
  const dropdown = closest<HTMLDetailsElement>(event, `${MENU}[open]`);
  if (dropdown && event.key === 'Escape') {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
});
