// Change: ejected, since the original leaves no place to mark an item. Each version says whether it is
// released, and links carry the address's query and hash only once hydrated, so that the HTML matches. A version
// that is chosen in another tab, or while the browser keeps this page to go back to, is the preferred one here as well.
import {useEffect, type ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {PREFERRED_VERSION, SAME_PAGE, VERSION} from '@site/lib/earlyNames';
import styles from './styles.module.css';

/** What the reader must know of a version before choosing it. */
function statusOf(version: GlobalVersion): string {
  if (version.name === 'current') {
    return 'unreleased';
  }
  return version.isLast ? 'released' : 'older';
}

function VersionLabel({version}: {version: GlobalVersion}): ReactNode {
  // A space that does not break: Chromium drops another one from the name that a screen reader says.
  return (
    <>
      {version.label}
      {'\u00a0'}
      <span className={styles.status}>{statusOf(version)}</span>
    </>
  );
}

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
  ...props
}: Props): ReactNode {
  const {search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  // The not-found page is one file for all addresses, whichever version they name.
  const shownVersion = activeDoc || isBrowser ? candidate : latest;
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  useEffect(() => {
    const follow = ({key, newValue}: StorageEvent) => {
      if (key === PREFERRED_VERSION && newValue) {
        savePreferredVersionName(newValue);
      }
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [savePreferredVersionName]);
  const suffix = isBrowser ? search + hash : '';

  const items = versions.map((version) => {
    const alternate = alternateDocVersions[version.name];
    return {
      label: <VersionLabel version={version} />,
      // Query and hash belong to this page; the start page of a version knows neither.
      to: alternate ? alternate.path + suffix : version.path,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
      // Before React runs: see plugins/early/controls/version.ts.
      [VERSION]: version.name,
      [SAME_PAGE]: alternate ? '' : undefined,
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      label={
        props.mobile ? (
          'Versions'
        ) : (
          <>
            <span className="sr-only">Documentation version: </span>
            <span className={styles.room}>
              {versions.map((version) => (
                <span key={version.name} className={version === shownVersion ? undefined : styles.hidden}>
                  {version.label}
                </span>
              ))}
            </span>
          </>
        )
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
