// Change: ejected. The browser folds a category, before React runs and without JavaScript; its link stands beside the
// arrow. The original needs React, and leaves the pages of a folded category out of the HTML; here only a sidebar of
// hundreds of entries does.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, usePrevious} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import {isLong} from './isLong';

export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {items, label, collapsible, className} = item;
  const href = item.linkUnlisted ? undefined : item.href;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const fold = useRef<HTMLDetailsElement>(null);
  // From then on the browser alone opens and closes it, but for the two cases below.
  const [initiallyOpen] = useState(isActive || !item.collapsed);
  const wasActive = usePrevious(isActive);
  // Every page carries the sidebar: with a thousand entries it would be most of each page, and of the time of a build.
  const sidebar = useDocsSidebar();
  const isLean = isLong(sidebar?.items ?? []);
  const [wasOpened, setWasOpened] = useState(initiallyOpen);
  const firstPage = isLean && !wasOpened ? findFirstSidebarItemLink(item) : undefined;

  function unfold(): void {
    if (fold.current) {
      fold.current.open = true;
    }
  }

  // It may have been opened before React ran.
  useEffect(() => {
    if (fold.current?.open) {
      setWasOpened(true);
    }
  }, []);

  // Navigation into a category shows its pages.
  useEffect(() => {
    if (isActive && wasActive === false) {
      unfold();
    }
  }, [isActive, wasActive]);

  const pages = (
    <ul className="menu__list">
      {firstPage ? (
        <li className="menu__list-item">
          <Link className="menu__link" href={firstPage}>
            First page
          </Link>
        </li>
      ) : (
        <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
      )}
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
      {(href || !collapsible) && (
        <div
          className={clsx(
            'menu__list-item-collapsible',
            isCurrentPage && 'menu__list-item-collapsible--active',
          )}>
          <Link
            className={clsx(
              'menu__link',
              collapsible && 'menu__link--sublist',
              isActive && 'menu__link--active',
            )}
            aria-current={isCurrentPage ? 'page' : undefined}
            href={href}
            onClick={() => {
              onItemClick?.(item);
              unfold();
            }}
            {...props}>
            {label}
          </Link>
        </div>
      )}
      {collapsible ? (
        <details ref={fold} open={initiallyOpen} onToggle={isLean ? () => setWasOpened(true) : undefined}>
          {href ? (
            <summary className="menu__caret" aria-label={`Sidebar category '${label}'`} />
          ) : (
            <summary className="menu__link menu__link--sublist menu__link--sublist-caret">{label}</summary>
          )}
          {pages}
        </details>
      ) : (
        pages
      )}
    </li>
  );
}
