import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import options from '@generated/search/default/options.json';
import {Name} from '../../engine/names';
import {MAX_QUERY} from '../client/ids';
import SearchField from './SearchField';
import styles from './styles.module.css';

/** Keeps query and scope in the address. The router isn't involved, so analytics counts no page view. */
function keepInAddress(query: string, scope: string): void {
  const parameters = new URLSearchParams({...(query && {q: query}), in: scope});
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${String(parameters)}`);
}

function readAddress() {
  const parameters = new URLSearchParams(window.location.search);
  return {query: (parameters.get('q') ?? '').slice(0, MAX_QUERY), scope: parameters.get('in')};
}

/** The search page: `/search/?q=words`, optionally with `&in=` and the name of a scope. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Layout title="Search" description="Search the documentation and the blog.">
      <Head>
        <meta name="robots" content="noindex" />
        {/* Tells static-first to start React at once, because the page shows little without it. */}
        <meta name={Name.StartNow} content="true" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">Search</Heading>
        <noscript>
          <p>Search runs in your browser and needs JavaScript. More places to look or ask:</p>
          <ul>
            {options.help.map(({to, label}) => (
              <li key={to}>
                <a href={withBaseUrl(to)}>{label}</a>
              </li>
            ))}
          </ul>
        </noscript>
        <div className={styles.search}>
          <SearchField isActive={isBrowser} onAsk={keepInAddress} {...(isBrowser && readAddress())} />
        </div>
      </main>
    </Layout>
  );
}
