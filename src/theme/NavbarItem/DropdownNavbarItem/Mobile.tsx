import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

/** A dropdown inside the mobile menu: a button that unfolds a list of links below it. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  onClick,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  const listId = useId();
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx(
          'clean-btn',
          'menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
          className,
        )}
        aria-expanded={!collapsed}
        aria-controls={listId}
        onClick={toggleCollapsed}>
        {label}
      </button>
      <div id={listId}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              onClick={(event) => {
                item.onClick?.(event);
                // Closes the mobile menu, as every other item of it does.
                onClick?.(event);
              }}
              key={index}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
