import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {released} from '@site/config/versions';
import {START_NOW} from '@site/lib/earlyNames';
import SearchPanel from '@site/src/components/SearchPanel';
import {withBase} from '@site/lib/addresses';
import {base} from '@site/src/base';
import {blog, placesOf} from '@site/src/places';
import {LONGEST} from '@site/src/search/recent';
import {scopes} from '@site/src/search/scopes';
import {synonyms} from '@site/src/search/synonyms';
import {useReadVersion} from '@site/src/search/useReadVersion';
import styles from './search.module.css';

/** The search panel. It starts with the query of the address and keeps the address up to date. */
function Search({address}: {address: string}): ReactNode {
  const history = useHistory();
  const version = useReadVersion();
  const asked = new URLSearchParams(address);
  const [query, setQuery] = useState((asked.get('q') ?? '').slice(0, LONGEST));
  const [scope, setScope] = useState(
    // An address may name anything: what is no part of the site would find nothing, and say so by that name.
    () => scopes.find((known) => known.scope === asked.get('in'))?.scope ?? version,
  );

  function show(nextQuery: string, nextScope: string) {
    setQuery(nextQuery);
    setScope(nextScope);
    const parameters = new URLSearchParams({
      ...(nextQuery && {q: nextQuery}),
      ...(nextScope !== version && {in: nextScope}),
    });
    // Past the router: a letter more is no other page, to the analytics service neither.
    const suffix = String(parameters) && `?${String(parameters)}`;
    window.history.replaceState(window.history.state, '', location.pathname + suffix);
  }

  return (
    <SearchPanel
      query={query}
      onQuery={(next) => show(next, scope)}
      scope={scope}
      onScope={(next) => show(query, next)}
      onFollow={(url) => history.push(url)}
      wide
    />
  );
}

/** Search as a page of its own: `/search/?q=words`, and `&in=` with a version, `blog` or `all`. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Search" description="Search the documentation of Holos in either version, and the blog.">
      <Head>
        <meta name="robots" content="noindex" />
        <meta name={START_NOW} content="true" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">Search</Heading>
        <noscript>
          <p className={styles.plain}>
            The search runs in your browser and needs JavaScript. Without it, these pages lead on:
          </p>
          <ul className={styles.plain}>
            {[...placesOf(released.path), blog].map(({to, label, text}) => (
              <li key={to}>
                <a href={withBase(base, to)}>{label}</a>: {text}
              </li>
            ))}
          </ul>
        </noscript>
        <div className={styles.panel}>
          {/* The server knows no query: the panel starts anew with the one of the address, past the router as above. */}
          <Search key={String(isBrowser)} address={isBrowser ? window.location.search : ''} />
        </div>
        <details className={styles.words}>
          <summary>Words that find each other</summary>
          <p>Each word of a line also finds what the others of its line find, below what it finds itself.</p>
          <ul>
            {synonyms.map((line) => (
              <li key={line[0]}>{line.join(', ')}</li>
            ))}
          </ul>
        </details>
      </main>
    </Layout>
  );
}
