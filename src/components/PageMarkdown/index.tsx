import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withSlash} from '@site/plugins/kit/addresses';

/**
 * Links to the page's Markdown copy, which plugins/markdown-copies writes next to its HTML. A script of plugins/static-first
 * copies the file that the button names.
 */
export default function PageMarkdown({permalink}: {permalink: string}): ReactNode {
  const address = useBaseUrl(`${withSlash(permalink)}index.md`);
  return (
    <div className="theme-page-markdown">
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" className="clean-btn" data-copies={address}>
        Copy page as Markdown
      </button>
      <a href={address}>View as Markdown</a>
    </div>
  );
}
