import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {MENU_ID} from '@site/lib/earlyNames';
import styles from './styles.module.css';

const HasSidebar = createContext(false);

/** Tells the navbar above it, on the server too, whether the page has a sidebar: the phone's toggle then opens that. */
export const HasSidebarProvider = HasSidebar.Provider;

export function useHasSidebar(): boolean {
  return useContext(HasSidebar);
}

/** Attributes that make an element a menu of a phone. React 18 passes on attributes in small letters that it does not know. */
export function menuAttributes(id: string): object {
  return {id, popover: 'auto'};
}

/** Attributes of a button that opens such a menu, or closes it. */
export function targetAttributes(id: string, action?: 'hide'): object {
  return {popovertarget: id, popovertargetaction: action};
}

interface Props {
  /** Id of the menu that its buttons close. */
  closes: string;
  /** Whether to offer the way back to the main menu. */
  back?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Content of a phone's menu: a bar with the way out, then the children; the rest of the window closes the menu. On
 * wide screens only the children are shown.
 */
export default function PhoneMenu({closes, back = false, className, children}: Props): ReactNode {
  return (
    <>
      <div className={clsx(styles.panel, className)}>
        <div className={clsx('navbar-sidebar__brand', styles.phoneOnly)}>
          <NavbarLogo />
          <NavbarColorModeToggle className="margin-right--md" />
          <button
            type="button"
            {...targetAttributes(closes, 'hide')}
            className="clean-btn navbar-sidebar__close"
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
            })}>
            <IconClose color="var(--ifm-color-emphasis-600)" />
          </button>
        </div>
        {back && (
          <button
            type="button"
            {...targetAttributes(MENU_ID)}
            className={clsx('clean-btn navbar-sidebar__back', styles.phoneOnly, styles.back)}>
            ← Back to main menu
          </button>
        )}
        {children}
      </div>
      <button
        type="button"
        {...targetAttributes(closes, 'hide')}
        className={clsx('clean-btn', styles.phoneOnly, styles.backdrop)}
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  );
}
