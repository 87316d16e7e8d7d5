/** The versions of this site's docs. Browsers get this file. */
import releasedNames from '../versions.json';
import {versionsOf, type Version} from '../lib/versions';

/** Name of the version that is being written; the framework's versions.json lists the released ones. */
const UNRELEASED = 'v1alpha6';

/** The unreleased version first, then newest to oldest. */
export const versions = versionsOf(releasedNames, UNRELEASED);

function only(status: Version['status']): Version {
  const version = versions.find((one) => one.status === status);
  if (!version) {
    throw new Error(`versions.json: no version of the docs is ${status}`);
  }
  return version;
}

/** The version that readers get by default. */
export const released = only('released');

/** The version that docs/ holds. */
export const unreleased = only('unreleased');
