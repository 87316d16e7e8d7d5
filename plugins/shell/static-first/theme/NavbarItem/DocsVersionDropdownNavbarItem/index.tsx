// Change: ejected. Each entry says whether its version is released, which the original can't. The browser follows the links,
// which page/version.ts completes, before and after React starts.
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {stored} from '../../../../../engine/dom';
import {Name} from '../../../../../engine/names';
import {PREFERRED_VERSION, VERSION_LABEL} from '../../../names';

function status(version: GlobalVersion): string {
  if (version.name === 'current') {
    return 'unreleased';
  }
  return version.isLast ? 'released' : 'older';
}

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const shown =
    activeDoc || isBrowser
      ? (activeVersion ?? preferredVersion ?? latest)
      : // What page/version.ts has shown on a page of no version. The not-found page is one file for all addresses.
        (versions.find(({name}) => name === stored(PREFERRED_VERSION)) ?? latest);

  const items = versions.map((version) => {
    const alternate = alternateDocVersions[version.name];
    return {
      // A no-break space, because Chromium drops an ordinary space from the accessible name.
      label: (
        <>
          {version.label}
          {'\u00a0'}
          <span className="version-status">{status(version)}</span>
        </>
      ),
      to: alternate?.path ?? version.path,
      isActive: () => version === activeVersion,
      [Name.Version]: version.name,
      // Query and hash belong to this page, and mean nothing on another version's start page.
      [Name.SamePage]: alternate ? '' : undefined,
    };
  });

  const label = (
    <>
      <span className={Name.VisuallyHidden}>Documentation version: </span>
      <span className={VERSION_LABEL} suppressHydrationWarning>
        {shown?.label}
      </span>
    </>
  );
  return <DropdownNavbarItem {...props} label={props.mobile ? 'Versions' : label} items={items} />;
}
