import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {released, versions, type Version} from '@site/config/versions';

const states: Record<Version['status'], string> = {
  released: ', the released version. Use it for new platforms.',
  unreleased: `, which isn't released yet, so its fields can still change. For a new platform, use ${released.label}.`,
  older: `, an older version. The released version is ${released.label}.`,
};

/**
 * A sentence that says which API version a page is about, and whether to use it. Pages use this component, because the
 * next release would make a written sentence untrue (the rules for writers reject it).
 */
export default function VersionStatus(): ReactNode {
  const {version: name} = useDocsVersion();
  const version = versions.find((one) => one.name === name);
  if (!version) {
    throw new Error(`config/versions.ts has no version ${name}`);
  }
  return (
    <>
      These pages describe API version <strong>{version.label}</strong>
      {states[version.status]}
    </>
  );
}
