/** The versions of this site's docs. This file is in the browsers' bundles, so it doesn't import Node.js modules. */
import releasedNames from '../versions.json';
import {name as unreleasedName} from './unreleased.json';

export interface Version {
  /** The framework's name: `current` for the unreleased version. */
  name: string;
  label: string;
  /** Segment of addresses after `/docs/`. */
  path: string;
  folder: string;
  /** `released` is the newest released version, which readers get by default; `older` ones came before it. */
  status: 'unreleased' | 'released' | 'older';
}

/** Describes all versions, the unreleased one first, then newest to oldest. */
export function versionsOf(released: readonly string[], unreleased: string): Version[] {
  return [
    {name: 'current', label: unreleased, path: unreleased, folder: 'docs', status: 'unreleased'},
    ...released.map((name, index): Version => ({
      name,
      label: name,
      path: name,
      folder: `versioned_docs/version-${name}`,
      status: index === 0 ? 'released' : 'older',
    })),
  ];
}

/** `npm run release` updates both files. */
export const versions = versionsOf(releasedNames, unreleasedName);

function only(status: Version['status']): Version {
  const version = versions.find((one) => one.status === status);
  if (!version) {
    throw new Error(`versions.json: no version of the docs is ${status}`);
  }
  return version;
}

export const released = only('released');

export const unreleased = only('unreleased');

/** In the order in which readers need them: the version that they get by default, the unreleased one, then older ones. */
export const versionsForReaders = [
  released,
  unreleased,
  ...versions.filter(({status}) => status === 'older'),
];
