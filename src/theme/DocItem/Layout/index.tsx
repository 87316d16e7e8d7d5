// Change: ejected. The title comes before version, Markdown copy and contents, and the contents stand in a column of
// the site's grid. In the original three boxes stand above the title, half the screen of a phone.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import PageFeedback from '@site/src/components/PageFeedback';
import PageMarkdown from '@site/src/components/PageMarkdown';
import styles from './styles.module.css';

/** The version, which leads to its start, where no breadcrumbs and no banner say it. */
function VersionLink(): ReactNode {
  const version = useActiveVersion(undefined);
  const {banner} = useDocsVersion();
  return (
    version &&
    !banner && (
      <Link to={version.path} className={styles.version}>
        {version.label}
      </Link>
    )
  );
}

/** What belongs to the page as a whole: its title, the state of its version, its Markdown copy. */
function PageHeader(): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <header className={styles.header}>
      {/* A title in the text itself is part of the text. */}
      {!frontMatter.hide_title && contentTitle === undefined && <Heading as="h1">{metadata.title}</Heading>}
      <DocVersionBanner />
      <div className={styles.line}>
        <VersionLink />
        <PageMarkdown permalink={metadata.permalink} />
      </div>
    </header>
  );
}

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const isWide = useWindowSize() !== 'mobile';
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <PageHeader />
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          <PageFeedback />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && isWide && (
        <div>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
