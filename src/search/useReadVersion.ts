import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {released, versions} from '@site/config/versions';

/** The version of the docs that one reads, or read last, by the segment of its addresses. */
export function useReadVersion(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const {name} = active ?? preferredVersion ?? released;
  return versions.find((version) => version.name === name)?.path ?? released.path;
}
