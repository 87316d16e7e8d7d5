/**
 * Client module: a reader who chooses another document while scripts load goes there. Firefox and WebKit cancel the
 * scripts at once, which the framework (3.6.1) takes for a failed page: it would load that page instead of the reader's
 * choice, or report that the first page can't start.
 */
import type {RouteConfig} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

interface Component {
  preload?: () => Promise<unknown>;
}

/** Pages whose scripts load. */
let loading = 0;
/** Whether the browser has begun to load another document meanwhile. */
let isLeaving = false;

const leave = () => {
  isLeaving = true;
};

function begin(): void {
  if (loading === 0) {
    isLeaving = false;
    // Only while scripts load, because a page with such a listener may not be kept for Back.
    addEventListener('beforeunload', leave);
  }
  loading += 1;
}

function end(): void {
  loading -= 1;
  if (loading === 0) {
    removeEventListener('beforeunload', leave);
  }
}

function extend({component, routes: inner = []}: RouteConfig): void {
  const loadable = component as unknown as Component;
  const {preload} = loadable;
  loadable.preload = async () => {
    begin();
    try {
      await preload?.();
    } catch (error) {
      if (isLeaving) {
        // Only a reader who comes back by the browser's page cache still needs the page.
        await new Promise((resolve) => addEventListener('pageshow', resolve, {once: true}));
      }
      throw error;
    } finally {
      end();
    }
  };
  inner.forEach(extend);
}

if (ExecutionEnvironment.canUseDOM) {
  (routes as unknown as RouteConfig[]).forEach(extend);
}
