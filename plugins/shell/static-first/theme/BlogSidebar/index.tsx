// Change: ejected. All screens use one sidebar; on a phone it's a popover, which opens before and without React.
// Years are list entries, because the original's headings would come before the page's H1.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar';
import {Name} from '../../../../engine/names';
import PhoneMenu from '../../components/PhoneMenu';
import {SIDEBAR_ID} from '../../names';

export default function BlogSidebar({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar?.items ?? []);
  if (!sidebar?.items.length) {
    return null;
  }
  return (
    <PhoneMenu id={SIDEBAR_ID} className={clsx(Name.BlogSidebar, 'col col--3')}>
      <nav className="menu thin-scrollbar" aria-label="Blog recent posts navigation">
        <strong>{sidebar.title}</strong>
        <ul className="clean-list">
          {groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
            <li key={year} className="margin-top--md">
              <span className="blog-sidebar__year">{year}</span>
              <BlogSidebarItemList
                items={posts}
                ulClassName="menu__list"
                linkClassName="menu__link"
                linkActiveClassName="menu__link--active"
              />
            </li>
          ))}
        </ul>
      </nav>
    </PhoneMenu>
  );
}
