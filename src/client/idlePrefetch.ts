import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The framework's two ways to load a page before it is asked for. */
interface Docusaurus {
  prefetch(path: string): false | Promise<unknown>;
  preload(path: string): false | Promise<unknown>;
}

/**
 * Client module: fetches ahead what links in view lead to when the browser has nothing else to do, page by page.
 * The framework (3.6.1) does so for all of them at once, the moment they come into view, which takes a phone a
 * tenth of a second just when its menu opens.
 */
function waitForIdle(): void {
  const site = window as unknown as {docusaurus: Docusaurus};
  const {prefetch, preload} = site.docusaurus;
  const waiting: string[] = [];
  let isScheduled = false;
  const whenIdle: (act: () => void) => void =
    'requestIdleCallback' in window ? requestIdleCallback : (act) => setTimeout(act, 100);

  function fetchNext(): void {
    const path = waiting.shift();
    isScheduled = path !== undefined;
    if (path !== undefined) {
      void prefetch(path);
      whenIdle(fetchNext);
    }
  }

  // The framework's own object is frozen.
  site.docusaurus = {
    preload,
    prefetch(path) {
      waiting.push(path);
      if (!isScheduled) {
        isScheduled = true;
        whenIdle(fetchNext);
      }
      return false;
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // The framework sets its object when the client modules have run.
  queueMicrotask(waitForIdle);
}
