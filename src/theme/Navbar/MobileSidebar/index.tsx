// Change: wraps the original. While the menu is open Escape closes it, the focus is in it and cannot reach
// what lies behind it or outside of the window; once closed, the focus is back on the button that opened it.
import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';

/** What the open menu lies over: all of the page beside the navbar, and what is in the bar. */
function behindMenu(navbar: Element): Element[] {
  const beside = Array.from(navbar.parentElement?.children ?? []).filter((element) => element !== navbar);
  return [...beside, ...Array.from(navbar.querySelectorAll(':scope > .navbar__inner'))];
}

export default function MobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();

  // Of the two panels, the main menu and the sidebar of the docs, one lies outside of the window; so does
  // all of the menu when it is closed, at once and not only when it has faded.
  useEffect(() => {
    document.querySelector('.navbar-sidebar')?.toggleAttribute('inert', !shown);
    const [primary, secondary] = Array.from(document.querySelectorAll('.navbar-sidebar__item'));
    primary?.toggleAttribute('inert', secondaryShown);
    secondary?.toggleAttribute('inert', !secondaryShown);
    if (shown && !secondaryShown && secondary?.contains(document.activeElement)) {
      primary?.querySelector<HTMLElement>('a, button')?.focus();
    }
  }, [shown, shouldRender, secondaryShown]);

  useEffect(() => {
    const navbar = document.querySelector('nav.navbar');
    // It may be asked for before the framework knows that the window is narrow: see plugins/intent-boot.
    if (!shown || !shouldRender || !navbar) {
      return undefined;
    }
    const covered = behindMenu(navbar);
    covered.forEach((element) => element.setAttribute('inert', ''));
    // What just begins to appear cannot take the focus before the next frame.
    let frame = 0;
    const focusClose = () => {
      const close = navbar.querySelector<HTMLElement>('.navbar-sidebar__close');
      close?.focus();
      if (close && document.activeElement !== close) {
        frame = requestAnimationFrame(focusClose);
      }
    };
    focusClose();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey);
      covered.forEach((element) => element.removeAttribute('inert'));
      // Where a link was followed the focus may have gone to the new page already.
      const {activeElement} = document;
      if (activeElement === document.body || activeElement?.closest('.navbar-sidebar')) {
        navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown, shouldRender, toggle]);

  return <Original />;
}
