// Change: wraps the original. For an unknown path under /docs/, the framework (3.6.1) renders an empty page, or one that differs
// from the not-found page that the host sent. This component renders the not-found page.
import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import Original from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

type Route = Props['route'];

/** The paths of all pages under a route. One that isn't exact is only the frame around its pages. */
const pathsBelow = (route: Route): string[] =>
  route.exact ? [String(route.path)] : ((route.routes ?? []) as Route[]).flatMap(pathsBelow);

/** Whether one of the paths matches. Comparing texts first saves the build as many matches as there are pages, for each page. */
const hasPage = (paths: readonly string[], pathname: string): boolean =>
  paths.includes(pathname) || paths.some((path) => matchPath(pathname, {path, exact: true}) !== null);

export default function DocsRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  return hasPage(pathsBelow(props.route), pathname) ? <Original {...props} /> : <NotFound />;
}
