import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {versions} from '@site/config/site';

/** The version of the docs that one reads, or read last, by the segment of its addresses. */
export function useReadVersion(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const {name} = active ?? preferredVersion ?? versions.released;
  return Object.values(versions).find((version) => version.name === name)?.path ?? versions.released.path;
}
