// Change: wraps the original. Below /docs/ the framework (3.6.1) answers an unknown path with an empty page, or with
// one that does not match the not-found page that the host sent; here it is that page. Tells the navbar whether the
// page has a sidebar, which a phone's menu then opens at.
import {lazy, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {showFailure} from '@site/src/components/LoadFailure/show';
import {HasSidebarProvider} from '@site/src/components/PhoneMenu';

/** Comes when it is needed: no page of the docs has it. Until then what the host sent stays, which is this page. */
const NotFound = lazy(() =>
  import('@theme/NotFound').catch((error: Error) => {
    showFailure(error);
    return new Promise<never>(() => {});
  }),
);

type Route = Props['route'];

/** The pages below a route; a route that is not exact is only the frame around pages. */
function pagesBelow(route: Route): Route[] {
  return route.exact ? [route] : ((route.routes ?? []) as Route[]).flatMap(pagesBelow);
}

/** The form in which the router compares paths: it ignores case and the final slash. */
const keyOf = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/** One look into a table per page: matching each route in turn takes time that grows with the site. */
const tables = new WeakMap<Route, ReadonlyMap<string, Route>>();

function pageAt(pathname: string, root: Route): Route | undefined {
  const table = tables.get(root) ?? new Map(pagesBelow(root).map((page) => [keyOf(String(page.path)), page]));
  tables.set(root, table);
  return table.get(keyOf(pathname));
}

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const page = pageAt(pathname, props.route);
  return page ? (
    <HasSidebarProvider value={'sidebar' in page}>
      <Original {...props} />
    </HasSidebarProvider>
  ) : (
    <NotFound />
  );
}
