/**
 * Keys and closing of the navbar's menus on wide screens, before React and after it. They are `<details>`, which the
 * browser opens and closes by click, Enter and Space; the rest of the disclosure pattern of the ARIA practices guide
 * is here.
 */
import {DROPDOWN} from '../names';
import {all, nearest, on} from './dom';

/** Which of `count` links the key moves to from link `index` (-1: the button). */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

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
  const {key} = event;
  const dropdown = nearest<HTMLDetailsElement>(event, `.${DROPDOWN}`);
  if (!dropdown) {
    return;
  }
  if (key === 'Escape' && dropdown.open) {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  } else if (dropdown.open || /^Arrow(Down|Up)$/.test(key)) {
    const links = Array.from(dropdown.querySelectorAll('a'));
    const target = targetOf(key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (target !== undefined) {
      event.preventDefault();
      // The list must be visible before one of its links can take the focus.
      dropdown.open = true;
      links[target]?.focus();
    }
  }
});
