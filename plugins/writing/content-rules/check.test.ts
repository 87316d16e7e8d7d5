import {rmSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {formatProblem, ProblemError} from '../../engine/problem';
import {createCheck} from './check';
import {
  answers,
  check,
  cut,
  docsPage,
  folder,
  head,
  options,
  post,
  testMistakes,
  useSite,
  whole,
  write,
} from './fixture';

useSite();

testMistakes(docsPage, String, {
  'Text.\n': [
    'error :1: front matter lacks title; write "title: …" between two lines of "---" at the top',
    'error :1: front matter lacks description',
  ],
  '---\ntitle: Boats\n\nText.\n': 'error :1: the front matter is never closed',
  [head().replace('description', 'descripton')]: 'error :3: front matter: descripton is not known here',
  [head().replace(/description: .*/, `description: ${'word '.repeat(18)}`)]:
    "error :3: description has 18 words, and is shown as the page's lead; say in at most 17 what readers get",
  [head().replace(/description: .*/, `description: ${'word '.repeat(17)}`)]: [],
  [`${head()}One.\n\n>>>>>>> 1a2b3c (A boat)\n`]: "error :8: a conflict of Git isn't resolved; keep one side",
  [`${head()}<<<<<<< HEAD\nOne.\n=======\nTwo.\n`]: "error :6: a conflict of Git isn't resolved",
  [`${head()}| A | B |\n|---|---|\n| 1 | 2 |\n| 1 | a|b |\n`]:
    'error :9: the row has 3 cells, but its table 2 columns, so readers would miss the end; write \\| for a bar in a cell',
});

testMistakes(docsPage, head, {
  'sails: 3\n': 'error :4: front matter: sails is not known here; remove it, or add it',
  'title_meta: A\n': 'error :4: front matter: title_meta is not known here; only posts have it',
  'mdx: {format: md}\n': 'error :4: front matter: mdx is not known here; every page is MDX',
  'draft: flase\nkeywords: a, b\ntoc_max_heading_level: 9\ntags: [{label: a}]\n': [
    'error :4: front matter: draft must be a boolean; write true or false',
    'error :5: front matter: keywords must be an array; write a list, as in [one, two]',
    'error :6: front matter: toc_max_heading_level must be less than or equal to 6; correct its value',
    'error :7: front matter: tags[0].permalink is required',
    'error :7: front matter: tags has a, which docs/tags.yml lacks',
  ],
  'harbor:\n  - Delft\n\t- Hoorn\n':
    'error :6: cannot be parsed: YAML is indented by a tab; write spaces instead',
  'title: Again\n': 'error :4: cannot be parsed: duplicated mapping key',
});

testMistakes(docsPage, (line) => head().replace('title: Boats', line), {
  '': 'error :1: front matter lacks title',
  'title: 2025-01-02': 'error :2: front matter: title reads as Thu Jan 02',
  'title: 1.10': 'error :2: front matter: title reads as 1.1',
  'title: Fix #2 of all': 'error :2: front matter: what follows " #" is a comment',
  'title: A\ntags: [lost]': 'error :3: front matter: tags has lost, which docs/tags.yml lacks',
  'title: A\ndisplayed_sidebar: lost':
    'error :3: front matter: displayed_sidebar has lost, which sidebars.ts lacks',
  'title: A\npagination_next: boat':
    'error :3: front matter: pagination_next has boat, which docs lacks; did you mean boats?',
  'title: A\nid: a/b': 'error :3: front matter: an id has no slash',
  'title: A\npagination_prev: ship': 'error :3: front matter: pagination_prev has ship, which docs lacks',
  'title: A\nimage: /lost.png': 'error :3: the site has no page or file at /lost.png',
  'title: A\nimage: ../src/components/Mast.tsx': 'error :3: the site has no page or file at /../src',
  'title: Boats: all':
    'error :2: cannot be parsed: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line; put a value that has a colon',
  'title: "Boats" and all':
    'error :2: cannot be parsed: can not read a block mapping entry; a multiline key may not be an implicit key; put a value',
});

testMistakes(post, (text) => head('slug: a\n').replace('---\n\n', text), {
  'wrapperClassName: a\n---\n': 'error :5: front matter: wrapperClassName is not known here',
  'authors: [[]]\nunlisted: no\n---\n': [
    'error :5: front matter: authors[0] does not look like a valid blog post author',
    'error :6: front matter: unlisted must be a boolean',
  ],
  'authors: {name: Me}\n---\n': 'error :5: front matter: authors has Me, which blog/auth',
  'authors: [lost]\n---\n': 'error :5: front matter: authors has lost, which blog/authors.yml lacks',
  'harbor: Delft\n---\n': 'error :5: front matter: harbor is not known here',
  '---\n\n{/* Truncate */}\n': 'error :1: the list of posts would show all of this one; write',
  '---\n\n```jsx live showLineNumbers\na\n```\n': [],
});

testMistakes('src/pages/about.md', head, {
  'wraperClassName: a\n':
    'error :4: front matter: wraperClassName is not known here; did you mean wrapperClassName?',
});

test('correct content gets no error and no warning, an id or a day in place of a slug neither', () => {
  const files = {
    'docs/c#.mdx': `${head('id: c-sharp\n')}\`\`\`yaml title="{name}.yaml" {1, 2}\na: 1\nb: 2\n\`\`\`\n`,
    'docs/02-a/01-b.mdx': `${head('pagination_next: a/b\n')}[Itself](../b)\n`,
    'docs/02-a/01-c.mdx': `${head('parse_number_prefixes: false\npagination_next: 02-a/01-c\n')}[Itself](../01-c)\n`,
    'blog/2024/1/4-fleet.mdx': `${head()}${cut}\n`,
    'blog/2024-01-03-sails.mdx': `${head()}[Another post](/blog/sails/)\n\n${cut}\n`,
  };
  Object.entries(files).forEach(([file, text]) => write(file, text));
  expect(answers()).toEqual([]);
  Object.keys(files).forEach((file) => rmSync(whole(file)));
});

test('a page has an address of its own, and each file of the content comes to readers', () => {
  const files = {
    'docs/a/boats.mdx': ['its address /docs/v2/', 'slug: /Boats\n'],
    'docs/50%.mdx': ['its name has %, which means something else in an address'],
    'blog/2024-01-01-a/index.mdx': [
      'its slug starts below its version or blog, so its address is /blog/blog/b/',
      `slug: /blog/b\n# ${cut}\n`,
    ],
    'docs/old.MDX': ['no page comes from this file; call it NAME.mdx'],
    'docs/old.markdown': ['no page comes from this file'],
    'blog/2024/2/30/a.mdx': ['2024/2/30 is no day; correct the date', `# ${cut}\n`],
    'blog/undated/index.mdx': ['the post has no date; call its folder DATE-slug', `# ${cut}\n`],
  };
  for (const [file, [answer, lines]] of Object.entries(files)) {
    write(file, head(lines));
    expect.soft(answers().join('\n'), file).toContain(`: ${answer}`);
    rmSync(whole(file));
  }
});

test('the list of mistakes includes those that other capabilities find, even if one of them throws', () => {
  const problem = {file: 'a.lock', line: 3, message: 'ends too early', remedy: 'write it anew'};
  const stops = () => {
    throw new ProblemError(problem);
  };
  const draft = createCheck({siteDir: folder, url: ''}, options, [
    stops,
    ({pages, isPreview}) =>
      pages.map(({file}) => ({
        file,
        line: 1,
        message: 'seen',
        severity: isPreview ? 'warning' : 'error',
      })),
  ]);
  const list = (isPreview: boolean) =>
    draft(isPreview).problems.map((each) => `${each.severity} ${formatProblem(each)}`);
  expect(list(true)).toEqual([
    'undefined a.lock:3: ends too early; write it anew',
    ...[post, docsPage, 'src/pages/about.md'].map((file) => `warning ${file}:1: seen`),
  ]);
  expect(draft(true).isBroken).toBe(true);
  expect(check(true).isBroken).toBe(false);
  expect(list(false)[1]).toBe(`error ${post}:1: seen`);
});
