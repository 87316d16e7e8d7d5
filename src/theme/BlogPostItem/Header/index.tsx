// Change: ejected. The byline is one line above the title: the day and the authors' names. The original has three lines below a
// larger title.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, authors, title, permalink} = metadata;
  return (
    <header>
      <p className="byline">
        <time dateTime={date}>{format.format(new Date(date))}</time>
        {authors.map(({name, page, url}, index) => (
          <span key={index}>
            {' · '}
            <Link to={page?.permalink ?? url}>{name}</Link>
          </span>
        ))}
      </p>
      {isBlogPostPage ? (
        <h1>{title}</h1>
      ) : (
        <h2>
          <Link to={permalink}>{title}</Link>
        </h2>
      )}
    </header>
  );
}
