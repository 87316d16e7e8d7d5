import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {DROPDOWN} from '@site/lib/earlyNames';
import styles from './styles.module.css';

/** A dropdown of the navbar on wide screens. Keys and closing are in plugins/early/controls/dropdown.ts. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  return (
    <details
      className={clsx('navbar__item', DROPDOWN, styles.desktop, position === 'right' && 'dropdown--right')}>
      <summary className={clsx('navbar__link', className)}>{label}</summary>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </details>
  );
}
