// Change: ejected. The browser opens the menu: the sidebar on a page that has one, elsewhere the main menu. phone-menu.css
// shows one of the two buttons, because the navbar doesn't know which page it's on.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import IconMenu from '@theme/Icon/Menu';
import {popoverTarget} from '../../../../components/PhoneMenu';
import {MENU_ID, SIDEBAR_ID} from '../../../../names';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      {[MENU_ID, SIDEBAR_ID].map((id) => (
        <button
          key={id}
          type="button"
          {...popoverTarget(id)}
          className={clsx('navbar__toggle clean-btn', id === SIDEBAR_ID && 'sidebar-toggle')}
          aria-label="Toggle navigation bar">
          <IconMenu />
        </button>
      ))}
    </>
  );
}
