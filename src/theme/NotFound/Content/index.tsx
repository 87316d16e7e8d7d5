// Change: ejected. Suggests the page that was probably meant and the most wanted places; the original has
// neither.
import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import routes from '@generated/routes';
import {links} from '@site/config/site';
import {released} from '@site/config/versions';
import {withSlash} from '@site/lib/addresses';
import {base} from '@site/src/base';
import {blog, placesOf} from '@site/config/places';
import {likelyPage} from './likelyPage';
import styles from './styles.module.css';

/** Pages outside of the docs, posts among them, without the redirecting docs entry and the search. */
const others = routes
  .map(({path}) => path)
  .filter((path) => path !== '*' && !/^\/(?:$|docs\/|search\/)/.test(path));

const places = [...placesOf(released.path), blog];

/** The likely page for the address, once the browser runs: this page's file serves every unknown address. */
function useLikelyPage(): string | undefined {
  const {pathname} = useLocation();
  const docs = useAllDocsData();
  const isBrowser = useIsBrowser();
  return useMemo(() => {
    const releasedFirst = Object.values(docs)
      .flatMap((plugin) => plugin.versions)
      .sort((a, b) => Number(b.isLast) - Number(a.isLast));
    const paths = releasedFirst.flatMap((version) => version.docs.map((doc) => withSlash(doc.path)));
    return isBrowser ? likelyPage(pathname, [...paths, ...others]) : undefined;
  }, [docs, isBrowser, pathname]);
}

/** The words of the address, as a first guess of a query. */
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
  const isBrowser = useIsBrowser();
  return (
    <form className={styles.search} action={`${base}search/`} role="search" key={String(isBrowser)}>
      <input
        type="search"
        name="q"
        aria-label="Search the documentation"
        defaultValue={isBrowser ? wordsOf(pathname) : ''}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const page = useLikelyPage();
  return (
    <main className={clsx(styles.page, className)}>
      <Head>
        {/* The likely page needs scripts: see plugins/static-first. */}
        <meta name="start-now" content="true" />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p>No page of this site has this address.</p>
      <p className={styles.likely} role="status">
        {page ? (
          <>
            Did you mean <Link to={page}>{page}</Link>?
          </>
        ) : (
          'It may be mistyped, or the page has another address now.'
        )}
      </p>
      <SearchForm />
      <ul className={styles.places}>
        {places.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
      <p>
        Did a link on this site lead here? Tell us in <Link to={`${links.repository}/issues`}>an issue</Link>.
      </p>
    </main>
  );
}
