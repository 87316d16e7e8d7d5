/** Names of the framework that this site's styles, scripts and tests refer to, found by reading them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {advice, holds, installed, root} from './fact';
import {files} from './files';

function read(folder: string, pattern: RegExp): Map<string, string> {
  const names = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
  const found = names.map((name) => path.join(folder, name)).filter((file) => pattern.test(file));
  return new Map(found.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const packages = [
  'core/lib/client',
  'plugin-content-blog/lib/client',
  'plugin-content-docs/lib/client',
  'theme-classic/lib',
  'theme-common/lib',
  'theme-mermaid/lib',
  'utils-common/lib',
].map((name) => `node_modules/@docusaurus/${name}`);

/** Everything that the framework can put into a page, and the styles of its library. */
const theirs = [
  ...packages.flatMap((folder) => [...read(folder, /\.(?:js|css)$/).values()]),
  installed('infima/dist/css/default/default.css'),
].join('\n');

const stylesheets = read('src', /\.css$/);
const ours = ['src', 'plugins', 'lib']
  .flatMap((room) => [...read(room, /(?<!\.test)\.tsx?$/).values()])
  .join('\n');

const wordsOf = (text: string) => new Set(text.match(/[\w-]+/g));

const theirWords = wordsOf(theirs);
const ourWords = wordsOf(ours);

/** Classes that a build puts together: kinds of code (plugins/authoring/highlight). */
const made = /^(?:code|language|box)-/;

/** Classes of the shapes of diagrams. */
const drawnWords = wordsOf([...read('data/diagrams', /\.svg$/).values()].join('\n'));

/** Names that a stylesheet's selectors have, by what the pattern's group catches of them. */
const selectorsOf = (css: string, pattern: RegExp) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(pattern)].map(([, name = '']) => name);

test('every class that is known by a part of its name is a class of a CSS module of the theme', () => {
  const modules = [...read('node_modules/@docusaurus/theme-classic/lib', /\.module\.css$/).values()].join(
    '\n',
  );
  const sources = [...stylesheets, ...read('plugins', /(?<!\.test)\.ts$/)];
  const names = sources.flatMap(([file, text]) =>
    selectorsOf(text, /\[class\*=['"]?(\w+?)_?['"]?\]/g).map((name) => ({file, name})),
  );
  expect(names.length).toBeGreaterThan(10);
  // The classes of Infima and of the site itself have no hash to leave out.
  const gone = names.filter(
    ({name}) => !new RegExp(`\\.${name}\\b`).test(modules) && !theirs.includes(`.${name}-`),
  );
  expect(
    gone.map(({file, name}) => `${file}: ${name}`),
    advice({
      ours: ['the file named below'],
      then: 'find the new name of the class; no rule applies any more.',
    }),
  ).toEqual([]);
});

test(
  'a class of a CSS module keeps its name before the hash',
  holds({
    ours: ['src/css', files.controls],
    then: 'selectors such as [class*=announcementBar_] match nothing; use stable class names.',
    seen: {'@docusaurus/core/lib/webpack/base.js': ['`[local]_[contenthash:base64:4]`']},
  }),
);

test('every class that the styles refer to is in the framework, its library or this site', () => {
  const gone = [...stylesheets]
    .filter(([file]) => !file.endsWith('.module.css'))
    .flatMap(([file, css]) =>
      selectorsOf(css, /\.([a-z][\w-]*[a-z\d])(?=[^{}]*\{)/gi)
        // Levels are put together, as in `theme-doc-sidebar-item-link-level-${level}`.
        .map((name) => name.replace(/(?<=-)\d+$/, ''))
        .filter(
          (name) => ![theirWords, ourWords, drawnWords].some((words) => words.has(name)) && !made.test(name),
        )
        .map((name) => `${file}: .${name}`),
    );
  expect(
    [...new Set(gone)],
    advice({ours: ['the file named below'], then: 'find the new name of the class, or delete the rule.'}),
  ).toEqual([]);
});

test('what finished pages are searched for is in the framework', () => {
  const names = ['theme-doc-markdown', 'theme-admonition', '__blog-post-container', 'hash-link'];
  expect(
    names.filter((name) => !theirWords.has(name)),
    advice({
      ours: [files.markdown, files.markdown],
      then: 'find the new name, or articles are not found in their pages.',
    }),
  ).toEqual([]);
});

test('every name that is imported from the internals of theme-common is exported there', () => {
  const exported = installed('@docusaurus/theme-common/lib/internal.js');
  const imported = [...ours.matchAll(/import \{([^}]*)\} from '@docusaurus\/theme-common\/internal'/g)];
  const names = imported
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    .filter(Boolean);
  expect(
    names.filter((name) => !wordsOf(exported).has(name)),
    advice({
      ours: ['src/theme'],
      then: 'these hooks are private to the framework; find what took their place.',
    }),
  ).toEqual([]);
});

test('every file of ours that these tests name is there', () => {
  const gone = Object.values(files).filter((file) => !existsSync(path.join(root, file)));
  expect(
    gone,
    advice({ours: ['plugins/upstream/files.ts'], then: 'name the file as it is called now.'}),
  ).toEqual([]);
});

test('every file of ours that UPGRADING.md names is there', () => {
  const named = readFileSync(path.join(root, 'UPGRADING.md'), 'utf8').matchAll(
    /`((?:[\w.-]+\/)+[\w-]+\.tsx?)`/g,
  );
  const paths = [...new Set(Array.from(named, ([, file = '']) => file))];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
