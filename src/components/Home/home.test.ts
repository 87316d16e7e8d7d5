/** The home page quotes pages of the released docs. Its results of settings are in stage.json, which `--update-snapshots` writes. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {pages, siteDir} from '../../../config/pages';
import {site} from '../../../config/site';
import {released} from '../../../config/versions';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const readDoc = (id: string) => read(`${released.folder}/${id}.mdx`);

const home = read('src/pages/_home.mdx');

/** The blocks of a page: ` ```bash run ` has the words `bash run`. */
const fencesOf = (text: string) =>
  Array.from(text.matchAll(/^```(.*)\n([^]*?)^```$/gm), ([, words = '', code = '']) => ({words, code}));

const docs = pages.all().filter(({version}) => version !== undefined);
const releasedBlocks = docs
  .filter(({version}) => version === released)
  .flatMap(({source}) => fencesOf(read(source)));

/** What a proof on the page about environments records of each choice of values. */
const [, runs = ''] = /<<'RUNS'\n([^]*?)^RUNS$/m.exec(readDoc('tutorial/environments')) ?? [];

/** The first lines of each change, and the number of the others. */
const changes = Array.from(
  runs.matchAll(/^@ (\S+) (\w+) (\d+)\n((?:[-+ ].*\n)+)/gm),
  ([, file = '', setting, more, lines = '']) => ({
    file,
    setting,
    lines: lines.trimEnd().split('\n'),
    more: Number(more),
  }),
);

const linesOf = (code: string) => code.split('\n').filter((line) => line && !line.startsWith('@@'));

/** Lines of the upgrade's diff: that of the table, and those of the manifests. */
const upgrade = [
  ...['-', '+'].flatMap((sign, index) =>
    linesOf(readDoc('tutorial/environments'))
      .filter((line) => line.includes('chart:     string'))
      .map((line) => sign + line.replace('0.1.0', `0.${index + 1}.0`)),
  ),
  ...changes.filter(({setting}) => setting === 'chart').flatMap(({lines}) => lines),
];

test('each block of code on the home page is quoted from the released docs, or from the upgrade that they run', () => {
  const quotes = fencesOf(home);
  expect(quotes.length).toBeGreaterThan(0);
  for (const {words, code} of quotes) {
    const [language = ''] = words.split(' ');
    const title = /title="[^"]+"/.exec(words)?.[0] ?? '';
    const source = releasedBlocks.find(
      (block) => block.words.startsWith(language) && block.words.includes(title) && block.code.includes(code),
    );
    const isUpgrade = language === 'diff' && linesOf(code).every((line) => upgrade.includes(line));
    expect.soft(source ?? isUpgrade, `${language} ${title}\n${code}`).toBeTruthy();
  }
});

test('the home page has the size of the upgrade that the docs run, the same in both environments', () => {
  const [, files, added, removed] =
    /chart 0\.2\.0, replicas 4:\s+(\d+) files changed, (\d+) insertions\(\+\), (\d+) deletion/.exec(runs) ??
    [];
  expect(home).toContain(`<span>${files} files</span>`);
  expect(home).toMatch(new RegExp(`>\\+${added}</b>.*>−${removed}</b>`));
  const [inDev = 0, inProd] = ['dev/', 'prod/'].map((environment) =>
    changes
      .filter(({file, setting}) => setting === 'chart' && file.startsWith(environment))
      .reduce((sum, {lines, more}) => sum + lines.filter((line) => line.startsWith('+')).length + more, 0),
  );
  expect(inProd).toBe(inDev);
  expect(home).toContain(`Holos renders ${inDev} lines`);
  // Its diff shows three of them.
  expect(home).toContain(`${inDev - 3} more lines in dev, the same ${inDev} in prod`);
});

test('the home page counts what the docs contain, and names the current release', () => {
  const blocks = docs.flatMap(({source}) => fencesOf(read(source)));
  const isProof = (words: string) => words.startsWith('bash') && words.split(' ').includes('proof');
  // Lines that continue a command are indented, or end a construct of the shell.
  const commands = blocks
    .filter(({words}) => /^bash run(?! proof)/.test(words))
    .flatMap(({code}) => code.split('\n'))
    .filter((line) => /^(?!(?:do|done|then|else|fi|esac)\b)[a-z]/.test(line));
  const counted = {
    commands: commands.length,
    'more runs': blocks.filter(({words}) => isProof(words)).length,
  };
  for (const [what, count] of Object.entries(counted)) {
    const [, figure = ''] = new RegExp(`<b>([\\d,]+)\\+</b> ${what}`).exec(home) ?? [];
    expect
      .soft(count, `src/pages/_home.mdx: ${what}`)
      .toBeGreaterThanOrEqual(Number(figure.replace(',', '')));
  }
  const day = new Date(site.release.day).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  expect(home).toContain(`Version {site.release.version} of ${day}`);
  expect(readDoc('tutorial/setup')).toContain(`\n${site.release.version}\nv3`);
});

/** Each setting, with the parts of its line before and after the value, and its other value. */
const settings = [
  {setting: 'port', text: 'Settings: port: ', after: '', other: '9090'},
  {setting: 'chart', text: '\tchart:     string | *"', after: '"', other: '0.2.0'},
  {setting: 'replicas', text: '\tprod: {greeting: "Hello", replicas: ', after: '}', other: '2'},
];

/** The lines of a file after `package holos`. */
function readSource(file: string, code: string, refusal: string) {
  const lines = code
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const {setting, text, after} = settings.find((one) => line.startsWith(one.text)) ?? {text: line};
      const refused = refusal.includes(`${file}:${index + 1}:`) || undefined;
      return {number: index + 1, text, setting, after, refused};
    });
  return {path: file, lines: lines.slice(2)};
}

test('the results on the home page match the recorded runs; --update-snapshots rewrites them', () => {
  const sizes = Array.from(runs.matchAll(/^port (\S+), chart (\S+), replicas (\S+):(.*)$/gm), (found) => ({
    choices: settings
      .map(({setting, other}, index) => `${setting}-${found[index + 1] === other ? 'other' : 'now'}`)
      .join(' '),
    size: found.at(-1)?.trim(),
  }));
  expect(sizes).toHaveLength(8);
  const [refusal = ''] = /^.*out of bound[^]*/m.exec(runs) ?? [];
  const [port, environments] = ['settings.cue', 'environments.cue'].map(
    (file) => releasedBlocks.find(({words}) => words === `cue title="${file}"`)?.code ?? '',
  );
  const sources = [
    readSource('settings.cue', port ?? '', refusal),
    // After the pull request on its page, and without the lines after the table, which have no setting.
    readSource(
      'environments.cue',
      environments?.replace('replicas: 3', 'replicas: 4').split('\n\n// Each')[0] ?? '',
      refusal,
    ),
  ];
  const stage = {sources, changes, sizes, refusal: refusal.trimEnd()};
  expect(`${JSON.stringify(stage, null, 2)}\n`).toMatchSnapshot('stage.json');
});
