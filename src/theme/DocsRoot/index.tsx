// Change: wraps the original. For an unknown path under /docs/, the framework (3.6.1) renders an empty page, or one that differs
// from the not-found page that the host sent. This component renders the not-found page.
import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

type Route = Props['route'];

/** Whether a page under the route has the path. A route that isn't exact is only the frame around its pages. */
const hasPage = (route: Route, pathname: string): boolean =>
  route.exact
    ? matchPath(pathname, {path: String(route.path), exact: true}) !== null
    : ((route.routes ?? []) as Route[]).some((inner) => hasPage(inner, pathname));

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  return hasPage(props.route, pathname) ? <Original {...props} /> : <NotFound />;
}
