// Change: ejected. Offers a search and the most useful pages; the original has no links.
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {blog, placesOf} from '@site/config/places';
import {links, searchPage} from '@site/config/site';
import {released} from '@site/config/versions';

const places = [...placesOf(released.path), blog];

/** The words of the address, as the first query. */
function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A plain form, which works before React runs. */
function SearchForm(): ReactNode {
  const {pathname} = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // The server has one page for all addresses. What the reader types before React runs stays.
  useLayoutEffect(() => {
    if (field.current && !field.current.value && field.current !== document.activeElement) {
      field.current.value = wordsOf(pathname);
    }
  }, [pathname]);
  return (
    <form action={useBaseUrl(searchPage)} className="search-form" role="search">
      <input
        ref={field}
        type="search"
        className="field search-field"
        name="q"
        aria-label="Search the documentation"
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--lg not-found', className)}>
      <Head>
        {/* The words of the address need scripts: see plugins/shell/static-first. */}
        <meta name="start-now" content="true" />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>This site has no page at this address. The address may be mistyped, or the page may have moved.</p>
      <SearchForm />
      <ul>
        {places.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
      <p>
        If a link on this site brought you here, tell us in{' '}
        <Link to={`${links.repository}/issues`}>an issue</Link>.
      </p>
    </main>
  );
}
