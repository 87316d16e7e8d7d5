// Change: ejected. The blog's frame with its sidebar; years are H2, and posts come newest first with their descriptions. The original skips a heading level
// and shows only titles.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogArchivePage';

/** For example `November 2`. */
const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const years = new Set(posts.map(({date}) => date.slice(0, 4)));
  const items = posts.map(({title, permalink, date, unlisted}) => ({title, permalink, date, unlisted}));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description="All blog posts by year, newest first." />
      <BlogLayout sidebar={{title: 'All posts', items}}>
        <div className="archive">
          <Heading as="h1">Archive</Heading>
          {Array.from(years, (year) => (
            <section key={year} className="margin-top--lg">
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="clean-list">
                {posts
                  .filter(({date}) => date.startsWith(year))
                  .map(({permalink, date, title, description}) => (
                    <li key={permalink} className="margin-bottom--md">
                      <p className="byline">
                        <time dateTime={date}>{dayOf(date)}</time>
                      </p>
                      <h3>
                        <Link to={permalink}>{title}</Link>
                      </h3>
                      <p>{description}</p>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
