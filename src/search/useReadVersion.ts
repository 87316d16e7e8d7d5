import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {released, versions} from '@site/config/versions';

/** The version of the docs that the reader is on, or read last, as its addresses spell it. */
export function useReadVersion(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const {name} = active ?? preferredVersion ?? released;
  return versions.find((version) => version.name === name)?.path ?? released.path;
}
