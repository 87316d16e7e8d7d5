import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {formatProblem} from '../../lib/examplePage';
import {FixtureSite} from '../sites/fixtureSite';
import {createCheck} from './check';
import {provided} from './components';
import {mistakes, placeOf, textsOf, type Mistake} from './fixture';

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

for (const mistake of mistakes) {
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

test('the components that need no import are those of the site', () => {
  const source = readFileSync(path.join(siteDir, 'src/theme/MDXComponents/index.tsx'), 'utf8');
  const own = /\{\.\.\.Original, ([^}]*)\}/.exec(source)?.[1]?.split(', ') ?? [];
  expect([...own, 'Details', 'Head'].sort()).toEqual([...provided]);
});
