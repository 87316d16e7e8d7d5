/** What plugins/bundles/lean-scripts knows about the framework's code for browsers, and about its libraries. */
import {expect, test} from '@playwright/test';
import {replaced} from '../bundles/lean-scripts/modules';
import {BUILD_ONLY} from '../bundles/lean-scripts/tables';
import {advice, filesBelow, holds, inBrowser, installed} from './fact';
import {files} from './files';

const client = '@docusaurus/core/lib/client';

const textOf = (file: string) => installed(file.slice('/node_modules/'.length));

/** Modules of the framework in browsers whose text has this. */
const having = (pattern: RegExp) => inBrowser.filter((file) => pattern.test(textOf(file)));

const libraries = ['react-router', 'react-router-dom', 'react-helmet-async'].flatMap((name) =>
  filesBelow(`node_modules/${name}`).filter((file) => file.endsWith('.js')),
);

for (const {by, request} of replaced) {
  test(`${by.source.replaceAll('[\\\\/]', '/')} asks for ${request}`, () => {
    const asking = [...inBrowser, ...libraries].filter(
      (file) => by.test(file) && textOf(file).includes(`'${request}'`),
    );
    const then = 'nothing asks for it any more: find what brings it now, or delete the entry.';
    expect(asking.length, advice({ours: [files.leanModules], then})).toBeGreaterThan(0);
  });
}

/** Names that a text reads of the settings, as members or taken apart. */
function settingsIn(text: string): string[] {
  const members = [...text.matchAll(/siteConfig\??\.(\w+)/g)].map(([, name = '']) => name);
  const apart = [...text.matchAll(/siteConfig: ?\{([^}]*)\}|\{([^{}]*)\} = siteConfig/g)].flatMap(
    ([, one = '', other = '']) =>
      `${one},${other}`.split(',').map((part) => part.trim().replace(/\W.*/s, '')),
  );
  return [...members, ...apart].filter(Boolean);
}

test('names of settings are found in all their forms', () => {
  expect(
    settingsIn(
      'siteConfig.title; const {siteConfig: {url: siteUrl, baseUrl}} = x; const {a,\n b} = siteConfig',
    ),
  ).toEqual(['title', 'url', 'baseUrl', 'a', 'b']);
});

test('no page reads a setting that only the build reads', () => {
  const reading = inBrowser.flatMap((file) =>
    settingsIn(textOf(file))
      .filter((name) => (BUILD_ONLY as readonly string[]).includes(name))
      .map((name) => `${file}: ${name}`),
  );
  const then = 'let browsers have this setting, too: take it from the list.';
  expect(inBrowser.flatMap((file) => settingsIn(textOf(file))).length).toBeGreaterThan(20);
  expect(reading, advice({ours: [files.leanTables], then})).toEqual([]);
});

test('what browsers do not get is read where it is replaced, or nowhere', () => {
  const then = 'let browsers have it: no page may miss what this module reads.';
  const ours = [files.leanScripts, files.leanTables, files.leanModules];
  // Replaced, or run by Node.js.
  const known =
    /\/(?:CodeBlock\/.*|usePrismTheme|codeBlockUtils|prism-include-languages|theme-classic\/lib\/\w+)\.js$/;
  expect(having(/siteMetadata\b/), advice({ours, then})).toEqual([
    `/node_modules/${client}/docusaurusContext.js`,
  ]);
  expect(
    having(/\bprism\b/i).filter((file) => !known.test(file)),
    advice({ours, then}),
  ).toEqual([]);
  expect(having(/useDocById\(/), advice({ours, then})).toEqual([
    '/node_modules/@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
    '/node_modules/@docusaurus/theme-classic/lib/theme/DocCard/index.js',
  ]);
});

test('no page asks the router for what its libraries are left out of', () => {
  const then = 'the router needs path-to-regexp, hoist-non-react-statics or another history again.';
  expect(
    having(/\b(?:withRouter|generatePath|MemoryRouter)\b/),
    advice({ours: [files.leanModules], then}),
  ).toEqual([]);
});

test(
  'chunks of a route are named by its path, a hyphen and a hash, and asked for by these',
  holds({
    ours: [files.leanTables],
    then: 'the table of routes names them itself: let it do as this code does.',
    seen: {
      [`${client}/exports/ComponentCreator.js`]: [
        'routesChunkNames[`${path}-${hash}`]',
        'chunkRegistry[0]',
        'modules.push(chunkRegistry[1])',
        "if (path === '*')",
      ],
      [`${client}/docusaurus.js`]: [
        "routeNameWithHash.replace(/-[^-]+$/, '') === path",
        '__webpack_require__.gca(',
      ],
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js': [
        "super('ChunkAssetRuntimeModule'",
        '[chunkId]||chunkId; return ${publicPath} + ${getChunkScriptFilename}(chunkId)',
      ],
    },
  }),
);

test(
  'the banner of a wrong base address renders nothing in browsers',
  holds({
    ours: [files.leanModules],
    then: 'if it shows something there, leave it in the scripts.',
    seen: {
      [`${client}/BaseUrlIssueBanner/index.js`]: [
        /return \(<>\s*\{!ExecutionEnvironment\.canUseDOM && \([^]*?\)\}\s*<\/>\);/,
      ],
    },
  }),
);

test(
  'the theme asks three things of nprogress',
  holds({
    ours: ['plugins/bundles/lean-scripts/progress.ts'],
    then: 'let ours do what else it asks for, with the markup of nprogress.css.',
    seen: {
      '@docusaurus/theme-classic/lib/nprogress.js': [
        /^(?:(?!nprogress\.(?!css))[^])*nprogress\.configure\(\{ showSpinner: false \}\);(?:(?!nprogress\.)[^])*nprogress\.start\(\);(?:(?!nprogress\.)[^])*nprogress\.done\(\);(?:(?!nprogress\.)[^])*$/,
      ],
      '@docusaurus/theme-classic/lib/nprogress.css': ['#nprogress .bar {', '#nprogress .peg {'],
    },
  }),
);

test(
  'the head of a page is written by sources that ask for their server half in one place each',
  holds({
    ours: [files.leanModules],
    then: 'browsers get the sources without it: see that it is not needed there, or take what the package offers.',
    seen: {
      'react-helmet-async/package.json': ['"version": "1.3.0"'],
      'react-helmet-async/src/Dispatcher.js': [
        /if \(Provider\.canUseDOM\) \{\s+handleStateChangeOnClient\(state\);\s+\} else/,
      ],
      'react-helmet-async/src/HelmetData.js': [/if \(!canUseDOM\) \{\s+context\.helmet = mapStateOnServer/],
    },
  }),
);

test(
  'the router and this site mean the same history',
  holds({
    ours: ['package.json', files.leanModules],
    then: 'declare the version of history that the router has.',
    seen: {
      'react-router/package.json': ['"history": "^4.9.0"'],
      'history/package.json': ['"version": "4.10.1"'],
    },
  }),
);
