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
  const replaced = ['<script src="<%= it.baseUrl %><%= script %>" defer></script>', '<%~ it.preBodyTags %>'];
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
    ours: [files.finishedPages, files.links],
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
  'the minifier of HTML leaves out the tags of head and body',
  holds({
    ours: [files.headTags],
    then: 'restoring <head> and <body> can be deleted: the framework keeps them (tagOmission).',
    seen: {'@docusaurus/bundler/lib/minifyHtml.js': ['swcHtmlMinifier(Buffer.from(html)']},
    unseen: {'@docusaurus/bundler/lib/minifyHtml.js': ['tagOmission']},
  }),
);

test(
  'the not-found page is the route /404.html',
  holds({
    ours: [files.finishedPages],
    then: 'every other route is a folder with index.html; look where the not-found page is written now.',
    seen: {[`${core}/server/routes.js`]: ["NotFoundRoutePath = '/404.html'"]},
  }),
);

test(
  'the content plugins go by these names',
  holds({
    ours: [files.articles],
    then: 'ask for the content under its new name, or nothing is indexed, copied and drawn.',
    seen: {
      '@docusaurus/plugin-content-docs/lib/index.js': ["name: 'docusaurus-plugin-content-docs'"],
      '@docusaurus/plugin-content-blog/lib/index.js': ["PluginName = 'docusaurus-plugin-content-blog'"],
    },
  }),
);

test(
  'a build sets NODE_ENV to production before it reads the configuration',
  holds({
    ours: [files.licenses],
    then: 'the plugin tells a build from the live preview by it; find another sign.',
    seen: {[`${core}/commands/build/build.js`]: ["process.env.NODE_ENV = 'production'"]},
  }),
);

test(
  'MDX is compiled anew in every build',
  holds({
    ours: [files.highlight, files.diagrams],
    then:
      'a persistent cache skips pages that did not change: turn it off, or declare with addDependency the other files ' +
      'that a page is made of.',
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
  'the theme puts no style attribute into every page',
  holds({
    ours: [files.policy],
    then: 'the policy blocks the attribute: write the page without it (a step of plugins/finished-pages), and hide the element by a class.',
    unseen: {'@docusaurus/theme-classic/lib/index.js': [/style: '/]},
  }),
);
