// Change: ejected. One sidebar serves all screens: on a phone it is a popover, which opens before React runs and
// without JavaScript. The original has another there, which React adds to a menu of its own. Years are entries of a
// list: as the headings that the original makes of them they stand before the page's own.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar';
import {PHONE_MENU, SIDEBAR_ID} from '@site/lib/earlyNames';
import PhoneMenu, {menuAttributes} from '@site/src/components/PhoneMenu';
import styles from './styles.module.css';

function Sidebar({sidebar}: {sidebar: NonNullable<Props['sidebar']>}): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside {...menuAttributes(SIDEBAR_ID)} className={PHONE_MENU}>
      <PhoneMenu closes={SIDEBAR_ID} back className={styles.panel}>
        <nav
          className={clsx(styles.sidebar, 'thin-scrollbar')}
          aria-label={translate({
            id: 'theme.blog.sidebar.navAriaLabel',
            message: 'Blog recent posts navigation',
          })}>
          <p className={styles.title}>{sidebar.title}</p>
          <ul className="clean-list">
            {groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
              <li key={year} className={styles.group}>
                <span className={styles.year}>{year}</span>
                <BlogSidebarItemList
                  items={posts}
                  ulClassName="clean-list"
                  liClassName={styles.item}
                  linkClassName={styles.link}
                  linkActiveClassName={styles.active}
                />
              </li>
            ))}
          </ul>
        </nav>
      </PhoneMenu>
    </aside>
  );
}

export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? <Sidebar sidebar={sidebar} /> : null;
}
