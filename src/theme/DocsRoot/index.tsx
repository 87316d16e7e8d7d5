// Change: wraps the original. Below /docs/ the framework (3.6.1) answers an unknown path with an empty page,
// or with one that does not match the not-found page that the host sent; here it is that page.
import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

type Route = Props['route'];

/** Whether a page, and not only the frame around pages, has this address. */
function hasPage(routes: Route[] | undefined, pathname: string): boolean {
  return (routes ?? []).some(
    (route) =>
      matchPath(pathname, route) !== null &&
      (route.exact === true || hasPage(route.routes as Route[], pathname)),
  );
}

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  return hasPage(props.route.routes as Route[], pathname) ? <Original {...props} /> : <NotFound />;
}
