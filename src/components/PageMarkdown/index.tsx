import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {encodePath, withSlash} from '@site/plugins/kit/addresses';

/**
 * Links to the page's Markdown copy, which plugins/markdown-copies writes next to its HTML, and to its differences from another
 * version (plugins/version-differences). A script of plugins/static-first copies the file that the button names.
 */
export default function PageMarkdown({permalink}: {permalink: string}): ReactNode {
  const folder = useBaseUrl(encodePath(withSlash(permalink)));
  const {metadata} = useDoc();
  const differences = usePluginData('version-differences') as string | undefined;
  const {version, pluginId} = useDocsVersion();
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  const versions = useVersions(pluginId);
  const at = versions.findIndex(({name}) => name === version);
  const other = versions[at + 1] ?? versions[at - 1];
  // Unlisted pages have no copy.
  if (metadata.unlisted) {
    return null;
  }
  return (
    <div className="theme-page-markdown">
      <Head>
        <link rel="alternate" type="text/markdown" href={`${folder}index.md`} />
      </Head>
      <button type="button" className="clean-btn" data-copies={`${folder}index.md`}>
        Copy page as Markdown
      </button>
      <a href={`${folder}index.md`}>View as Markdown</a>
      {differences && other && alternateDocVersions[other.name] && (
        <a href={folder + differences} data-differences="">
          Compare with {other.label}
        </a>
      )}
    </div>
  );
}
