// Change: wraps the original. Below /docs/ the framework (3.6.1) answers an unknown path with an empty page, or with
// one that does not match the not-found page that the host sent; here it is that page. Tells the navbar whether the
// page has a sidebar, which a phone's menu then opens at.
import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {HasSidebarProvider} from '@site/src/components/PhoneMenu';

type Route = Props['route'];

/** The route of the page at this address; a route that only frames pages is none. */
function pageAt(pathname: string, routes: Route[] | undefined): Route | undefined {
  for (const route of routes ?? []) {
    if (matchPath(pathname, route)) {
      const page = route.exact ? route : pageAt(pathname, route.routes as Route[] | undefined);
      if (page) {
        return page;
      }
    }
  }
  return undefined;
}

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const page = pageAt(pathname, props.route.routes as Route[]);
  return page ? (
    <HasSidebarProvider value={'sidebar' in page}>
      <Original {...props} />
    </HasSidebarProvider>
  ) : (
    <NotFound />
  );
}
