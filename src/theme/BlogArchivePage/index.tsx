// Change: ejected. Years are headings of the second level below the title, posts come newest first and say
// what they are about; the original skips a level and has a second banner.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {dayOfYear} from '@site/lib/dates';
import styles from './styles.module.css';

/** The posts by year, both in the order of the posts: newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): Map<string, ArchiveBlogPost[]> {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

function Entry({post: {metadata}}: {post: ArchiveBlogPost}): ReactNode {
  return (
    <li className={styles.entry}>
      <time dateTime={metadata.date}>{dayOfYear(new Date(metadata.date))}</time>
      <Link to={metadata.permalink}>{metadata.title}</Link>
      <p>{metadata.description}</p>
    </li>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Archive" description="Every post of the blog by year, newest first." />
      <Layout>
        <main className={styles.page}>
          <Heading as="h1">Archive</Heading>
          <p>
            Every post of <Link to="/blog/">the blog</Link>, newest first.
          </p>
          {Array.from(byYear(archive.blogPosts), ([year, posts]) => (
            <section key={year} className={styles.year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className={styles.list}>
                {posts.map((post) => (
                  <Entry key={post.metadata.permalink} post={post} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
