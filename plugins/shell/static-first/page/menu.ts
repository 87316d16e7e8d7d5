/**
 * Focus in the phone's menu, before and after React starts. The menus are popovers, so opening them, Escape and
 * their buttons work without a script. This script moves the focus into an open menu and back, makes the page behind the
 * menu inert, and closes the menu when the reader follows a link or widens the window.
 */
import {MENU_ID, PHONE_MENU, PHONE_WIDTH, SIDEBAR_ID} from '../names';
import {all, closest, on} from '../../../engine/dom';

/** The open menus. The sidebar comes first, because the main menu can be above it. Browsers before 2024 lack popovers. */
const openMenus = () =>
  'popover' in HTMLElement.prototype ? [SIDEBAR_ID, MENU_ID].flatMap((id) => all(`#${id}:popover-open`)) : [];

const closeAll = () => openMenus().forEach((menu) => menu.hidePopover());

let covered: HTMLElement[] = [];

function uncover(): void {
  for (const element of covered) {
    element.inert = false;
  }
  covered = [];
}

/** Makes everything inert except the menu and its ancestors. */
function cover(menu: HTMLElement): void {
  for (
    let inner: HTMLElement = menu;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const sibling of Array.from(inner.parentElement.children)) {
      if (sibling !== inner && sibling instanceof HTMLElement) {
        covered.push(sibling);
        sibling.inert = true;
      }
    }
  }
}

const isMenu = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(`.${PHONE_MENU}`);

// Before the browser returns the focus, its target must not be inert.
on('beforetoggle', ({target}) => {
  if (isMenu(target)) {
    uncover();
  }
});

on('toggle', (event) => {
  const {target, newState} = event as ToggleEvent;
  if (!isMenu(target)) {
    return;
  }
  const menus = openMenus();
  const top = menus.at(-1);
  uncover();
  if (!top) {
    // The browser doesn't if the reader clicks outside the menu, or if the button never had the focus.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest(`.${PHONE_MENU}`)) {
      // Only one of the two is visible.
      all('.navbar__toggle').forEach((toggle) => toggle.focus());
    }
  } else if (top === target) {
    cover(top);
    top.querySelector<HTMLElement>(menus.length > 1 ? 'ul a' : '[popovertargetaction]')?.focus();
  } else if (newState === 'closed') {
    // If the main menu closes, the sidebar behind it closes too, because readers see one menu.
    closeAll();
  }
});

on('click', (event) => {
  if (closest(event, `.${PHONE_MENU} a`)) {
    closeAll();
  }
});

addEventListener('popstate', closeAll);
matchMedia(`(min-width: calc(${PHONE_WIDTH / 16}em + 1px))`).addEventListener('change', closeAll);
