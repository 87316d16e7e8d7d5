// Change: replaces the original. Says in one line when a post was written and by whom, and on the post's own page
// offers it as Markdown, to copy or to view; the date needs no `Intl`: see lib/dates.ts. This site shows no reading time.
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import PageMarkdown from '@site/src/components/PageMarkdown';
import {longDay} from '@site/lib/dates';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {authors, date, permalink} = metadata;
  return (
    <div className={clsx(styles.row, className)}>
      <p className={styles.byline}>
        <time dateTime={date}>{longDay(new Date(date))}</time>
        {authors.map(({name, url}, index) => (
          <Fragment key={name}>
            {index === 0 ? ' by ' : ', '}
            {url ? <Link to={url}>{name}</Link> : name}
          </Fragment>
        ))}
      </p>
      {isBlogPostPage && <PageMarkdown permalink={permalink} />}
    </div>
  );
}
