// Change: wraps the original. Below /docs/ the framework (3.6.1) answers an unknown path with an empty page,
// or with one that does not match the not-found page that the host sent; here it is that page.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import NotFound from '@theme/NotFound';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import {keyOf} from '@site/src/docsLookup';

type Route = Props['route'];

/** Paths of the pages below a route; a route that is not exact is only the frame around pages. */
function pagePaths(route: Route): string[] {
  return route.exact ? [keyOf(String(route.path))] : ((route.routes ?? []) as Route[]).flatMap(pagePaths);
}

/** One look into a set per page: matching each route in turn takes time that grows with the site. */
const known = new WeakMap<Route, ReadonlySet<string>>();

function hasPage(route: Route, pathname: string): boolean {
  const paths = known.get(route) ?? new Set(pagePaths(route));
  known.set(route, paths);
  return paths.has(keyOf(pathname));
}

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  return hasPage(props.route, pathname) ? <Original {...props} /> : <NotFound />;
}
