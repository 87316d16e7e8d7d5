/** The home page quotes pages of the released docs. Its results of settings are in stage.json, which `--update-snapshots` writes. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parsePatch} from 'diff';
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

test('each block of code on the home page is quoted from the released docs', () => {
  const quotes = fencesOf(home);
  expect(quotes).toHaveLength(11);
  for (const {words, code} of quotes) {
    const [language = ''] = words.split(' ');
    const title = /title="[^"]+"/.exec(words)?.[0] ?? '';
    const source = releasedBlocks.find(
      (block) => block.words.startsWith(language) && block.words.includes(title) && block.code.includes(code),
    );
    expect.soft(source, `${language} ${title}\n${code}`).toBeDefined();
  }
});

test('the pull request on the home page matches the one on the GitOps page: message, branch, size and check', () => {
  const gitops = readDoc('topics/gitops/index');
  const [, files, added, removed] =
    /(\d+) files changed, (\d+) insertions\(\+\), (\d+) deletion/.exec(gitops) ?? [];
  const [, message] = /git commit -qam "(Upgrade .*)"/.exec(gitops) ?? [];
  const [, branch] = /git switch -qc (\S+)/.exec(gitops) ?? [];
  const [, check = ''] = /<\/b><code>(git .*?)<\/code>/.exec(home) ?? [];
  expect(home).toContain(`<b>${message}</b>`);
  expect(home).toContain(`<code>${branch} → main</code><span>${files} files</span>`);
  expect(home).toMatch(new RegExp(`>\\+${added}</b>.*>−${removed}</b>`));
  expect(gitops).toContain(`\n${check.replaceAll('&amp;', '&')}\n`);
});

test('the number of lines that the home page gives for the upgrade is right, in both environments', () => {
  const upgrade = fencesOf(readDoc('common/every-combination')).find(({code}) =>
    code.includes('kind: CustomResourceDefinition'),
  );
  const added = parsePatch(upgrade?.code ?? '').map(({hunks}) =>
    hunks.reduce((sum, {oldLines, newLines}) => sum + newLines - oldLines, 0),
  );
  expect(added).toEqual([45, 45]);
  expect(home).toContain('Holos renders 45 lines');
  // Its diff shows three of them.
  expect(home).toContain('42 more lines in dev, the same 45 in prod');
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
    const atLeast = Number(figure.replace(',', ''));
    expect.soft(count, what).toBeGreaterThanOrEqual(atLeast);
    expect.soft(count, what).toBeLessThan(atLeast + 200);
  }
  const [, duration] = /rendered platform in ([\d.]+)ms/.exec(home) ?? [];
  expect(home).toContain(`<b>${Math.round(Number(duration))} ms</b>`);
  const day = new Date(site.release.day).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  expect(home).toContain(`Version {site.release.version} of ${day}`);
  expect(readDoc('tutorial/setup')).toContain(`\n${site.release.version}\nv3`);
});

/** A change with one line before it. Of a long one, its first lines and the number of the others. */
function shorten(lines: readonly string[]) {
  const changed = lines.filter((line) => /^[-+]/.test(line));
  const first = lines.findIndex((line) => line === changed[0]);
  const shown = changed.slice(0, changed.length > 4 ? 2 : 4);
  const more = changed.length - shown.length;
  return {lines: [...lines.slice(Math.max(first - 1, 0), first), ...shown], more};
}

/** Each setting, with the parts of its line before and after the value, and its other value. */
const settings = [
  {setting: 'port', text: 'Settings: port: ', after: '', other: '9090'},
  {setting: 'chart', text: '\tchart:     string | *"', after: '"', other: '0.2.0'},
  {setting: 'replicas', text: '\tprod: {greeting: "Hello", replicas: ', after: '}', other: '2'},
];

/** The lines of a file from the output of `grep -n . FILE`, with the blank lines that it leaves out. */
function readSource(file: string, output: string, refusal: string) {
  const lines = Array.from(output.matchAll(/^(\d+):(.*)$/gm), ([, number, code = '']) => {
    const {setting, text, after} = settings.find((one) => code.startsWith(one.text)) ?? {text: code};
    const refused = refusal.includes(`/${file}:${number}:`) || undefined;
    return {number: Number(number), text, setting, after, refused};
  });
  const blank = lines
    .slice(1)
    .flatMap(({number}, index) => (number - 1 === lines[index]?.number ? [] : [number - 1]));
  const all = [...lines, ...blank.map((number) => ({number, text: ''}))];
  return {path: file, lines: all.sort((one, other) => one.number - other.number)};
}

test('the results on the home page match the page Try changes; --update-snapshots rewrites them', () => {
  const outputs = fencesOf(readDoc('common/every-combination')).filter(({words}) =>
    words.endsWith(' output'),
  );
  const changes = outputs
    .filter(({words}) => words.startsWith('diff'))
    .flatMap(({code}, index) =>
      parsePatch(code).map((patch) => ({setting: settings[index]?.setting, ...patch})),
    )
    .flatMap(({setting, newFileName = '', hunks}) => {
      const file = newFileName.replace(/^b\/deploy\/environments\/(\w+)\/.*\//, '$1/');
      return hunks.map(({lines}) => ({file, setting, ...shorten(lines)}));
    });
  const sizes = outputs
    .flatMap(({code}) => [...code.matchAll(/^port (\S+), chart (\S+), replicas (\S+):(.*)$/gm)])
    .map((found) => ({
      choices: settings
        .map(({setting, other}, index) => `${setting}-${found[index + 1] === other ? 'other' : 'now'}`)
        .join(' '),
      size: found.at(-1)?.trim(),
    }));
  const refusals = outputs.map(({code}) => code).filter((code) => code.includes('out of bound'));
  // Whatever the other two values are.
  expect([sizes.length, refusals.length, new Set(refusals).size]).toEqual([8, 4, 1]);
  const refusal = refusals[0]?.split('\n').slice(1).join('\n').trimEnd() ?? '';
  const [, port = '', environments = ''] = outputs[0]?.code.split('1:package holos\n') ?? [];
  const sources = [
    readSource('settings.cue', port, refusal),
    // The lines after the table have no setting.
    readSource('environments.cue', environments.slice(0, environments.indexOf('19:')), refusal),
  ];
  const stage = {sources, changes, sizes, refusal: refusal.replaceAll('/home/you/holos-tutorial/', '')};
  expect(`${JSON.stringify(stage, null, 2)}\n`).toMatchSnapshot('stage.json');
});
