// Change: ejected. The main menu of a phone is a popover in the HTML, so that it opens before React runs and without
// JavaScript. The sidebar of the docs and of the blog is a menu of its own: see DocRoot/Layout/Sidebar, BlogSidebar.
import {useEffect, useRef, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {MENU_ID, PHONE_MENU, SIDEBAR_ID} from '@site/lib/earlyNames';
import PhoneMenu, {menuAttributes, useHasSidebar} from '@site/src/components/PhoneMenu';

function openMenus(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`.${PHONE_MENU}:popover-open`));
}

/** Tells the framework whether a menu is open: going back in history then closes it, instead of leaving the page. */
function useFrameworkState(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const known = useRef(false);

  useEffect(() => {
    const note = () => {
      const isOpen = openMenus().length > 0;
      if (isOpen !== known.current) {
        known.current = isOpen;
        toggle();
      }
    };
    // The reader may have opened it before React ran.
    note();
    document.addEventListener('toggle', note, true);
    return () => document.removeEventListener('toggle', note, true);
  }, [toggle]);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    return () => {
      known.current = false;
      openMenus().forEach((menu) => menu.hidePopover());
    };
  }, [shown]);
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
