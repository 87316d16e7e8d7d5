/**
 * Client module: the router changes pages with a view transition, as browsers do between documents (src/css/access.css). A
 * transition stops the rendering until the new page is there, so it begins when the new page's chunks are loaded. The framework
 * (3.6.1) has no hook between loading and rendering, so the routes' `preload`, for which it waits, is extended.
 */
import type {ClientModule, RouteConfig} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

interface Component {
  preload?: () => Promise<unknown>;
}

/** Resolves when the browser has taken the picture of the old page. */
let captured: Promise<void> | undefined;
/** The chunks of the new page. */
let loads: Promise<unknown>[] = [];
let finish = () => {};

const capture = () =>
  new Promise<void>((resolve) => {
    const {ready} = document.startViewTransition(() => {
      resolve();
      return new Promise<void>((done) => {
        finish = done;
      });
    });
    // A hidden window or another navigation skips the transition.
    ready.catch(() => undefined);
  });

function extend({component, routes: inner = []}: RouteConfig): void {
  const loadable = component as unknown as Component;
  const {preload} = loadable;
  loadable.preload = async () => {
    const load = preload?.();
    loads.push(Promise.resolve(load));
    await load;
    await captured;
  };
  inner.forEach(extend);
}

if (ExecutionEnvironment.canUseDOM && 'startViewTransition' in document) {
  (routes as unknown as RouteConfig[]).forEach(extend);
}

const viewTransition: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    finish();
    loads = [];
    const isWanted =
      'startViewTransition' in document &&
      previousLocation !== null &&
      location.pathname !== previousLocation.pathname &&
      matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const begin = async () => {
      // The framework calls `preload` right after this.
      await Promise.resolve();
      await Promise.allSettled(loads);
      // The reader may have gone on to another page.
      if (captured === own) {
        await capture();
      }
    };
    const own = isWanted ? begin() : undefined;
    captured = own;
  },
  onRouteDidUpdate() {
    captured = undefined;
    finish();
  },
};

export default viewTransition;
