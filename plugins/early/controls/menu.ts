/**
 * Focus and reach of the phone's menu, before React and after it. The menus are popovers: opening them, Escape and
 * the button behind them need no script. Here the focus goes into an open menu and comes back, what lies behind the
 * menu is inert, and the menu closes when a link is followed or the window grows wide.
 */
import {MENU_ID, PHONE_MENU, PHONE_WIDTH, SIDEBAR_ID} from '../../../lib/earlyNames';
import {nearest, on} from '../dom';

/** The open menus, sidebar first, above which the main menu may lie. */
function openMenus(): HTMLElement[] {
  const [sidebar, menu] = [SIDEBAR_ID, MENU_ID].map((id) =>
    document.querySelector<HTMLElement>(`#${id}:popover-open`),
  );
  return [sidebar, menu].filter((one) => one !== null && one !== undefined);
}

function closeAll(): void {
  openMenus().forEach((menu) => menu.hidePopover());
}

let covered: HTMLElement[] = [];

/** Puts all but the menu, and what it stands in, out of reach. */
function cover(menu: HTMLElement | undefined): void {
  covered.forEach((element) => (element.inert = false));
  covered = [];
  for (
    let inner: Element | null = menu ?? null;
    inner && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const sibling of Array.from(inner.parentElement?.children ?? [])) {
      if (sibling !== inner && sibling instanceof HTMLElement) {
        covered.push(sibling);
        sibling.inert = true;
      }
    }
  }
}

on('toggle', ({target}) => {
  if (!(target instanceof Element && target.matches(`.${PHONE_MENU}`))) {
    return;
  }
  const menus = openMenus();
  const top = menus.at(-1);
  if (top && top.id === SIDEBAR_ID && target.id === MENU_ID) {
    // The main menu was opened from the sidebar; both are one menu to the reader.
    closeAll();
    return;
  }
  cover(top);
  if (top === target) {
    top.querySelector<HTMLElement>(menus.length > 1 ? 'ul a' : 'button')?.focus();
  } else if (!top && (document.activeElement === document.body || target.contains(document.activeElement))) {
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  }
});

on('click', (event) => {
  if (nearest(event, `.${PHONE_MENU} a`)) {
    closeAll();
  }
});

matchMedia(`(width > ${PHONE_WIDTH}px)`).addEventListener('change', closeAll);
