/** The snippets of .vscode: what a writer starts with has no mistake. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {contentRules} from '../../config/contentRules';
import {formatProblem} from '../../plugins/engine/problem';
import {
  head,
  docsPage,
  folder,
  options,
  post,
  useSite,
  write,
} from '../../plugins/writing/content-rules/fixture';
import {createCheck} from '../../plugins/writing/content-rules/check';
import {examplesFor} from '../../config/examples';
import {versionsOf} from '../../config/versions';
import {contentChecks} from '../../plugins/examples';

interface Snippet {
  prefix: string;
  body: string[];
}

const text = readFileSync(path.join(siteDir, '.vscode/mdx.code-snippets'), 'utf8');
// VS Code allows commas at the ends of lists.
const snippets = Object.values(JSON.parse(text.replace(/,(\s*[\]}])/g, '$1')) as Record<string, Snippet>);

/** The text of a snippet with its defaults, and words where a writer types. */
const filled = ({body}: Snippet, words: Record<string, string> = {}) =>
  body
    .join('\n')
    .replace(/\$\{(\d+):([^}]*)\}/g, (_, place: string, value: string) => words[place] ?? value)
    .replace(/\$(\d+)/g, (_, place: string) => words[place] ?? (place === '0' ? '' : 'text'));

useSite();

test('each snippet makes a page or a part of a page that the content rules accept', () => {
  const check = createCheck(
    {siteDir: folder, url: 'https://boats.example'},
    {...contentRules, folders: options.folders, phrases: []},
    contentChecks(examplesFor(versionsOf([], 'v2'))),
  );
  write('examples.lock.json', '{"pages": {}}');
  // Nine of ten blocks have to run.
  write('docs/tutorial/hello-holos.mdx', head() + '```bash run\nls\n```\n\n'.repeat(10));
  write(docsPage, `${head()}Text.\n`);
  expect(snippets.length).toBeGreaterThan(5);
  for (const snippet of snippets) {
    const isWhole = snippet.body[0] === '---';
    const file = snippet.prefix === 'post' ? post : 'docs/snippet.mdx';
    const words: Record<string, string> =
      snippet.prefix === 'post' ? {3: 'sails', 5: 'cue'} : {1: 'platform/web.cue'};
    const own = {
      ...words,
      ...(snippet.prefix === 'run' && {1: ''}),
      ...(snippet.prefix === 'file' && {2: ''}),
      ...(snippet.prefix === 'proof' && {1: 'ls | grep a'}),
    };
    const part = filled(snippet, own);
    // An output follows its command.
    const before = snippet.prefix === 'made' ? '```bash run\nls\n```\n\n' : '';
    write(file, isWhole ? part : `${head()}${before}${part}\n`);
    const found = check(true).problems.filter(
      (problem) => problem.file === file && problem.severity !== 'warning',
    );
    expect.soft(found.map(formatProblem), snippet.prefix).toEqual([]);
    if (file !== post) {
      write(file, `${head()}Text.\n`);
    }
  }
});
