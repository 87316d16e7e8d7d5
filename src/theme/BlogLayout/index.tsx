// Change: ejected. Sidebar, text and contents stand on the columns of the site's grid. The original has twelve columns.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...layout}: Props): ReactNode {
  const hasSidebar = Boolean(sidebar?.items.length);
  return (
    <Layout {...layout}>
      <div className={clsx(styles.page, hasSidebar && styles.withSidebar)}>
        <BlogSidebar sidebar={sidebar} />
        <main>{children}</main>
        {toc && <div>{toc}</div>}
      </div>
    </Layout>
  );
}
