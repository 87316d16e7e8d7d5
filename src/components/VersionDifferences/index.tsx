import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {encodePath, withSlash} from '@site/plugins/engine/addresses';

/**
 * A link to what changed since the version before, or in the oldest version to what changes in the next. The build writes it as text
 * next to the page (plugins/publish/version-differences), so the preview has no link.
 */
export default function VersionDifferences({className}: {className?: string}): ReactNode {
  const {version, pluginId} = useDocsVersion();
  const {activeDoc, alternateDocVersions} = useActiveDocContext(pluginId);
  const folder = useBaseUrl(encodePath(withSlash(activeDoc?.path ?? '')));
  const versions = useVersions(pluginId);
  const at = versions.findIndex(({name}) => name === version);
  const before = versions[at + 1];
  const other = before ?? versions[at - 1];
  const isBuild = process.env.NODE_ENV === 'production';
  // Unlisted pages have no copy to compare, nor has the index of a category, whose id is its address.
  const isCompared = activeDoc && !activeDoc.unlisted && !activeDoc.id.startsWith('/');
  if (!isBuild || !other || !alternateDocVersions[other.name] || !isCompared) {
    return null;
  }
  return (
    <a className={className} href={`${folder}differences.txt`} target="_blank">
      Changes {before ? 'since' : 'in'} {other.label}
    </a>
  );
}
