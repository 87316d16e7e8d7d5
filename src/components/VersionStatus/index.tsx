import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {released, versions, type Version} from '@site/config/versions';

const states: Record<Version['status'], string> = {
  released: ': the released one. Choose it for a new platform.',
  unreleased: `, which is not released yet: its fields can still change. For a new platform, choose ${released.label}.`,
  older: `, an older one. The released version is ${released.label}.`,
};

/**
 * A sentence that says which API version a page is about, and whether to use it. Pages write it instead of words that
 * the next release makes untrue (the rules for writers refuse those).
 */
export default function VersionStatus(): ReactNode {
  const {version: name} = useDocsVersion();
  const version = versions.find((one) => one.name === name);
  if (!version) {
    throw new Error(`config/versions.ts has no version ${name}`);
  }
  return (
    <>
      These pages are about the API version <strong>{version.label}</strong>
      {states[version.status]}
    </>
  );
}
