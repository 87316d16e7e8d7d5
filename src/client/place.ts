/**
 * Client module: the place at which a page begins when the framework (3.6.1) has to get it from the server, as its
 * scripts are gone. The browser takes that for a reload, and would go to where the page before was scrolled to.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether the navigation is one through the history, to a place that the browser knows. */
let isBack = false;

/** Whether the next page is awaited. */
let isAwaited = false;

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('popstate', () => (isBack = true), true);
  addEventListener('pagehide', () => {
    if (!isAwaited) {
      history.scrollRestoration = 'auto';
    }
  });
}

const place: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isKnown = isBack || !previousLocation || location.pathname === previousLocation.pathname;
    isBack = false;
    if (isKnown) {
      return undefined;
    }
    // The browser keeps this with the entry of the history, and asks for it when it reloads the page.
    history.scrollRestoration = 'manual';
    isAwaited = true;
    return () => {
      history.scrollRestoration = 'auto';
      isAwaited = false;
    };
  },
};

export default place;
