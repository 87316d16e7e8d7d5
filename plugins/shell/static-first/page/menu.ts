/**
 * The phone's menus, before and after React starts. They are popovers, so opening them, Escape and their buttons work without a
 * script. This script moves the focus into an open menu and back, makes the page behind it inert, and closes it when the reader follows
 * a link or widens the window.
 */
import {MENU_ID, SIDEBAR_ID} from '../names';
import {all, closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';
import {showEntry} from '../../target';

/** The framework's breakpoint in pixels: up to this width, the phone's menu replaces the items of the navbar and the sidebar. */
const PHONE_WIDTH = 996;

/** The open menus. The sidebar comes first, because the main menu can be above it. Browsers before 2024 lack popovers. */
const openMenus = () =>
  'popover' in HTMLElement.prototype ? [SIDEBAR_ID, MENU_ID].flatMap((id) => all(`#${id}:popover-open`)) : [];

const closeAll = () => openMenus().forEach((menu) => menu.hidePopover());

/** The elements that an open menu covers. */
let inert: HTMLElement[] = [];

function setInert(elements: HTMLElement[]): void {
  inert.forEach((element) => {
    element.inert = false;
  });
  inert = elements;
  inert.forEach((element) => {
    element.inert = true;
  });
  // With `:has()` on the body, each node that arrives would restyle the whole page.
  document.body.style.overflow = elements.length ? 'hidden' : '';
}

/** The siblings of a menu and of its ancestors. */
const siblings = (menu: HTMLElement) =>
  all('body *').filter(
    (element) =>
      element.parentElement !== menu && element.parentElement?.contains(menu) && !element.contains(menu),
  );

const isMenu = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(`.${Name.PhoneMenu}`);

// Before the browser returns the focus, its target must not be inert.
on('beforetoggle', ({target}) => {
  if (isMenu(target)) {
    setInert([]);
  }
});

on('toggle', (event) => {
  const {target, newState} = event as ToggleEvent;
  if (!isMenu(target)) {
    return;
  }
  const menus = openMenus();
  const top = menus.at(-1);
  setInert(top === target ? siblings(top) : []);
  if (!top) {
    // The browser doesn't focus the toggle if the reader clicks outside the menu, or if the button never had the focus.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest(`.${Name.PhoneMenu}`)) {
      // Only one of the two is visible.
      all('.navbar__toggle').forEach((toggle) => toggle.focus());
    }
  } else if (top === target) {
    showEntry();
    top.querySelector<HTMLElement>(menus.length > 1 ? 'ul a' : '[popovertargetaction]')?.focus();
  } else if (newState === 'closed') {
    // With the main menu, the sidebar behind it closes, because readers see one menu.
    closeAll();
  }
});

on('click', (event) => {
  if (closest(event, `.${Name.PhoneMenu} a:not([role])`)) {
    closeAll();
  }
});

addEventListener('popstate', closeAll);
const wide = matchMedia(`(min-width: calc(${PHONE_WIDTH / 16}em + 1px))`);
wide.addEventListener('change', closeAll);
// On a phone, the sidebar is closed, and to look for its entry would lay out the page in the task of this script.
if (wide.matches) {
  showEntry();
}
