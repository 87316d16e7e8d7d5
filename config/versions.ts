/** The versions of this site's docs. This file is in the browsers' bundles. */
import releasedNames from '../versions.json';
import {versionsOf, type Version} from '../plugins/engine/versions';
import {name as unreleasedName} from './unreleased.json';

export type {Version};

/** The unreleased version first, then newest to oldest. `npm run release` updates both files. */
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
