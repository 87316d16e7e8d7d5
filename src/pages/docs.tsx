import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {Redirect} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {docsEntry} from '@site/config/site';
import {withSlash} from '@site/plugins/engine/addresses';
import {Name} from '@site/plugins/engine/names';

/** Address of the docs entry in a version, with the final slash that the plugin's data lacks. */
function entryOf(version: GlobalVersion): string {
  const {path} = version.docs.find(({id}) => id === docsEntry) ?? version;
  return withSlash(path);
}

/** Redirects when the reader's preference is known. Until then, and without JavaScript, it's a link. */
function Entry({released}: {released: GlobalVersion}): ReactNode {
  const {preferredVersion} = useDocsPreferredVersion();
  if (useIsBrowser()) {
    return <Redirect to={entryOf(preferredVersion ?? released)} />;
  }
  return (
    <p>
      Start with the <Link to={entryOf(released)}>tutorial overview for {released.label}</Link>.
    </p>
  );
}

/** `/docs/` redirects to the docs entry of the reader's preferred version, or of the released version. */
export default function Docs(): ReactNode {
  const released = useLatestVersion(undefined);
  return (
    <Layout
      title="Documentation"
      description="Start reading the Holos documentation with the tutorial overview.">
      <Head>
        {/* See plugins/shell/static-first. */}
        <meta name={Name.StartNow} content="true" />
        <meta name={Name.Redirect} content={entryOf(released)} />
      </Head>
      <main className="container margin-vert--xl">
        <h1>Documentation</h1>
        <Entry released={released} />
      </main>
    </Layout>
  );
}
