// Change: ejected. Sidebar, text and contents stand on the columns of the site's grid, and the navbar learns whether
// the page has a sidebar, which a phone's menu then opens at. The original has twelve columns of its own.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import {HasSidebarProvider} from '@site/src/components/PhoneMenu';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  const hasSidebar = Boolean(sidebar?.items.length);
  return (
    <HasSidebarProvider value={hasSidebar}>
      <Layout {...layout}>
        <div className={clsx(styles.page, hasSidebar && styles.withSidebar)}>
          <BlogSidebar sidebar={sidebar} />
          <main>{children}</main>
          {toc && <div>{toc}</div>}
        </div>
      </Layout>
    </HasSidebarProvider>
  );
}
