// Change: ejected. The banner of an unreleased or older page leads to this same page (and place) in the released version,
// and is a note: the original's alert is read out again on every page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/DocVersionBanner';

/** What a reader must know of a version that is not the released one; see `banners` in docusaurus.config.ts. */
const states = {unreleased: 'unreleased', unmaintained: 'an older version'};

export default function DocVersionBanner({className}: Props): ReactNode {
  const {label, pluginId, banner} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion, latestVersionSuggestion: released} = useDocVersionSuggestions(pluginId);
  const {hash} = useLocation();
  const suffix = useIsBrowser() ? hash : '';
  if (!banner) {
    return null;
  }
  return (
    <div role="note" aria-label="Version" className={clsx(className, ThemeClassNames.docs.docVersionBanner)}>
      <span>
        {label} is <strong>{states[banner]}</strong>.
      </span>{' '}
      <Link
        to={latestDocSuggestion ? latestDocSuggestion.path + suffix : released.path}
        onClick={() => savePreferredVersionName(released.name)}>
        {latestDocSuggestion ? `Read ${released.label}` : `Go to ${released.label}`}
      </Link>
    </div>
  );
}
