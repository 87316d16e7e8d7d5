import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {Name} from '../../../engine/names';
import {MENU_ID, SIDEBAR_ID} from '../names';

/** Attributes of a button that opens or closes a menu. React 18 passes on unknown attributes in lower case. */
export function popoverTarget(id: string, action?: 'hide'): object {
  return {popovertarget: id, popovertargetaction: action};
}

interface Props {
  id: typeof MENU_ID | typeof SIDEBAR_ID;
  className?: string;
  children: ReactNode;
}

/**
 * A menu of a phone, as a popover: a bar with the button that closes it, then the children; the rest of the window closes the
 * menu as well. A sidebar also leads back to the main menu. On wide screens phone-menu.css shows only the children.
 */
export default function PhoneMenu({id, className, children}: Props): ReactNode {
  const isSidebar = id === SIDEBAR_ID;
  const Container = isSidebar ? 'aside' : 'div';
  return (
    <Container {...{id, popover: 'auto'}} className={clsx(Name.PhoneMenu, className)}>
      <Head>{isSidebar && <body data-sidebar="" />}</Head>
      <div className="phone-menu__panel">
        <div className="navbar-sidebar__brand phone-menu__only">
          <NavbarLogo />
          <NavbarColorModeToggle className="margin-right--md" />
          <button
            type="button"
            {...popoverTarget(id, 'hide')}
            className="clean-btn navbar-sidebar__close"
            aria-label="Close navigation bar">
            <IconClose color="var(--ifm-color-emphasis-600)" />
          </button>
        </div>
        {isSidebar && (
          <button
            type="button"
            {...popoverTarget(MENU_ID)}
            className="clean-btn navbar-sidebar__back phone-menu__only">
            <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
              ← Back to main menu
            </Translate>
          </button>
        )}
        {children}
      </div>
      <button
        type="button"
        {...popoverTarget(id, 'hide')}
        className="clean-btn phone-menu__only phone-menu__backdrop"
        tabIndex={-1}
        aria-hidden="true"
      />
    </Container>
  );
}
