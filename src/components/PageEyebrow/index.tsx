import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsSidebar, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {Name} from '@site/plugins/engine/names';

/** The category of the sidebar whose pages are steps; the first one is its overview. */
const STEPS = 'Tutorial';

/** Names the step that a page is, by its address: `/docs/v1/tutorial/setup/` → `Step 1 of 9` */
function useStep(permalink: string): string | undefined {
  const category = useDocsSidebar()?.items.find((item) => item.type === 'category' && item.label === STEPS);
  const pages = category?.type === 'category' ? category.items.slice(1) : [];
  const number = 1 + pages.findIndex((page) => 'href' in page && isSamePath(page.href, permalink));
  return number > 0 ? `Step ${number} of ${pages.length}` : undefined;
}

/** Tells search engines the pages above this one, and this one. A category without a page has no address. */
function TrailData({trail}: {trail: readonly {label: string; href?: string}[]}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const items = trail.flatMap(({label, href}) => (href ? {name: label, item: siteConfig.url + href} : []));
  const list = items.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item}));
  const data = {'@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: list};
  return <Head>{list.length > 0 && <script type="application/ld+json">{JSON.stringify(data)}</script>}</Head>;
}

/** The line above a page's title: its section of the docs, then its step, its group or the version: `Tutorial / Step 2 of 9`. */
export default function PageEyebrow({permalink}: {permalink: string}): ReactNode {
  // The last one is the page itself, which may be the root of a section.
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const {label: version} = useDocsVersion();
  const step = useStep(permalink);
  const section = breadcrumbs[0]?.label ?? 'Docs';
  return (
    <p className="breadcrumbs doc-eyebrow" {...{[Name.Section]: section}}>
      <TrailData trail={breadcrumbs} />
      <b>{section}</b> <span aria-hidden>/</span>{' '}
      <span>{step ?? breadcrumbs.slice(1, -1)[0]?.label ?? version}</span>
    </p>
  );
}
