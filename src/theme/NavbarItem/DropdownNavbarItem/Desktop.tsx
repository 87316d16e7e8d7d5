import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {DesktopOrMobileNavBarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

/** Which item the arrow and edge keys move to, from item `index` (-1: the button) of `count`. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A dropdown of the navbar on wide screens: a button that shows and hides a list of links. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setShown(false);
      }
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((event) => document.addEventListener(event, closeOutside));
    return () => events.forEach((event) => document.removeEventListener(event, closeOutside));
  }, [shown]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && shown) {
      setShown(false);
      button.current?.focus();
      return;
    }
    const isOpener = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!shown && !isOpener) {
      return;
    }
    const links = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('ul a'));
    const target = targetOf(
      event.key,
      links.findIndex((link) => link === event.target),
      links.length,
    );
    if (target !== undefined) {
      event.preventDefault();
      // The list must be visible before one of its links can take the focus.
      flushSync(() => setShown(true));
      links[target]?.focus();
    }
  }

  return (
    // The keys are those of the button and the links inside, handled where they bubble to.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', styles.desktop, {
        'dropdown--right': position === 'right',
        'dropdown--show': shown,
      })}
      onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', 'navbar__link', styles.button, className)}
        aria-expanded={shown}
        aria-controls={listId}
        onClick={() => setShown(!shown)}>
        {label}
      </button>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event) => {
              setShown(false);
              item.onClick?.(event);
            }}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
