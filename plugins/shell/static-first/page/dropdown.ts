/** Closes menus: each is a `<details>`, which the browser opens. */
import {DROPDOWN} from '../names';
import {all, closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';

/** The navbar's menus, the contents on a phone, and any other `<details>` with the attribute `data-menu`. */
const MENU = `:is(.${DROPDOWN}, .${Name.Contents}, [${Name.Menu}])`;

function closeOthers({target}: Event): void {
  for (const menu of all<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (!(target instanceof Node && menu.contains(target))) {
      menu.open = false;
    }
  }
}

on('pointerdown', closeOthers);
on('focusin', closeOthers);

on('click', (event) => {
  const menu = closest(event, `${MENU} :is(a, button)`)?.closest<HTMLDetailsElement>(MENU);
  if (menu) {
    // The focus would be lost with the hidden control, and a dialog would have nothing to return it to.
    if (menu.hasAttribute(Name.Menu)) {
      menu.querySelector('summary')?.focus();
    }
    menu.open = false;
  }
});

on('keydown', (event) => {
  const menu = closest<HTMLDetailsElement>(event, `${MENU}[open]`);
  if (menu && event.key === 'Escape') {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});
