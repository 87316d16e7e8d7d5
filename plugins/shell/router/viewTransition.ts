/**
 * Client module: the router changes pages with a view transition, as browsers do between documents (src/css/access.css). A
 * transition stops the rendering until the new page is there, so it begins when the new page's scripts are loaded.
 */
import type {ClientModule} from '@docusaurus/types';

/** Resolves when the browser has captured the old page. */
let captured: Promise<void> | undefined;
/** The scripts of the new page. */
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

/** Waits for scripts of the new page, then for the capture of the old one: preload.ts calls it. */
export async function afterCapture(load: Promise<unknown>): Promise<void> {
  loads.push(load);
  await load;
  await captured;
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
      // The framework preloads the page right after this.
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
