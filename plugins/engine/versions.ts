/** Versions of the docs. Browsers load this file, so it doesn't import Node.js modules. */

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
export function versionsOf(releasedNames: readonly string[], unreleasedName: string): Version[] {
  return [
    {
      name: 'current',
      label: unreleasedName,
      path: unreleasedName,
      folder: 'docs',
      status: 'unreleased',
    },
    ...releasedNames.map((name, index): Version => ({
      name,
      label: name,
      path: name,
      folder: `versioned_docs/version-${name}`,
      status: index === 0 ? 'released' : 'older',
    })),
  ];
}
