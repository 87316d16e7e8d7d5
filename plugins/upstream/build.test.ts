/** What this site's plugins and its configuration know about the framework's build. */
import {expect, test} from '@playwright/test';
import config from '../../docusaurus.config';
import {advice, holds, installed} from './fact';
import {files} from './files';

const core = '@docusaurus/core/lib';
const validation = `${core}/server/configValidation.js`;

const linesOf = (template: string) => template.split('\n').map((line) => line.trim());

test("the template differs from the framework's in the scripts and the stylesheet alone", () => {
  const [, theirs = ''] =
    /exports\.default = `([^`]*)`/.exec(installed(`${core}/ssg/ssgTemplate.html.js`)) ?? [];
  const upstream = linesOf(theirs.trim());
  const ours = linesOf(String(config.ssrTemplate).trim());
  const added = ours.filter((line) => !upstream.includes(line));
  const removed = upstream.filter((line) => !ours.includes(line));
  const hint = advice({
    ours: [files.template],
    then: 'copy the new template and make the four changes again.',
  });
  const replaced = [
    '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
    '<link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />',
    '<%~ it.preBodyTags %>',
  ];
  expect(upstream.length, hint).toBeGreaterThan(10);
  expect(
    removed.filter((line) => !replaced.includes(line)),
    hint,
  ).toEqual([]);
  expect(
    added.filter(
      (line) =>
        !/^<(?:meta name="start-s|script type="speculationrules"|%~ it\.preBodyTags\.slice)/.test(line),
    ),
    hint,
  ).toEqual([]);
  // Apart from these lines, all stand in the same order.
  const common = (lines: string[], others: string[]) => lines.filter((line) => others.includes(line));
  expect(common(ours, upstream), hint).toEqual(common(upstream, ours));
});

test(
  'postBuild of all plugins runs at the same time, and the check of links afterwards',
  holds({
    ours: [files.finish, files.links],
    then: 'a page may be read while another plugin writes it; check the order that the finishing steps count on.',
    seen: {
      [`${core}/commands/build/buildLocale.js`]: [
        /await Promise\.all\(plugins\.map\(async \(plugin\) => \{\s*if \(!plugin\.postBuild\)/,
        /executePluginsPostBuild\([^]*executeBrokenLinksCheck\(/,
      ],
    },
  }),
);

test(
  "options of a plugin reach PostCSS's loader, which looks for a configuration unless they say that there is none",
  holds({
    ours: [files.leanStyles],
    then: 'say it elsewhere, or delete `configurePostCss`: without it a build takes 0.3 s more.',
    seen: {
      [`${core}/webpack/configure.js`]: [
        /entry\.options\.postcssOptions = configurePostCss\(entry\.options\.postcssOptions\)/,
      ],
      'postcss-loader/dist/index.js': [
        /postcssOptions\.config === "undefined" \? true : options\.postcssOptions\.config/,
      ],
    },
  }),
);

test(
  'the minifier of HTML leaves out the tags of head and body',
  holds({
    ours: [files.headTags],
    then: 'restoring <head> and <body> can be deleted: the framework keeps them (tagOmission).',
    seen: {'@docusaurus/bundler/lib/minifyHtml.js': ['swcHtmlMinifier(Buffer.from(html)']},
    unseen: {'@docusaurus/bundler/lib/minifyHtml.js': ['tagOmission']},
  }),
);

test(
  'client-manifest.json maps names of chunks to ids and ids to files',
  holds({
    ours: [files.chunks],
    then: 'read the new shape, or pages name no scripts to load ahead.',
    seen: {
      [`${core}/webpack/client.js`]: ["generatedFilesDir, 'client-manifest.json'"],
      'react-loadable-ssr-addon-v5-slorber/lib/ReactLoadableSSRAddon.js': [
        /origins: origins,\s*assets: assets/,
        'origins[key].push(sibling)',
        'publicPath: urlResolve(',
      ],
    },
  }),
);

test(
  'routesChunkNames.json has a key per route, its path with a hyphen and a hash, and __comp, __context, __props',
  holds({
    ours: [files.chunks],
    then: 'read the new keys, or pages name no scripts to load ahead.',
    seen: {
      [`${core}/server/codegen/codegenRoutes.js`]: [
        "'routesChunkNames.json'",
        '`${routePath}-${routeHash}`',
        'res.routesChunkNames[',
        '__comp: component',
        '__context: context',
        '__props: ',
      ],
      [`${core}/client/docusaurus.js`]: ["routeNameWithHash.replace(/-[^-]+$/, '') === path"],
    },
  }),
);

test(
  'the not-found page is the route /404.html',
  holds({
    ours: [files.finish],
    then: 'every other route is a folder with index.html; look where the not-found page is written now.',
    seen: {[`${core}/server/routes.js`]: ["NotFoundRoutePath = '/404.html'"]},
  }),
);

test(
  'the content plugins go by these names, and a generated module per plugin by __plugin.json',
  holds({
    ours: [files.articles, files.routeChunks],
    then: 'ask for the content under its new name, or nothing is indexed, copied and drawn.',
    seen: {
      '@docusaurus/plugin-content-docs/lib/index.js': ["name: 'docusaurus-plugin-content-docs'"],
      '@docusaurus/plugin-content-blog/lib/index.js': ["PluginName = 'docusaurus-plugin-content-blog'"],
      [`${core}/server/plugins/actions.js`]: ['`__plugin.json`'],
    },
  }),
);

test(
  'a build sets NODE_ENV to production before it reads the configuration',
  holds({
    ours: [files.leanStyles, files.cards],
    then: 'these plugins tell a build from the live preview by it; find another sign.',
    seen: {[`${core}/commands/build/build.js`]: ["process.env.NODE_ENV = 'production'"]},
  }),
);

test(
  'MDX is compiled anew in every build',
  holds({
    ours: [files.links, files.highlight, files.diagrams, files.exampleRuns],
    then:
      'a persistent cache skips pages that did not change: turn it off, or declare with addDependency the other files ' +
      'that a page is made of, and do not collect links while compiling.',
    seen: {[validation]: ['mdxCrossCompilerCache']},
    unseen: {[validation]: ['rspackPersistentCache']},
  }),
);

test(
  'a link with pathname:// leaves the router and the check of links',
  holds({
    ours: [files.links],
    then: 'find how a link to a static file is written now.',
    seen: {[`${core}/client/exports/Link.js`]: [".replace('pathname://', '')"]},
  }),
);

test(
  'the client part of the docs plugin takes its look-ups from ./docsClientUtils, which tries every page',
  holds({
    ours: [files.docsLookup, files.routeChunks],
    then: 'if the look-up is a table now, delete the replacement; else name the module by its new path.',
    seen: {
      '@docusaurus/plugin-content-docs/lib/client/index.js': ["from './docsClientUtils';"],
      '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js': [
        /allDocs|docs\.find\(/,
        'export function getActiveDocContext',
        'export function getDocVersionSuggestions',
      ],
    },
  }),
);

test(
  'front matter with author and date of the last update spares the call of Git',
  holds({
    ours: [files.lastCommits],
    then: 'if the framework reads the dates of all pages at once now, delete the file; else see how it takes them.',
    seen: {
      '@docusaurus/utils/lib/lastUpdateUtils.js': ['frontMatterAuthor ?? (await getLastUpdateBy())'],
      '@docusaurus/plugin-content-docs/lib/docs.js': ['last_update: lastUpdateFrontMatter'],
    },
  }),
);

test(
  'the theme puts no style attribute into every page',
  holds({
    ours: [files.policy],
    then: 'the policy blocks the attribute: write the page without it (plugins/finish/head.ts), and hide the element by a class.',
    unseen: {'@docusaurus/theme-classic/lib/index.js': [/style: '/]},
  }),
);
