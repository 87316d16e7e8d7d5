// Change: ejected. Years are headings of the second level, posts come newest first and say what they are about; the
// original skips a level and shows titles alone.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';

/** Such as `November 2`. */
const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

export default function BlogArchivePage({archive}: Props): ReactNode {
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  const years = new Set(posts.map(({date}) => date.slice(0, 4)));
  return (
    <>
      <PageMetadata title="Archive" description="Every post of the blog by year, newest first." />
      <Layout>
        <main className="container margin-vert--lg archive">
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
                      <time dateTime={date}>{dayOf(date)}</time>
                      <Link to={permalink}>{title}</Link>
                      <p>{description}</p>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
