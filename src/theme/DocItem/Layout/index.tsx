// Change: ejected. One row has what to do with the page; on a phone it stays below the navbar and has the contents. The
// original has three boxes above the title, which fill half a phone's screen, and its update date isn't part of a schema.org item.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageEyebrow from '@site/src/components/PageEyebrow';
import PageMenu from '@site/src/components/PageMenu';
import {links, site} from '@site/config/site';
import {withSlash} from '@site/plugins/engine/addresses';
import {Name} from '@site/plugins/engine/names';

/** A title of more letters takes three lines on a phone, so it is smaller there. */
const LONG = 40;

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc, contentTitle} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  // From config/frontMatter.ts: every second part is code.
  const lead = String((frontMatter as {lead?: string}).lead).split('`');
  const issue = new URLSearchParams({
    title: `Docs: ${metadata.title}`,
    body: `Page: ${site.url}${withSlash(metadata.permalink)}\n\nWhat I looked for:\n\nWhat was missing, wrong or helpful:\n`,
  });
  return (
    <div className="doc-columns">
      {/* Before the text, as on phones. Near the other list, it also adds few bytes to a compressed page. */}
      {hasContents && <DocItemTOCDesktop />}
      <div className={Name.DocColumn}>
        <ContentVisibility metadata={metadata} />
        {/* The theme's date of the last update is a property of this item. */}
        <article itemScope itemType="https://schema.org/TechArticle">
          <div className="doc-bar">
            {hasContents && <DocItemTOCMobile />}
            <PageMenu />
          </div>
          <header className="doc-head">
            <PageEyebrow permalink={metadata.permalink} />
            {/* If the text has its own title, it's already part of the text. */}
            {contentTitle === undefined && !frontMatter.hide_title && (
              <Heading as="h1" className={clsx(metadata.title.length > LONG && 'long')} itemProp="headline">
                {metadata.title}
              </Heading>
            )}
            <p className="doc-lead">
              {lead.map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}
            </p>
            <DocVersionBanner />
          </header>
          {/* Reader views look for a name that speaks of text: else a table of links could be the page. */}
          <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown doc-text')}>
            <MDXContent>{children}</MDXContent>
          </div>
          <div className="page-foot">
            <DocItemFooter />
            <Link to={`${links.repository}/issues/new?${String(issue)}`}>Report a problem</Link>
          </div>
        </article>
        <DocItemPaginator />
      </div>
    </div>
  );
}
