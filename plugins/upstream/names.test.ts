/** Names of the framework that this site's styles and scripts refer to, found by reading them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {advice, holds, read, root} from './fact';

const textOf = (folder: string, pattern: RegExp) => [...read(folder, pattern).values()].join('\n');

/** Everything that the framework can put into a page, and the styles of its library. */
const theirs = [
  textOf('node_modules/@docusaurus', /\/lib\/.*\.(?:js|css)$/),
  textOf('node_modules/infima/dist/css/default', /default\.css$/),
].join('\n');

const ours = ['src', 'plugins'].map((folder) => textOf(folder, /(?<!\.test)\.tsx?$/)).join('\n');

/** Every word of the framework, of this site, and of its drawings. */
const words = new Set(
  [theirs, ours, ...['src', 'blog'].map((folder) => textOf(folder, /\.svg$/))].flatMap(
    (text) => text.match(/[\w-]+/g) ?? [],
  ),
);

/** What the pattern's group catches of the selectors of a stylesheet or script. */
const selectors = (sources: Map<string, string>, pattern: RegExp) =>
  [...sources].flatMap(([file, text]) =>
    [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(pattern)].map(([, name = '']) => ({file, name})),
  );

test(
  'a class of a CSS module keeps its name before the hash',
  holds({
    ours: ['src/css'],
    then: 'selectors such as [class*=announcementBar_] match nothing; use stable class names.',
    seen: {'@docusaurus/core/lib/webpack/base.js': ['`[local]_[contenthash:base64:4]`']},
  }),
);

test('every class that styles and scripts refer to is one of the framework, its library or this site', () => {
  const modules = textOf('node_modules/@docusaurus/theme-classic/lib', /\.module\.css$/);
  const stylesheets = read('src', /\.css$/);
  const sources = new Map([...stylesheets, ...read('plugins', /(?<!\.test)\.ts$/)]);
  // The classes of Infima and of the site itself have no hash to leave out.
  const partial = selectors(sources, /\[class\*=['"]?(\w+?)_?['"]?\]/g).filter(
    ({name}) => !new RegExp(`\\.${name}\\b`).test(modules) && !theirs.includes(`.${name}-`),
  );
  const global = new Map([...stylesheets].filter(([file]) => !file.endsWith('.module.css')));
  // Levels are put together, as in `theme-doc-sidebar-item-link-level-${level}`; kinds of code by plugins/code/code-blocks,
  // versions by plugin-content-docs.
  const whole = selectors(global, /\.([a-z][\w-]*[a-z\d])(?=[^{}]*\{)/gi)
    .map(({file, name}) => ({file, name: name.replace(/(?<=-)\d+$/, '')}))
    .filter(({name}) => !words.has(name) && !/^(?:code|language|box|docs-version)-/.test(name));
  const gone = [...partial, ...whole].map(({file, name}) => `${file}: ${name}`);
  const then = 'find the new name of the class, or delete the rule.';
  expect([...new Set(gone)], advice({ours: ['the file named below'], then})).toEqual([]);
});

test('every file of this repository that UPGRADING.md names exists', () => {
  const guide = readFileSync(path.join(root, 'UPGRADING.md'), 'utf8');
  const named = Array.from(
    guide.matchAll(/`((?:plugins|src|config|test)\/[\w./-]+)`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
