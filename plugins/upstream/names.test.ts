/** Classes, attributes and names of `<meta>`: who writes and who reads them, found in the sources. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {Name} from '../engine/names';
import {advice, read, root} from './fact';

const textOf = (folder: string, pattern: RegExp) => [...read(folder, pattern).values()].join('\n');

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => match.slice(1).find(Boolean) ?? '');

const components = textOf('node_modules/@docusaurus', /\/lib\/.*\.js$/);
const modules = textOf('node_modules/@docusaurus/theme-classic/lib', /\.module\.css$/);
const infima = textOf('node_modules/infima/dist/css/default', /default\.css$/);

/** What the framework and its library write: the classes of their styles, and names in their components. */
const theirs = new Set([
  ...namesIn(infima + modules, /\.([a-z][\w-]*)/gi),
  ...namesIn(components, /(?<![.[\w-])([a-z]+(?:-|__)[a-z][\w-]*)/g),
  ...namesIn(components, /(?:className: |clsx\()'([\w-]+)'/g),
]);

const isTheirs = (name: string) => theirs.has(name) || theirs.has(name.replace(/\d$/, ''));

/** What others read: reader views, extensions, search engines. */
const outside = ['article-heading', 'doc-text', 'data-darkreader-scheme', 'robots'];

/** The texts in a piece of code, but those that it compares with. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) {
    return node.text.split(/\s+/).filter((word) => /^[a-z]/.test(word));
  }
  const isComparison = ts.isBinaryExpression(node) && node.operatorToken.getText() === '===';
  return isComparison ? [] : childrenOf(node).flatMap(textsIn);
}

const childrenOf = (node: ts.Node) =>
  node.getChildren().filter((child) => child.kind !== ts.SyntaxKind.JSDoc);

/** The classes, attributes and names of `<meta>` that a piece of code writes as texts. */
function writtenIn(node: ts.Node): string[] {
  const [first, ...rest] = childrenOf(node);
  const target = first?.getText() ?? '';
  const isMeta = ts.isJsxAttribute(node) && node.parent.parent.getText().startsWith('<meta');
  let found: string[] = [];
  if (ts.isJsxAttribute(node) && target.startsWith('data-')) {
    found = [target];
  } else if (
    /^(?:className|clsx|addClass|.*\.classList\.\w+|.*\.className)$/.test(target) ||
    (isMeta && target === 'name')
  ) {
    found = rest.flatMap(textsIn);
  } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    found = namesIn(node.getText(), /class="([\w-]+)"| (data-[\w-]+)="/g);
  }
  return [...found, ...childrenOf(node).flatMap(writtenIn)];
}

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The code and the styles of a room, and what is in them. */
function readRoom(place: string) {
  const files = [...read(place, /(?<!\.test|\.d)\.(?:tsx?|css|svg|mdx)$/)].filter(
    ([file]) => !file.includes('/fixture/'),
  );
  const text = (pattern: RegExp) =>
    files.flatMap(([file, one]) => (pattern.test(file) ? [withoutComments(one)] : [])).join('\n');
  const [code, styles] = [text(/\.(?:tsx?|mdx)$/), text(/\.css$/)];
  const source = ts.createSourceFile('room.tsx', code, ts.ScriptTarget.Latest, true);
  return {
    written: new Set(writtenIn(source)),
    words: new Set(
      `${code} ${text(/\.svg$/)}`.match(/(?<![.#[\w-])[\w-]+|(?<=(?:dataset|properties)\.)\w+/g),
    ),
    // CSS modules have names of their own.
    selected: new Set(
      namesIn(text(/(?<!\.module)\.css$/), /(?:\.([a-z][\w-]*[a-z\d])|\[(data-[\w-]+))(?=[^{};]*\{)/gi),
    ),
    /** Whether its styles or scripts select a name. */
    reads: (name: string) =>
      new RegExp(`(?:\\.|\\[(?=data)|attr\\()${name}(?![\\w-])`).test(styles) ||
      new RegExp(`['"\`\\s,(>+~](?:\\.|\\[(?=data))${name}(?![\\w-])|hasClass\\([^)]*'${name}'`).test(code),
    uses: (key: string) => new RegExp(`\\bName\\.${key}\\b`).test(code),
  };
}

const plugins = ['code', 'engine', 'examples', 'publish', 'search', 'shell', 'writing'];
const folders = ['src', 'config', 'tools', ...plugins.map((room) => `plugins/${room}`)];
const rooms = new Map(folders.map((place) => [place, readRoom(place)]));

const fileOf = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** What pages contain, or may contain, and what else names classes. */
const content = textOf('docs', /\.mdx$/) + fileOf('CONTRIBUTING.md') + fileOf('docusaurus.config.ts');

const list = Object.entries(Name);
const listed = new Set<string>(Object.values(Name));

/** Whether a word of a room or of the list begins a name: `code-${color}`. `data-label` can be a property, `dataLabel`. */
function isComposed(name: string, words: ReadonlySet<string>): boolean {
  const starts = [...words, ...listed].filter((word) => /^\w.*-$/.test(word));
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return starts.some((start) => name.startsWith(start)) || words.has(property);
}

const places = (test: (room: ReturnType<typeof readRoom>) => boolean) =>
  [...rooms].flatMap(([place, room]) => (test(room) ? [place] : []));

test('every class and attribute of a stylesheet is written by the framework, by pages, by its own room or in names.ts', () => {
  // The classes of Infima and of the site itself have no hash to leave out.
  const partial = [...read('src', /\.css$/), ...read('plugins', /(?<!\.test)\.ts$/)].flatMap(([file, text]) =>
    namesIn(withoutComments(text), /\[class\*=['"]?(\w+?)_?['"]?\]/g)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(modules) && !infima.includes(`.${name}-`))
      .map((name) => `${file}: ${name}`),
  );
  const gone = [...rooms].flatMap(([place, {selected, words}]) =>
    [...selected]
      .filter((name) => ![...listed, ...outside].includes(name) && !isTheirs(name) && !words.has(name))
      .filter((name) => !isComposed(name, words) && !content.includes(`className="${name}"`))
      .map((name) => `${place}: ${name}`),
  );
  const then = 'find the new name, or delete the rule. What another room writes belongs into names.ts.';
  expect([...partial, ...gone], advice({ours: ['the room named below'], then})).toEqual([]);
});

test('every name that a room writes has a reader there, and none elsewhere but by names.ts', () => {
  const wrong = [...rooms].flatMap(([place, {written}]) =>
    [...written].flatMap((name) => {
      const readers = places(({reads}) => reads(name));
      const isOwn = readers.length === 1 && readers[0] === place;
      const isFree = isTheirs(name) || outside.includes(name) || isOwn;
      return isFree && !listed.has(name)
        ? []
        : [`${place}: ${name}, read in ${readers.join(', ') || 'no room'}`];
    }),
  );
  expect(wrong, advice({ours: ['plugins/engine/names.ts'], then: 'use its name, or add one.'})).toEqual([]);
});

test('every name of names.ts is in two rooms', () => {
  const users = list.map(([key, name]) => {
    const isInContent = content.includes(`${name}=`) || content.includes(`Name.${key}`);
    const found = places(({uses, reads}) => uses(key) || reads(name));
    return {key, count: found.length + Number(isInContent)};
  });
  const lone = users.filter(({count}) => count < 2).map(({key}) => key);
  const then = 'delete what nobody writes or reads; a name of one room belongs there.';
  expect(lone, advice({ours: ['plugins/engine/names.ts'], then})).toEqual([]);
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
