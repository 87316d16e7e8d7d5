// Change: ejected. The browser folds a category before and without React; its link is next to the arrow. The
// original needs React to fold.
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {items, label, className} = item;
  const href = item.linkUnlisted ? undefined : item.href;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const fold = useRef<HTMLDetailsElement>(null);
  // After that, only the browser opens and closes it, unless the reader navigates into it.
  const [initiallyOpen] = useState(isActive || !item.collapsed);

  function unfold(): void {
    if (fold.current) {
      fold.current.open = true;
    }
  }

  useLayoutEffect(() => {
    if (isActive) {
      unfold();
    }
  }, [isActive]);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      {href && (
        <div
          className={clsx(
            'menu__list-item-collapsible',
            isCurrentPage && 'menu__list-item-collapsible--active',
          )}>
          <Link
            className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
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
      <details ref={fold} open={initiallyOpen}>
        {href ? (
          <summary className="menu__caret" aria-label={`Sidebar category '${label}'`} />
        ) : (
          <summary className="menu__link menu__link--sublist menu__link--sublist-caret">{label}</summary>
        )}
        <ul className="menu__list">
          <DocSidebarItems
            items={items}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      </details>
    </li>
  );
}
