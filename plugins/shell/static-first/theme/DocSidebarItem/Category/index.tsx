// Change: ejected. The browser folds a category before and without React; its link is next to the arrow. The
// original needs React to fold. As in the original, a closed category of a long sidebar has no entries until it opens.
import {useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import {memoizeWeak} from '../../../../../engine/memoizeWeak';
import type {Options} from '../../../index';

/** The links of a sidebar, those in closed categories as well. */
const countLinks = memoizeWeak((items: PropSidebar): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countLinks(item.items) : 0), 0),
);

export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {items, label, className} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const fold = useRef<HTMLDetailsElement>(null);
  // After that, only the browser opens and closes it, unless the reader navigates into it.
  const [isOpened, setOpened] = useState(isActive || !item.collapsed);
  if (isActive && !isOpened) {
    setOpened(true);
  }
  const {wholeSidebar} = usePluginData('static-first') as Options;
  const isLong = countLinks(useDocsSidebar()?.items ?? []) > wholeSidebar;
  /** The page of a category without entries, or that of its first entry. */
  const closedHref = isLong && !isOpened ? findFirstSidebarItemLink(item) : undefined;
  const href = closedHref ?? (item.linkUnlisted ? undefined : item.href);
  const isCurrentPage = isSamePath(href, activePath);
  const name = `Sidebar category '${label}'`;

  function unfold(): void {
    if (fold.current) {
      fold.current.open = true;
    }
  }

  /** Puts the fold with the entries in the place of the button, the focus included. */
  function expand(event: SyntheticEvent): void {
    event.preventDefault();
    flushSync(() => setOpened(true));
    fold.current?.querySelector('summary')?.focus();
  }

  useLayoutEffect(() => {
    if (isActive) {
      unfold();
    }
  }, [isActive]);

  const entries = (
    <ul className="menu__list">
      <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
    </ul>
  );

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      {(href ?? !item.collapsible) && (
        <div
          className={clsx(
            'menu__list-item-collapsible',
            isCurrentPage && 'menu__list-item-collapsible--active',
          )}>
          <Link
            className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
            aria-current={isCurrentPage ? 'page' : undefined}
            href={href}
            onClick={unfold}
            {...props}>
            {label}
          </Link>
          {closedHref && (
            // A link, because it leads to a list of the entries where React doesn't start. A press starts React: page/start.ts.
            <Link
              className="menu__caret"
              role="button"
              aria-expanded="false"
              aria-label={name}
              href={closedHref}
              onClick={expand}
              onKeyDown={(event) => event.key === ' ' && expand(event)}
            />
          )}
        </div>
      )}
      {!item.collapsible && entries}
      {item.collapsible && !closedHref && (
        <details ref={fold} open={isOpened}>
          {href ? (
            <summary className="menu__caret" aria-label={name} />
          ) : (
            <summary className="menu__link menu__link--sublist menu__link--sublist-caret">{label}</summary>
          )}
          {entries}
        </details>
      )}
    </li>
  );
}
