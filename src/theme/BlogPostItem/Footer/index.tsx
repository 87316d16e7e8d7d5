// Change: ejected. In a list the way on begins where the text does, and the tags follow; the original has the tags
// first and the way on at the far end, behind a label of its own.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import EditMetaRow from '@theme/EditMetaRow';
import styles from './styles.module.css';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {tags, title, permalink, editUrl, hasTruncateMarker, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <footer>
      <div className={styles.row}>
        {!isBlogPostPage && hasTruncateMarker && <ReadMoreLink blogPostTitle={title} to={permalink} />}
        <ul className={styles.tags} aria-label="Tags">
          {tags.map(({permalink: to, label, description}) => (
            <li key={to}>
              <Link to={to} {...(description && {title: description})} className={styles.tag}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {isBlogPostPage && editUrl && (
        <div className={styles.edit}>
          <EditMetaRow
            className={ThemeClassNames.blog.blogFooterEditMetaRow}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        </div>
      )}
    </footer>
  );
}
