/** What the scripts that start React know about how the framework starts it. */
import {test} from '@playwright/test';
import {holds} from './fact';
import {files} from './files';

const client = '@docusaurus/core/lib/client';

test(
  'the React root is kept in window.docusaurusRoot, in the same task as hydrateRoot',
  holds({
    ours: [files.start, files.bootFailure],
    then: 'replaying what the reader did waits for this assignment, and a failed start is told by its absence.',
    seen: {
      [`${client}/clientEntry.js`]: [
        'window.docusaurusRoot = ReactDOM.hydrateRoot(container, app, {',
        'startTransition(renderApp)',
        "getElementById('__docusaurus')",
      ],
    },
  }),
);

test(
  'a hydrated page has data-has-hydrated on its html element',
  holds({
    ours: [files.start, files.controls],
    then: 'find the new sign: until they see it, these scripts act in place of React.',
    seen: {[`${client}/hasHydratedDataAttribute.js`]: ['<html data-has-hydrated={isBrowser}/>']},
  }),
);

test(
  'the banner of a wrong base address is shown when window.docusaurus is missing at DOMContentLoaded',
  holds({
    ours: [files.start],
    then: 'the script defines this object early, to keep the banner away while React has not started.',
    seen: {
      [`${client}/BaseUrlIssueBanner/index.js`]: [
        "'DOMContentLoaded'",
        "typeof window['docusaurus'] === 'undefined'",
      ],
    },
  }),
);

test(
  'a first page whose script does not arrive stays without React, and nothing is said',
  holds({
    ours: [files.bootFailure],
    then: 'if the framework reports it now, the client module can be deleted.',
    seen: {
      [`${client}/clientEntry.js`]: [/preload\(window\.location\.pathname\)\.then\(\(\) => \{[^}]*\}\);/],
    },
  }),
);

test(
  'the main script puts an object with preload into window.docusaurus while it runs',
  holds({
    ours: [files.start],
    then: 'that the main script did not run is told by its absence.',
    seen: {
      [`${client}/clientEntry.js`]: ['    window.docusaurus = docusaurus;'],
      [`${client}/docusaurus.js`]: ['const docusaurus = {\n    prefetch,\n    preload,\n};'],
    },
  }),
);

test(
  'a page whose script is gone is loaded from the server as a reload, and nothing is called before',
  holds({
    ours: [files.place],
    then: 'if it is loaded by its address, or begins at its own place, the client module can be deleted.',
    seen: {
      [`${client}/PendingNavigation.js`]: [
        "this.routeUpdateCleanupCb = dispatchLifecycleAction('onRouteUpdate', {",
        /\.catch\(\(e\) => \{\s+console\.warn\(e\);[^}]*window\.location\.reload\(\);\s+\}\);/,
      ],
    },
  }),
);

test(
  'addresses are decoded without care: a lone percent sign stops the page',
  holds({
    ours: [files.address],
    then: 'if it is caught now, the repair of percent signs can be deleted.',
    seen: {
      [`${client}/preload.js`]: ['new Set([pathname, decodeURI(pathname)])'],
      [`${client}/ClientLifecyclesDispatcher.js`]: ['decodeURIComponent(hash.substring(1))'],
    },
  }),
);

test(
  'addresses that end in .html render, but keep their form',
  holds({
    ours: [files.address],
    then: 'if the framework moves to the address with the final slash, this duty of the script can be deleted.',
    seen: {[`${client}/normalizeLocation.js`]: ["replace(/(?:\\/index)?\\.html$/, '')"]},
    unseen: {[`${client}/normalizeLocation.js`]: ['replaceState', 'location.replace']},
  }),
);
