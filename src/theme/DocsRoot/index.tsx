// Change: wraps the original. Below /docs/ the framework (3.6.1) answers an unknown path with an empty page, or with one that
// differs from the not-found page that the host sent; here it is that page.
import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

type Route = Props['route'];

/** Whether a page below the route has the path; a route that is not exact is only the frame around pages. */
const hasPage = (route: Route, pathname: string): boolean =>
  route.exact
    ? matchPath(pathname, {path: String(route.path), exact: true}) !== null
    : ((route.routes ?? []) as Route[]).some((inner) => hasPage(inner, pathname));

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  return hasPage(props.route, pathname) ? <Original {...props} /> : <NotFound />;
}
