import {expect, test} from '@playwright/test';
import type {ContentPage} from '../engine/content';
import {parseMarkdown} from '../engine/markdown';
import {parsePage} from './codeBlocks';
import {checkTables} from './checkTable';
import {completeOptions} from './options';
import type {ExamplePage, ExampleSite} from './pages';

const target = `## A proof {#proof}

~~~bash run proof
fails holos render platform | grep -q 'conflicting values'
~~~

## A run that fails

### Part

~~~bash run fails
holos render platform
~~~

## A run that passes {#passes}

~~~bash run
holos render platform
~~~

~~~bash run proof
holos render platform
~~~
`;

/** What the check says about a page \`checks\` with this text. */
function problems(text: string | undefined): string[] {
  const site: ExampleSite = {
    root: '/site',
    options: completeOptions({
      folders: {v1: 'docs'},
      address: 'https://example.com',
      checks: {page: 'checks', files: /^policy\//},
    }),
    pages: new Map(),
  };
  const contents: ContentPage[] = [];
  for (const [name, source] of Object.entries({'topics/target': target, checks: text})) {
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
      contents.push({file, text: source, tree: parseMarkdown(source, file)} as ContentPage);
    }
  }
  return checkTables(site, contents).map(({file, line, message}) => `${file}:${line}: ${message}`);
}

const table = (...cells: string[]) =>
  ['| Check | Proof |', '| --- | --- |', ...cells.map((cell) => `| a | ${cell} |`)].join('\n');

test('a row may link to a proof that a command fails, or to a run that fails, also in a subsection', () => {
  const links = ['[a](./topics/target.mdx#proof)', '[b](./topics/target.mdx#a-run-that-fails)'];
  expect(problems(table(...links, links.join(', ')))).toEqual([]);
});

test('a row without a link, or whose section shows no failure or is missing, is refused', () => {
  const cells = [
    'text',
    '[a](./topics/target.mdx#passes)',
    '[a](./topics/target.mdx#gone)',
    '[a](./gone.mdx#a)',
  ];
  expect(problems(table(...cells))).toEqual([
    'docs/checks.mdx:3: this check has no proof',
    "docs/checks.mdx:4: the section ./topics/target.mdx#passes doesn't show the check failing",
    "docs/checks.mdx:5: ./topics/target.mdx#gone isn't a section of a page",
    "docs/checks.mdx:6: ./gone.mdx#a isn't a section of a page",
  ]);
});

test('a page without a table, and a folder without the page, are refused', () => {
  expect(problems('No table.')).toEqual(['docs/checks.mdx:1: lists no checks']);
  expect(problems(undefined)).toEqual(['docs:1: has no page checks, which lists the checks']);
});
