import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import {formerAddresses} from '@site/config/formerAddresses';
import {searchPage} from '@site/config/site';
import {withSlash} from '@site/plugins/engine/addresses';
import {likelyPage} from './likelyPage';

/** Pages outside the docs, such as posts, without the home page, the docs entry (a redirect) and the search. */
const others = routes
  .map(({path}) => path)
  .filter((path) => !['*', '/', searchPage].includes(path) && !path.startsWith('/docs/'));

/** Suggests the page that was probably meant. The browser computes it, because the host serves one file for every unknown address. */
export default function LikelyPage(): ReactNode {
  const {pathname} = useLocation();
  const docs = useAllDocsData();
  const releasedFirst = Object.values(docs)
    .flatMap((plugin) => plugin.versions)
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
  const paths = releasedFirst.flatMap((version) => version.docs.map((doc) => withSlash(doc.path)));
  const page = useIsBrowser() ? likelyPage(pathname, [...paths, ...others], formerAddresses) : undefined;
  return (
    <p className="likely-page" role="status">
      {page ? (
        <>
          Did you mean <Link to={page}>{page}</Link>?
        </>
      ) : (
        'The address may be mistyped, or the page may have moved.'
      )}
    </p>
  );
}
