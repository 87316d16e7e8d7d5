// Change: ejected. A `<details>`, which works before React and without scripts; page/dropdown.ts adds keys and closing. The
// original opens only on hover and Enter, follows its own link on a tap, and can't be closed with the keyboard.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {DROPDOWN} from '../../../names';

export default function DropdownNavbarItem({
  mobile = false,
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const links = items.map((item, index) => (
    <NavbarItem
      mobile={mobile}
      isDropdownItem
      activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
      {...item}
      key={index}
    />
  ));
  if (mobile) {
    return (
      <li className="menu__list-item">
        <details>
          <summary className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}>
            {label}
          </summary>
          <ul className="menu__list">{links}</ul>
        </details>
      </li>
    );
  }
  return (
    <details className={clsx('navbar__item', DROPDOWN, position === 'right' && 'dropdown--right')}>
      <summary className={clsx('navbar__link', className)}>{label}</summary>
      <ul className="dropdown__menu">{links}</ul>
    </details>
  );
}
