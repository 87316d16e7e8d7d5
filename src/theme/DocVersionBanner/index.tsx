// Change: ejected. On an unreleased or older page, the banner links to the same page and section in the released version.
// It's a note, because screen readers announce the original's alert on every page.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {Name} from '@site/plugins/engine/names';

/** The status of a version that isn't the released one; see `banners` in docusaurus.config.ts. */
const states = {unreleased: 'unreleased', unmaintained: 'an older version'};

export default function DocVersionBanner(): ReactNode {
  const {label, pluginId, banner} = useDocsVersion();
  const {latestDocSuggestion, latestVersionSuggestion: released} = useDocVersionSuggestions(pluginId);
  if (!banner) {
    return null;
  }
  return (
    <div role="note" aria-label="Version" className={ThemeClassNames.docs.docVersionBanner}>
      <span>
        {label} is <strong>{states[banner]}</strong>.
      </span>{' '}
      {/* A script of plugins/shell/static-first keeps the choice and the place. */}
      <Link
        to={latestDocSuggestion?.path ?? released.path}
        {...{[Name.Version]: released.name, [Name.SamePage]: latestDocSuggestion && ''}}>
        {latestDocSuggestion ? `Read this page for ${released.label}` : `Go to ${released.label}`}
      </Link>
    </div>
  );
}
