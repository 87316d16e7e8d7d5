/** A tiny site that is not this one, and a table of mistakes made in it. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formatProblem} from '../kit/problem';
import {versionsOf} from '../kit/versions';
import {createCheck, type RuleOptions} from './check';

export const description = 'A page about boats and the harbors in which they may stay for a night or two.';
export const head = (lines = '') => `---\ntitle: Boats\ndescription: ${description}\n${lines}---\n\n`;
export const docsPage = 'docs/boats.mdx';
export const post = 'blog/2024-01-02-sails/index.mdx';

/** Another site: a folder with a page of each kind. */
export const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
export const whole = (file: string) => path.join(folder, file);
export const write = (file: string, text: string) => {
  mkdirSync(path.dirname(whole(file)), {recursive: true});
  writeFileSync(whole(file), text);
};

export const options: RuleOptions = {
  versions: versionsOf([], 'v2'),
  frontMatter: {
    keys: {
      docs: ['title', 'description', 'harbor'],
      blog: ['title', 'description', 'slug'],
      pages: ['title', 'description'],
    },
    descriptionLength: [20, 90],
  },
  components: {Route: 'numbered list', Crew: 'list'},
  prose: {
    patterns: [{pattern: /\bahoy\b/i, message: 'is no greeting', remedy: 'write hello', kinds: ['blog']}],
    later: ['blog'],
  },
  checks: [],
};

export const check = createCheck({siteDir: folder, url: 'https://boats.example'}, options);
export const answers = () =>
  check(false).problems.map((problem) => `${problem.severity ?? 'error'} ${formatProblem(problem)}`);

/** Writes the pages of the site before the tests of a file, and removes them after it. */
export function useSite(): void {
  test.beforeAll(() => {
    write('config/unreleased.json', '{"name": "v2"}');
    write('src/components/Mast.tsx', '');
    write(docsPage, `${head('harbor: Delft\n')}Ahoy, which only posts avoid.\n`);
    write(post, `${head('slug: sails\n')}Text.\n`);
    write('src/pages/about.md', `${head()}# About\n`);
  });

  test.afterAll(() => rmSync(folder, {recursive: true}));
}

/** A mistake: what is written into a file, and the answers of the check without the name of the file. */
export type Mistake = [text: string, answers: string | string[], file?: string];

/** Makes each mistake alone, and compares how the answers begin. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  for (const [index, [text, expected, file = docsPage]] of mistakes.entries()) {
    test(`${index + 1}: ${[expected].flat()[0]}`, () => {
      const former = readFileSync(whole(file), 'utf8');
      write(file, text);
      try {
        const wanted = [expected].flat().map((answer) => answer.replace(' :', ` ${file}:`));
        expect(answers().map((answer, at) => answer.slice(0, wanted[at]?.length))).toEqual(wanted);
      } finally {
        write(file, former);
      }
    });
  }
}
