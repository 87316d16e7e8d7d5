// Change: adds a component. What the page for missing addresses offers: the likely page, and a search for the words of the address.
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import options from '@generated/search/default/options.json';
import {Name} from '../../../engine/names';
import {pageMeant, wordsOf} from '../../client/address';
import {ask, scopes, type Hit} from '../../client/ask';

/** Results to look through for the page that an address means. */
const LIMIT = 50;

export default function AddressSearch(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const field = useRef<HTMLInputElement>(null);
  const [hit, setHit] = useState<Hit>();
  useLayoutEffect(() => {
    const words = wordsOf(pathname);
    // The server has one page for all addresses. What the reader types before React runs stays.
    if (field.current && !field.current.value && field.current !== document.activeElement) {
      field.current.value = words;
    }
    const scope = scopes.find(({name}) => pathname.split('/').includes(name)) ?? scopes[0];
    // Without the index, the page is complete.
    ask(base, words, scope?.name ?? '', LIMIT).then(
      ({isComplete, hits}) => setHit(isComplete ? pageMeant(hits, words) : undefined),
      () => {},
    );
  }, [base, pathname]);
  return (
    <>
      <p>
        This site has no page at this address.{' '}
        {hit ? (
          <>
            You may be looking for <Link to={hit.to}>{hit.title}</Link>.
          </>
        ) : (
          'It may be mistyped, or the page may have moved.'
        )}
      </p>
      {/* A plain form, which works before React runs. */}
      <form action={useBaseUrl(options.path)} className={Name.SearchForm} role="search">
        <input
          ref={field}
          type="search"
          className={clsx(Name.Field, 'search-field')}
          name="q"
          aria-label="Search the documentation"
        />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
    </>
  );
}
