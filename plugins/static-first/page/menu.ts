/**
 * Focus and reach of the phone's menu, before React and after it. The menus are popovers: opening them, Escape and
 * the button behind them need no script. Here the focus goes into an open menu and comes back, what lies behind the
 * menu is inert, and the menu closes when a link is followed or the window grows wide.
 */
import {MENU_ID, PHONE_MENU, PHONE_WIDTH, SIDEBAR_ID} from '../names';
import {all, nearest, on} from './dom';

/** The open menus, sidebar first, above which the main menu may lie. Browsers of before 2024 have no popovers. */
const openMenus = () =>
  'popover' in HTMLElement.prototype ? [SIDEBAR_ID, MENU_ID].flatMap((id) => all(`#${id}:popover-open`)) : [];

const closeAll = () => openMenus().forEach((menu) => menu.hidePopover());

let covered: HTMLElement[] = [];

function uncover(): void {
  covered.forEach((element) => (element.inert = false));
  covered = [];
}

/** Puts all but the menu, and the elements that it stands in, out of reach. */
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

// Before the browser gives the focus back, what is to take it must be in reach.
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
    // The browser does not do so where the reader clicks beside the menu, or where the button never had the focus.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest(`.${PHONE_MENU}`)) {
      // One of the two is shown.
      all('.navbar__toggle').forEach((toggle) => toggle.focus());
    }
  } else if (top === target) {
    cover(top);
    top.querySelector<HTMLElement>(menus.length > 1 ? 'ul a' : '[popovertargetaction]')?.focus();
  } else if (newState === 'closed') {
    // The main menu was closed and the sidebar behind it is left: to the reader both are one menu.
    closeAll();
  }
});

on('click', (event) => {
  if (nearest(event, `.${PHONE_MENU} a`)) {
    closeAll();
  }
});

addEventListener('popstate', closeAll);
matchMedia(`(min-width: ${PHONE_WIDTH + 1}px)`).addEventListener('change', closeAll);
