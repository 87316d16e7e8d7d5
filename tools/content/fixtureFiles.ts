/** Mistakes in files that programs write and people merge. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {released} from '../../config/versions';
import {pack} from '../charts/pack';
import type {Mistake} from './fixturePages';

const sidebars = `versioned_sidebars/version-${released.name}-sidebars.json`;
const schema = `data/schema/${released.label}.json`;
const [drawing = ''] = readdirSync(path.join(siteDir, 'data/diagrams')).filter((name) =>
  name.endsWith('.svg'),
);
const svg = `data/diagrams/${drawing}`;
const lock = 'examples.lock.json';
const entry = {blocks: '', tools: {}};
const lockOf = (value: unknown) => JSON.stringify({pages: {'v0/none': value}}, null, 2);

/** One mistake: the file, the line, the words of the answer, and the change. */
const of = (
  name: string,
  file: string,
  line: number,
  says: string,
  change: (text: string) => string,
): Mistake => ({
  name,
  files: {[file]: change},
  at: `${file}:${line}:`,
  says,
});

/** Mistakes of which each is answered with its place. */
export const onWrittenFiles: readonly Mistake[] = [
  of(
    'a lock that ends too early',
    lock,
    3,
    'ends too early; take the file',
    () => '{\n  "pages": {\n    "a"',
  ),
  of(
    'a lock with the marks of a merge',
    lock,
    2,
    'a merge left its marks here',
    (text) => `{\n<<<<<<< HEAD\n${text}`,
  ),
  of('a lock without pages', lock, 1, 'has no "pages"', () => '{"page": {}}'),
  of('a lock that is a list', lock, 1, 'has no "pages"', () => '[]'),
  of('an entry of the lock that is none', lock, 3, 'v0/none is no entry', () => lockOf(5)),
  of('an entry of the lock without tools', lock, 3, 'has no tools', () => lockOf({blocks: ''})),
  of('an entry of the lock of another type', lock, 3, 'has no from, or one', () =>
    lockOf({...entry, from: 'a'}),
  ),
  of('an unknown key in the lock', lock, 3, 'has tool, which no run writes', () =>
    lockOf({...entry, tool: 1}),
  ),
  of(
    'a sidebar of JSON with one comma too many',
    sidebars,
    1,
    'stops being JSON at: }',
    () => '{"doc": [],}\n',
  ),
  of('a sidebar that is no list', sidebars, 1, 'the sidebar doc is no list', () => '{"doc": "index"}\n'),
  of('sidebars without names', sidebars, 1, 'maps no names to sidebars', () => '["index"]\n'),
  of('commands that were changed by hand', 'data/cli.json', 4, 'run: npm run cli', (text) =>
    text.replace('"usage": "', '"usage": "x'),
  ),
  of('commands without a list', 'data/cli.json', 1, 'the file has no "commands"', () => '{}'),
  of('a schema that ends too early', schema, 1, 'ends too early; run: npm run schema', () => '{"packages": '),
  of(
    'a text of the theme without a message',
    'i18n/en/code.json',
    2,
    'a has no "message"',
    () => '{\n  "a": 5\n}',
  ),
  of('a drawing that is none', svg, 1, 'the drawing is no SVG; delete it', () => '404: Not found'),
  of('a drawing without a size', svg, 1, 'has no size', (text) => text.replace(/ viewBox="[^"]*"/, '')),
  of('a drawing of something else', svg, 1, 'is not that of the source', (text) =>
    text.replace(/ id="[^"]*"/, ' id="a"'),
  ),
  of('a drawing with a script', svg, 1, 'runs nothing and loads nothing: <script', (text) =>
    text.replace('<style>', '<script>1</script><style>'),
  ),
  of('a drawing with a handler', svg, 2, 'loads nothing: onload=', (text) =>
    text.replace('<g', '<g onload="1"'),
  ),
  of(
    'a chart with what no chart here has',
    'charts/greeter/Chart.yaml',
    1,
    'only "key: value" lines',
    (text) => `- a\n${text}`,
  ),
  of(
    'a chart without a version',
    'charts/greeter/Chart.yaml',
    1,
    '"version" is missing',
    () => 'apiVersion: v2\nname: a\n',
  ),
];

/**
 * The first mistake in each file: what the preview and the build are asked, as they have one check for all. The texts of
 * the theme are read by the framework before it makes any plugin, and it names them itself.
 */
export const onEachWrittenFile = onWrittenFiles.filter(({at}, index) => {
  const [file = ''] = String(at).split(':');
  return (
    !file.startsWith('i18n/') &&
    onWrittenFiles.findIndex((other) => String(other.at).startsWith(file)) === index
  );
});

/** Archives that are readable, and wrong: binary files, made by the test. */
export const archives = [
  {says: 'the file is no archive of a chart', data: () => Buffer.from('Not found')},
  {
    says: 'the archive has no Chart.yaml',
    data: () => pack([{name: 'greeter/values.yaml', data: Buffer.from('a: 1\n')}]),
  },
  {
    says: 'the archive holds other 0.1.0, which its name does not say',
    data: () => pack([{name: 'other/Chart.yaml', data: Buffer.from('name: other\nversion: 0.1.0\n')}]),
  },
];
