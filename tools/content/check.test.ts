import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {formatProblem} from '../../lib/examplePage';
import {createChance, hostileTexts, oneOf, shown} from '../../lib/hostile';
import {FixtureSite} from '../sites/fixtureSite';
import {createCheck} from './check';
import {provided} from './components';
import {mistakes, placeOf, textsOf, usualPage, type Mistake} from './fixture';
import {archives, onWrittenFiles} from './fixtureFiles';

let site: FixtureSite;
let check: ReturnType<typeof createCheck>;

test.beforeAll(() => {
  site = new FixtureSite();
  check = createCheck(site.folder);
});

test.afterAll(() => site.remove());

const found = () => check().findings.map((finding) => `${finding.gravity} ${formatProblem(finding)}`);

/** Writes a mistake, asks, and mends it. */
function answerTo(mistake: Mistake): string[] {
  const whole = (file: string) => path.join(site.folder, file);
  const read = (file: string) => (existsSync(whole(file)) ? readFileSync(whole(file), 'utf8') : '');
  const texts = textsOf(mistake, read);
  const former = Object.keys(texts).map((file) => [file, existsSync(whole(file)), read(file)] as const);
  try {
    Object.entries(texts).forEach(([file, text]) => site.write(file, text));
    return found();
  } finally {
    former.forEach(([file, isThere, text]) => (isThere ? site.write(file, text) : site.delete(file)));
  }
}

test('nothing is found where nothing is wrong', () => {
  expect(found()).toEqual([]);
});

for (const mistake of [...mistakes, ...onWrittenFiles]) {
  test(`${mistake.name} is answered with its place and a remedy`, () => {
    const answers = answerTo(mistake);
    const begin = `${mistake.gravity ?? 'mistake'} ${placeOf(mistake)}`;
    const right = answers.filter((answer) => answer.startsWith(begin) && answer.includes(mistake.says));
    expect(right, answers.join('\n')).toHaveLength(1);
    // A second answer to the same would send its reader elsewhere.
    const [place] = right[0]?.split(': ') ?? [];
    expect(answers.filter((answer) => answer.split(': ')[0] === place)).toHaveLength(1);
    expect(found()).toEqual([]);
  });
}

test('archives of other charts are named', () => {
  const file = 'static/charts/greeter-0.1.0.tgz';
  const whole = path.join(site.folder, file);
  const former = readFileSync(whole);
  for (const {says, data} of archives) {
    writeFileSync(whole, data());
    expect(found()).toEqual([expect.stringContaining(`${file}:1: ${says}`)]);
  }
  writeFileSync(whole, former);
});

/** Where a seeded text is put into a file: instead of a line, into a line, or behind all. */
function spoiled(text: string, piece: string, chance: () => number): string {
  const lines = text.split('\n');
  const at = Math.floor(chance() * Math.min(lines.length, 8));
  const line = lines[at] ?? '';
  const cut = Math.floor(chance() * line.length);
  const made = oneOf(chance, [
    piece,
    line.slice(0, cut) + piece + line.slice(cut),
    line + piece,
    `${line}\n${piece}`,
    line.slice(0, cut),
  ]);
  return [...lines.slice(0, at), made, ...lines.slice(at + 1)].join('\n');
}

test('whatever is written into a file, the check says where it is, or nothing', () => {
  const chance = createChance();
  const texts = hostileTexts(140).filter((text) => text.length < 300);
  const files = [
    usualPage,
    usualPage,
    usualPage,
    'blog/tags.yml',
    'blog/authors.yml',
    'examples.lock.json',
    'sidebars.ts',
  ];
  const bad: string[] = [];
  for (const text of texts) {
    const file = oneOf(chance, files);
    const former = readFileSync(path.join(site.folder, file), 'utf8');
    const now = spoiled(former, text, chance);
    site.write(file, now);
    try {
      // Files are named as they are, lines are there.
      const wrong = check().findings.filter(
        (finding) =>
          !(finding.line >= 1) || !existsSync(path.join(site.folder, finding.file)) || !finding.message,
      );
      bad.push(...wrong.map((finding) => `${file} ${shown(text)}: ${JSON.stringify(finding)}`));
    } catch (error) {
      bad.push(`${file} ${shown(now)}: ${String((error as Error).stack).slice(0, 600)}`);
    }
    site.write(file, former);
  }
  expect(bad).toEqual([]);
});

test('the components that need no import are those of the site', () => {
  const source = readFileSync(path.join(siteDir, 'src/theme/MDXComponents/index.tsx'), 'utf8');
  const own = /\{\.\.\.Original, ([^}]*)\}/.exec(source)?.[1]?.split(', ') ?? [];
  expect([...own, 'Details', 'Head'].sort()).toEqual([...provided]);
});
