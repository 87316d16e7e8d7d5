// Change: replaces the original, which brings the not-found page for unknown paths: DocsRoot shows it before.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

export default function DocRoot(props: Props): ReactNode {
  const page = useDocRootMetadata(props);
  return page ? (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={page.sidebarName} items={page.sidebarItems}>
        <DocRootLayout>{page.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  ) : null;
}
