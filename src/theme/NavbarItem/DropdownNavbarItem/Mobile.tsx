import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';

/** A dropdown inside the phone's menu, which unfolds below its label. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  return (
    <li className="menu__list-item">
      <details>
        <summary className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}>
          {label}
        </summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem mobile isDropdownItem activeClassName="menu__link--active" {...item} key={index} />
          ))}
        </ul>
      </details>
    </li>
  );
}
