// Change: wraps the original. It announces the unreleased version, whose own pages say what they are.
import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/AnnouncementBar';

export default function AnnouncementBar(): ReactNode {
  // The not-found page is one file for all addresses: an address alone does not tell the version.
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  return activeDoc && activeVersion?.name === 'current' ? null : <Original />;
}
