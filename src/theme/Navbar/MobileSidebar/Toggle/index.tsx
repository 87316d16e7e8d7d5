// Change: ejected. The browser opens the menu: on a page with a sidebar that, elsewhere the main menu.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {MENU_ID, SIDEBAR_ID} from '@site/lib/earlyNames';
import {targetAttributes, useHasSidebar} from '@site/src/components/PhoneMenu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      {...targetAttributes(useHasSidebar() ? SIDEBAR_ID : MENU_ID)}
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}>
      <IconMenu />
    </button>
  );
}
