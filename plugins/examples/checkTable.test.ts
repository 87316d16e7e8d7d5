import {expect, test} from '@playwright/test';
import type {ContentPage} from '../engine/content';
import {parseMarkdown} from '../engine/markdown';
import {parsePage} from './codeBlocks';
import {checkTables} from './checkTable';
import {completeOptions} from './options';
import type {ExamplePage, ExampleSite} from './pages';

const run = (words: string, code: string) => `~~~bash run${words}\n${code}\n~~~\n\n`;

const target = `## A proof {#proof}

${run(' proof', "fails holos cue vet -c=false . | grep -q 'conflicting values'\nholos cue vet -c=false ./...")}
## A run that fails

### Part

${run(' fails', 'sed -i s/2/3/ a \\\n  b\nsh ci/check.sh main 2>&1 | head -1')}
### Other part

${run('', 'git add . && sh ci/check.sh HEAD')}
~~~sh title="policy/check.sh"
holos cue vet
~~~

## Only fails {#fails}

${run(' fails', 'holos render platform')}
${run(' proof', 'fails holos render platform\nlacks a b')}
## Only passes {#passes}

${run('', 'holos render platform')}
${run(' proof', 'lacks a b')}
## Another command passes {#other}

${run(' proof', 'fails holos render platform\nholos render component a\nholos show platform')}
## Text that isn't a command {#text}

${run(' proof', "fails holos render platform\n# holos render platform\necho 'a\nholos render platform\n'\ncat <<EOF\nholos render platform\nEOF")}
`;

const holos = {name: 'holos', version: '1', versionArgs: [], download: 'https://example.com'};

/** What the check says about a page \`checks\` with this text. */
function problems(text: string | undefined, more = ''): string[] {
  const site: ExampleSite = {
    root: '/site',
    options: completeOptions({
      folders: {v1: 'docs'},
      address: 'https://example.com',
      checks: {page: 'checks', files: /^policy\//},
      tools: [holos],
    }),
    pages: new Map(),
  };
  const contents: ContentPage[] = [];
  for (const [name, source] of Object.entries({'topics/target': target, 'topics/more': more, checks: text})) {
    if (source !== undefined) {
      const file = `docs/${name}.mdx`;
      const page: ExamplePage = {
        ...parsePage(source, file),
        id: `v1/${name}`,
        prefix: 'v1',
        name,
        path: file,
      };
      site.pages.set(page.id, page);
      if (page.isRead) {
        contents.push({file, text: source, tree: parseMarkdown(source, file)} as ContentPage);
      }
    }
  }
  return checkTables(site, contents).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

const table = (...cells: string[]) =>
  ['| Check | Proof |', '| --- | --- |', ...cells.map((cell) => `| a | ${cell} |`)].join('\n');

test('a row links to sections in which one command fails and passes, also in subsections', () => {
  const links = ['[a](./topics/target.mdx#proof)', '[b](./topics/target.mdx#a-run-that-fails)'];
  expect(problems(table(...links, links.join(', ')))).toEqual([]);
});

test('a row without a link, or whose section is missing or never shows one command failing and passing, is refused', () => {
  const anchors = ['fails', 'passes', 'other', 'text'];
  const cells = [...anchors.map((anchor) => `[a](./topics/target.mdx#${anchor})`), 'text'];
  const missing = ['[a](./topics/target.mdx#gone)', '[a](./gone.mdx#a)'];
  expect(problems(table('[a](./topics/target.mdx#a-run-that-fails)', ...cells, ...missing))).toEqual([
    ...anchors.map(
      (anchor, index) =>
        `docs/checks.mdx:${index + 4}: the section ./topics/target.mdx#${anchor} doesn't show the check failing and passing`,
    ),
    'docs/checks.mdx:8: this check has no proof',
    "docs/checks.mdx:9: ./topics/target.mdx#gone isn't a section of a page",
    "docs/checks.mdx:10: ./gone.mdx#a isn't a section of a page",
  ]);
});

test('a row that links into a page that cannot be parsed has no message of its own', () => {
  const rows = table(
    '[a](./topics/target.mdx#proof)',
    '[b](./topics/target.mdx#a-run-that-fails)',
    '[c](./topics/more.mdx#c)',
  );
  expect(problems(rows, '<Steps>\n\n## C\n')).toEqual([]);
});

test("a row that names a tool's command or a script needs a section in which it fails and passes itself", () => {
  const row = (check: string, anchor: string) => `| ${check} | [a](./topics/target.mdx#${anchor}) |`;
  const rows = [
    row('`holos cue vet -c=false ./...` and `holos show`', 'proof'),
    row('`ci/check.sh`', 'a-run-that-fails'),
    row('`check.sh` with `kubectl`', 'a-run-that-fails'),
    row('`platform/web.cue` at the root', 'proof'),
    row('`holos show buildplans`', 'proof'),
    row('`heck.sh`', 'a-run-that-fails'),
    row('`ci/check.sh`', 'proof'),
  ];
  const text = ['| Check | Proof |', '| --- | --- |', ...rows].join('\n');
  expect(problems(text).map((problem) => problem.replace(/the section \S+ /, ''))).toEqual([
    "docs/checks.mdx:7: doesn't show holos show buildplans failing and passing",
    "docs/checks.mdx:8: doesn't show heck.sh failing and passing",
    "docs/checks.mdx:9: doesn't show ci/check.sh failing and passing",
  ]);
});

test('a file that is a check has to be in a linked section, be named by its commands, or be marked with a reason', () => {
  const file = (title: string, words = '') => `~~~sh title="${title}"${words}\ntrue\n~~~\n\n`;
  const more = (text: string) =>
    problems(table('[a](./topics/target.mdx#proof)', '[b](./topics/target.mdx#a-run-that-fails)'), text);
  const refused = (line: number, name: string) =>
    `docs/topics/more.mdx:${line}: no row of checks links to a section with policy/${name}.sh`;
  expect(more(file('policy/new.sh') + file('policy/new.sh', ' replaces'))).toEqual([
    refused(1, 'new'),
    refused(5, 'new'),
  ]);
  expect(more(file('web.sh') + file('policy/new.sh', ' excerpt'))).toEqual([]);
  expect(more(`{/* no check: it prints a list */}\n\n${file('policy/new.sh')}`)).toEqual([]);
  expect(more(`{/* no check: */}\n\n${file('policy/new.sh')}`)).toEqual([refused(3, 'new')]);
  expect(more(`{/* no check: one only */}\n\n${file('policy/a.sh')}${file('policy/b.sh')}`)).toEqual([
    refused(7, 'b'),
  ]);
});

test('a page without a table, and a folder without the page, are refused', () => {
  expect(problems('No table.')[0]).toBe('docs/checks.mdx:1: lists no checks');
  expect(problems(undefined)).toEqual(['docs:1: has no page checks, which lists the checks']);
});
