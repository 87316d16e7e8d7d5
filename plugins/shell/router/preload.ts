/**
 * Client module: a page whose scripts fail because the reader goes to another document fails silently. The framework (3.6.1) has no
 * hook there, but waits for the `preload` of the page's routes before it renders them.
 */
import type {RouteConfig} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

type Load = () => Promise<unknown>;

/**
 * Loads the scripts of a page. Firefox and WebKit cancel them at once when the reader chooses another document, which the framework takes
 * for a failed page: it would load that page instead of the reader's choice, or report that the first page can't start.
 */
async function loadUnlessLeft(load: Load | undefined): Promise<void> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only while scripts load, because a page with such a listener may not be kept for Back.
  addEventListener('beforeunload', leave);
  try {
    await load?.();
  } catch (error) {
    if (isLeaving) {
      // Only a reader who comes back by the browser's page cache still needs the page.
      await new Promise((resolve) => addEventListener('pageshow', resolve, {once: true}));
    }
    throw error;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

function extend({component, routes: inner = []}: RouteConfig): void {
  const loadable = component as unknown as {preload?: Load};
  const {preload} = loadable;
  loadable.preload = () => loadUnlessLeft(preload);
  inner.forEach(extend);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as unknown as RouteConfig[]).forEach(extend);
}
