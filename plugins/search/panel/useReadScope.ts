import {useActiveVersion, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import options from '@generated/search/default/panel.json';

/** Name of the part of the site that the reader is in, or read last: a version of the docs. */
export function useReadScope(): string {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const name = (active ?? preferredVersion)?.name;
  const known = options.scopes.find(({version}) => version !== undefined && version === name);
  return (known ?? options.scopes[0])?.name ?? '';
}
