// Change: ejected. The main menu of a phone is a popover in the HTML, so that it opens before React runs and without
// JavaScript. The sidebar of the docs and of the blog is a menu of its own: see DocRoot/Layout/Sidebar, BlogSidebar.
import {useEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {MENU_ID, PHONE_MENU, SIDEBAR_ID} from '@site/lib/earlyNames';
import PhoneMenu, {menuAttributes, useHasSidebar} from '@site/src/components/PhoneMenu';

function openMenus(): HTMLElement[] {
  // Without popovers the framework need not know: see plugins/early/controls/menu.ts.
  if (!('popover' in HTMLElement.prototype)) {
    return [];
  }
  return Array.from(document.querySelectorAll<HTMLElement>(`.${PHONE_MENU}:popover-open`));
}

/**
 * Tells the framework whether a menu is open: going back in history then closes it, instead of leaving the page. It is
 * told at once. Where React takes its time, as on a slow phone that shows a new page, the reader would go back before
 * the framework knows of the menu, or it would take a menu that was opened again for the former one, and close it.
 */
function useFrameworkState(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  /** What it was told last. */
  const told = useRef(false);

  useEffect(() => {
    if (!shown && told.current) {
      // The framework closes it: the reader went back, or the window became wide.
      told.current = false;
      openMenus().forEach((menu) => menu.hidePopover());
    } else if (shown && !told.current) {
      // Both saw that the window became wide.
      toggle();
    }
  }, [shown, toggle]);

  useEffect(() => {
    const tell = (isOpen: boolean) => {
      if (isOpen !== told.current) {
        told.current = isOpen;
        flushSync(toggle);
      }
    };
    // This event is part of the press itself. `toggle` comes when the browser has time: on a busy page after it went back.
    const onToggle = (event: Event) => {
      const {target, newState} = event as ToggleEvent;
      if (target instanceof HTMLElement && target.matches(`.${PHONE_MENU}`)) {
        tell(newState === 'open' || openMenus().some((menu) => menu !== target));
      }
    };
    // The reader may have opened it before React ran, which cannot be told at once while React runs effects.
    queueMicrotask(() => tell(openMenus().length > 0));
    document.addEventListener('beforetoggle', onToggle, true);
    return () => document.removeEventListener('beforetoggle', onToggle, true);
  }, [toggle]);
}

export default function MobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  // The sidebar lies behind the main menu that was opened from it, and takes it along.
  const closes = useHasSidebar() ? SIDEBAR_ID : MENU_ID;
  useFrameworkState();
  return (
    <div {...menuAttributes(MENU_ID)} className={PHONE_MENU}>
      <PhoneMenu closes={closes}>
        <div className="menu">
          <ul className="menu__list">
            {items.map((item, index) => (
              <NavbarItem mobile {...item} key={index} />
            ))}
          </ul>
        </div>
      </PhoneMenu>
    </div>
  );
}
