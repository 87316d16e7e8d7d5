// Change: wraps the original. On an unreleased page the banner leads to this same page (and place) in the
// released version, and is a note: the original's alert is read out again on every page.
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
import Original from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import styles from './styles.module.css';

function UnreleasedBanner({className}: Props): ReactNode {
  const {label, pluginId} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {latestDocSuggestion, latestVersionSuggestion: released} = useDocVersionSuggestions(pluginId);
  const {hash} = useLocation();
  const suffix = useIsBrowser() ? hash : '';
  return (
    <div
      role="note"
      aria-label="Version"
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}>
      <span>
        {label} is <strong>unreleased</strong>.
      </span>{' '}
      <Link
        to={latestDocSuggestion ? latestDocSuggestion.path + suffix : released.path}
        onClick={() => savePreferredVersionName(released.name)}>
        {latestDocSuggestion ? `Read ${released.label}` : `Go to ${released.label}`}
      </Link>
    </div>
  );
}

export default function DocVersionBanner(props: Props): ReactNode {
  const {banner} = useDocsVersion();
  return banner === 'unreleased' ? <UnreleasedBanner {...props} /> : <Original {...props} />;
}
