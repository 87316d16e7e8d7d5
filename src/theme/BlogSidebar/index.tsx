// Change: ejected. One sidebar serves all screens: on a phone it is a popover, which opens before React runs and
// without JavaScript. The original has another there, which React adds to a menu of its own.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';
import {PHONE_MENU, SIDEBAR_ID} from '@site/lib/earlyNames';
import PhoneMenu, {menuAttributes} from '@site/src/components/PhoneMenu';
import styles from './styles.module.css';

const PostList: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName={clsx(styles.list, 'clean-list')}
    liClassName={styles.item}
    linkClassName={styles.link}
    linkActiveClassName={styles.active}
  />
);

function Sidebar({sidebar}: {sidebar: NonNullable<Props['sidebar']>}): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside {...menuAttributes(SIDEBAR_ID)} className={clsx('col col--3', PHONE_MENU)}>
      <PhoneMenu closes={SIDEBAR_ID} back className={styles.panel}>
        <nav
          className={clsx(styles.sidebar, 'thin-scrollbar')}
          aria-label={translate({
            id: 'theme.blog.sidebar.navAriaLabel',
            message: 'Blog recent posts navigation',
          })}>
          <div className={clsx(styles.title, 'margin-bottom--md')}>{sidebar.title}</div>
          <BlogSidebarContent
            items={items}
            ListComponent={PostList}
            yearGroupHeadingClassName={styles.year}
          />
        </nav>
      </PhoneMenu>
    </aside>
  );
}

export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? <Sidebar sidebar={sidebar} /> : null;
}
