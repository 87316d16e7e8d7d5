import {defineConfig} from '@playwright/test';
import {fontConfig} from './test/support/fonts';
import {freePort} from './test/support/freePort';
import {findChromium, isHeadlessShell} from './tools/chromium';

// A free port each run, which the workers inherit: with a fixed one, two checkouts on one machine would test each other's pages.
process.env.TEST_PORT ??= freePort();
const port = process.env.TEST_PORT;
const baseURL = `http://127.0.0.1:${port}`;

// The workers inherit these, and the programs that they start. With more memory for new objects, Node.js collects garbage less often.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';
// The framework would query the registry for a newer version.
process.env.NO_UPDATE_NOTIFIER ??= '1';
process.env.FONTCONFIG_FILE ??= fontConfig('dejavu');

/** `npm test` runs the first tests, and .ci/run then the rest with the same build. Any other command runs all. */
const part = process.env.TESTS ?? (process.env.npm_lifecycle_event === 'test' ? 'first' : 'all');

/** Projects of which only tests with the tag `@first` are among the first; of the others, all but those with `@later` are. */
const late = ['firefox', 'webkit', 'sites', 'e2e'];

/** The tests of a project in this part, and what has to run before them. */
function select(name: string, ...setups: string[]) {
  const tag = late.includes(name) ? /@first/ : /@later/;
  const isTagged = late.includes(name) === (part === 'first');
  return {
    name,
    dependencies: setups.filter((setup) => setup !== 'site' || part !== 'rest'),
    ...(part !== 'all' && {[isTagged ? 'grep' : 'grepInvert']: tag}),
  };
}

const projectArguments = process.argv.filter((argument) => argument.startsWith('--project='));
const needsServer = projectArguments.length === 0 || projectArguments.includes('--project=e2e');

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is a fault to find, not to repeat until it passes.
  retries: 0,
  // Browser tests wait more than they compute, so two cores take more than two workers.
  workers: 4,
  // Tests wait for conditions, so on a busy machine they take longer instead of failing.
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: {timeout: 20_000},
  // Files that a test compares, and writes with --update-snapshots, are beside it.
  snapshotPathTemplate: '{testFileDir}/{arg}{ext}',
  reporter: [['list'], ['./test/support/summary.ts']],
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    // A page that fades in can't be measured or clicked at once. Tests of motion turn motion on.
    contextOptions: {reducedMotion: 'reduce'},
    // The tests don't need other hosts, background services or root's sandbox.
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        // The address bar is a separate page in each window, which takes a third of the time to open a window.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,HttpsUpgrades,PaintHolding,Translate',
        // No other host can be resolved, so requests stay on this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    // These need no build. If one fails, the others still run.
    {name: 'site', testMatch: 'test/setup/site.spec.ts'},
    {...select('browsers'), testMatch: 'test/setup/browsers.spec.ts', fullyParallel: false},
    {...select('sources'), testMatch: 'test/repository/sources.spec.ts', workers: 2},
    // To load a file takes longer than most of its tests: each is loaded by one worker.
    {...select('unit'), testMatch: '**/*.test.ts', fullyParallel: false, workers: 2},
    // These need the build. Each engine has one window, whose tests use one tab.
    ...['chromium', 'firefox', 'webkit'].map((name) => ({
      ...select(name, 'site', 'browsers'),
      testMatch: 'test/engines/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
    })),
    // Their builds take long, so they start before shorter tests. Two workers take a file each, or a test of a parallel group.
    {
      ...select('sites', 'site', 'browsers'),
      testMatch: 'test/sites/**/*.spec.ts',
      fullyParallel: false,
      workers: 2,
    },
    // To parse all pages takes a worker longer than most tests of them.
    {
      ...select('build', 'site'),
      testMatch: 'test/build/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
    },
    {
      ...select('e2e', 'site', 'browsers'),
      testMatch: 'test/e2e/**/*.spec.ts',
      // The headless shell keeps no page in memory, so the full browser alone can show one again.
      testIgnore: isHeadlessShell() ? ['**/back-forward.spec.ts'] : [],
      workers: 3,
    },
  ].filter(({name}) => name !== 'site' || part !== 'rest'),
  webServer: needsServer
    ? {
        command: `node_modules/.bin/docusaurus serve --no-open --host 127.0.0.1 --port ${port}`,
        // It starts before the build, and reads files when they are requested. A URL would have to exist.
        port: Number(port),
      }
    : undefined,
});
