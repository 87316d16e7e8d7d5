import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {encodePath, withSlash} from '@site/plugins/engine/addresses';

/**
 * The number of changes since the version before, or in the oldest version the one in the next, as a link to them: `7 changes in v2`,
 * or as text: `Same in v2`. plugins/publish/version-differences writes it into the finished page, and React leaves it there.
 */
export default function VersionDifferences({className}: {className?: string}): ReactNode {
  const {metadata} = useDoc();
  const folder = useBaseUrl(encodePath(withSlash(metadata.permalink)));
  const file = usePluginData('version-differences') as string | undefined;
  const {version, pluginId} = useDocsVersion();
  const {alternateDocVersions} = useActiveDocContext(pluginId);
  const versions = useVersions(pluginId);
  const at = versions.findIndex(({name}) => name === version);
  const before = versions[at + 1];
  const other = before ?? versions[at - 1];
  // Unlisted pages have no copy to compare.
  if (!file || !other || !alternateDocVersions[other.name] || metadata.unlisted) {
    return null;
  }
  return (
    <a
      className={className}
      href={folder + file}
      data-differences={`${before ? 'since' : 'in'} ${other.label}`}
      dangerouslySetInnerHTML={{__html: `Compare with ${other.label}`}}
      suppressHydrationWarning
    />
  );
}
