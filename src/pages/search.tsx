import {useEffect, useRef, useState, type ReactNode} from 'react';
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
import {scopes, type Scope} from '@site/src/search/scopes';
import {synonyms} from '@site/src/search/synonyms';
import {useReadVersion} from '@site/src/search/useReadVersion';
import styles from './search.module.css';

/** What the address asks for, and in which part of the site. The server knows neither. */
function readAddress(address: string, version: Scope): {query: string; scope: Scope} {
  const asked = new URLSearchParams(address);
  return {
    query: (asked.get('q') ?? '').slice(0, LONGEST),
    // An address may name anything: what is no part of the site would find nothing, and say so by that name.
    scope: scopes.find((known) => known.scope === asked.get('in'))?.scope ?? version,
  };
}

/** What the reader typed and chose in the HTML before React took it over. */
function readEarly(panel: HTMLElement): {query?: string; scope?: Scope} {
  const inputs = Array.from(panel.querySelectorAll('input'));
  return {
    query: inputs.find(({type}) => type === 'text')?.value || undefined,
    scope: inputs.find(({checked, defaultChecked}) => checked && !defaultChecked)?.value,
  };
}

/** The search panel. It starts with the query of the address and keeps the address up to date. */
function Search(): ReactNode {
  const history = useHistory();
  const version = useReadVersion();
  const isBrowser = useIsBrowser();
  // Not the router's address, which does not know of the letters typed since: see below.
  const [{query, scope}, setAsked] = useState(() => readAddress(isBrowser ? location.search : '', version));
  const [isRead, setRead] = useState(isBrowser);
  if (isBrowser && !isRead) {
    // In the same field, not in a new one: the reader may be typing into it.
    setRead(true);
    setAsked(readAddress(location.search, version));
  }

  function show(nextQuery: string, nextScope: string) {
    setAsked({query: nextQuery, scope: nextScope});
    const parameters = new URLSearchParams({
      ...(nextQuery && {q: nextQuery}),
      ...(nextScope !== version && {in: nextScope}),
    });
    // Past the router: a letter more is no other page, to the analytics service neither.
    const suffix = String(parameters) && `?${String(parameters)}`;
    window.history.replaceState(window.history.state, '', location.pathname + suffix);
  }

  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBrowser && fields.current) {
      const early = readEarly(fields.current);
      const asked = readAddress(location.search, version);
      if (early.query || early.scope) {
        show(early.query ?? asked.query, early.scope ?? asked.scope);
      }
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when there was no React to hear of it
  }, []);

  return (
    <div className={styles.panel} ref={fields}>
      <SearchPanel
        query={query}
        onQuery={(next) => show(next, scope)}
        scope={scope}
        onScope={(next) => show(query, next)}
        onFollow={(url) => history.push(url)}
        wide
      />
    </div>
  );
}

/** Search as a page of its own: `/search/?q=words`, and `&in=` with a version, `blog` or `all`. */
export default function SearchPage(): ReactNode {
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
        <Search />
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
