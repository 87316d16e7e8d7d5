// Each mistake stops the check before the bundler runs, with its line; the whole answer is the message and the remedy.
import {readFileSync, rmSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {answers, docsPage, head, others, page, testMistakes, useSite, whole, write} from '../fixture';

useSite(others);

testMistakes(docsPage, page, {
  'See /clusters/{cluster}/apps here.':
    'error :6: {cluster} is read as code, and nothing here defines cluster; to show it, write `{cluster}` as code, or \\{ for the brace',
  'Hello {{name}}!': 'error :6: {{name}} is read as code, an object, which no page can show',
  '{boat.sails}': 'error :6: {boat.sails} is read as code, and nothing here defines boat',
  '<p className={color}>A</p>':
    'error :6: {color} is read as code, and nothing here defines color; import or export color',
  '<p {...rest}>A</p>': 'error :6: {...rest} is read as code, and nothing here defines rest',
  'export const sails = masts * 2;': 'error :6: ',
  'A <Mast /> here.': 'error :6: there is no component <Mast> here; import Mast, or write `<Mast>` as code',
  '<Ruote>\n\n1. One\n\n</Ruote>': 'error :6: there is no component <Ruote> here; did you mean <Route>?',
  'deploy/<cluster-name />/apps':
    "error :6: there is no HTML element <cluster-name>, so readers wouldn't see it; write `<cluster-name>` as code",
  '## A {#same}\n\n## B {#same}': 'error :8: the id same is also that of line 6; give one of them another id',
  '## Setup {#install}\n\n## Install': 'error :8: the id install is also that of line 6',
  '<div id="a">Text</div>\n\n## A': 'error :8: the id a is also that of line 6',
  '[a](./othre.mdx)': 'error :6: there is no file ./othre.mdx; did you mean ./other.mdx?',
  '[a][x]\n\n[x]: tables.yaml': 'error :8: there is no file tables.yaml; did you mean table.yaml?',
  '![a](./mast.png)':
    'error :6: there is no file ./mast.png; correct the path, which starts at the folder of this page',
  '![a](/img/sail.png)': 'error :6: there is no file /img/sail.png',
  'See [a](#sials).\n\n## Sails': 'warning :6: this page has no heading #sials; did you mean #sails?',
  '[a](./other.mdx#boats)': 'warning :6: ./other.mdx has no heading #boats; link to a heading by its id',
  '[a][x]\n\n[x]: other.mdx?a#b': 'warning :8: other.mdx has no heading #b',
  '[a](../other#boats) [b](../other/#x)\n\n<a href="#gone">A</a>': [
    'warning :6: ../other has no heading #boats',
    'warning :8: this page has no heading #gone',
  ],
  '[a](./moored.mdx#boats)': 'warning :6: ./moored.mdx has no heading #boats',
  '[a](#crew) [b](#c)\n\n<Crew id="crew">\n\n- A\n\n</Crew>\n\n:::note{#c}\n\nB\n\n:::': [
    'warning :6: this page has',
    'warning :6: this page has',
  ],
  "import Tabs from '@theme/Tabs';\n\n[a](#gone)": 'warning :8: this page has no heading #gone',
  '![a]()': 'error :6: a picture without an address',
  '[a]()': 'error :6: a link without an address',
  '```ymal\na: 1\n```': 'error :6: no grammar is called ymal; did you mean yml?',
  '```js{1}\na\n```':
    'error :6: no grammar is called js{1}; start with a language and a space, such as text {1}',
  '```mermaid\n---\ntitle: A\n---\nflowchart LR\n%% B\n  A[B --> C\n```':
    "error :12: Mermaid can't read this diagram from here on; the preview shows its message",
  '- A\n\n  ```mermaid\n  flowcart LR\n  ```\n\n```mermaid\npie\n  "a": 1\n```':
    'error :9: Mermaid has no diagram of this kind; the preview shows its message',
  '```title="a.yaml"\na: 1\n```':
    'error :6: no grammar is called title="a.yaml"; start with a language and a space',
  '```golang\na\n```': 'error :6: no grammar is called golang; write text',
  '```cue title=“a.cue”\na: 1\n```': 'error :6: code with typographic quotes, which',
  '```sh title="a.sh"\nls\n\n$ cd\n```': 'error :9: readers would copy the $ before the command; remove it',
  ':::tip\n\nText': 'error :6: this note is never closed, so it has the rest of the page; write ::: after it',
  '::info\n\nText\n\n:::': [
    'error :6: readers would see ::info; write :::note before a note, and :::',
    'error :10: readers would see :::',
  ],
  ':::tip\n\n:::note\n\nText\n\n:::\n\n:::': [
    'error :8: this note is never closed, so it has the rest of the page; write ::: after it; around another',
    'error :14: readers would see :::',
  ],
  '> :::tip\n> A\n\n:::tip\n\n```md\n:::info\n```\n\n:::': 'error :6: this note is never closed',
  '```mdx-code-block\n## A {#b}\n```\n\n:::tip A b\n::info\n:::': 'error :11: readers would see ::info',
  ':::tpi\n\nText\n\n:::': 'error :6: there is no note of the kind tpi; did you mean tip?',
  "import Part from './_lost.mdx';": 'error :6: there is no module ./_lost.mdx; correct the path',
  'Text[^2] here.': 'error :6: readers would see [^2]; write the text of the footnote',
  'Some\n[link][ref] here.': 'error :7: readers would see [link][ref]; write the address',
  'Read the [glossary] (./other.mdx).': 'error :6: readers would see [glossary] (./other.mdx).',
  'See [it](./other.mdx. Then': 'error :6: readers would see [it](./other.mdx. Then; write [text]',
  '- [Guide](./other.mdx)\\ Read it.': 'error :6: readers would see \\ Read it.; start a new line',
  '##No space': 'error :6: readers would see ##No space; write a space after',
  '## A {#my id}': 'error :6: the id {#my id} is no address; write words with hyphens',
  'A\n\n||||||| base': "error :8: a conflict of Git isn't resolved",
  '[a](./draft.mdx)': 'error :6: ./draft.mdx is a draft, which no build has; remove the link',
  'See [here](./boats.mdx), [Learn\nmore.](./boats.mdx) and [more boats](./boats.mdx).': [
    'warning :6: "here": doesn\'t say where the link leads; name the page',
    'warning :6: "Learn more.": doesn\'t say',
  ],
  '![](https://boats.example/boat.svg)': 'warning :6: an image without alternative text',
  '<img src="https://boats.example/a" />': 'warning :6: an image without alternative text',
  '[A](https://boats.example/docs/v1/).': 'warning :6: https://boats.example/docs/v1/ links to a fixed',
});

const nbsp = '\u00a0';
const tabs = '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>';
const long = 'A sentence that is as long as a line of its paragraph';

/** What a page would show that nobody means: bodies of pages, with ¦ between, and how the answers to each begin. */
const unmeant: Record<string, readonly string[]> = {
  'readers would see ': [
    'Read *this:*then ¦ A _b._c ¦ A *b * c ¦ (a)[./other.mdx] ¦ Run `a and `b` ¦ [[Other]] ¦ [TOC] ¦ A ==b== c',
    `##${nbsp}A ¦ -${nbsp}a ¦ 1.${nbsp}a ¦ :::note${nbsp}A ¦ #Title ¦ ####### A ¦ -a\n-b ¦ • a\n• b`,
    'A\n: B ¦ *A** b ¦ A\\ ¦ :::note\n\nA\n\n:::\n\n::: ¦ > [!NOTE]\n> A ¦ !!! note ¦ A&nbsp b ¦ A | B\n---|---|---',
    "A\nimport A from 'a'; ¦ A **b ** c ¦ - [x ] a ¦ | A | B |\n| C | D | ¦ ::: note\n\nA\n\n:::",
  ],
  'code with ': [
    '`&lt;name&gt;` ¦ `a &amp;&amp; b` ¦ ```yaml\na: &quot;b&quot;\n``` ¦ `\\{a\\}` ¦ `a\\_b` ¦ `a –b`',
    '```sh\na −−set\n``` ¦ ```sh\necho ‘a’\n``` ¦ ```cue\na: “b”\n``` ¦ ``sh\nls\n`` ¦ `a\u200b` ¦ ```sh\nls\u00a0-l\n``` ¦ ```js\n// highlight-nxt-line\na\n``` ¦ ```yaml\n# highlite-start\na: 1\n```',
  ],
  'a character that nobody sees (U+': ['A\u0007 ¦ A \u001b[32mb ¦ A\u202e ¦ A\ufffd ¦ A\ufeffb ¦ A\u2028b'],
  'the list ends here; indent it by ': [
    '1. a\n  - b\n2. c ¦ 1. a\n```text\nb\n```\n1. c ¦ - a\n\n ```text\n b\n ```',
    '<Route>\n\n1. a\n\nB\n\n1. c\n\n</Route>',
  ],
  'the line below makes a heading': ['A sentence.\n--- ¦ A sentence,\nof two lines.\n==='],
  'the table takes this line as a row': ['| A |\n|---|\n| b |\nA sentence.'],
  'the sign at its start makes a list': [`${long}\n+ of b ¦ ${long}\n1. It is ¦ 2024. It is`],
  'a second title': ['A\n\n# B'],
  'a heading without text': ['##\n\nA'],
  'the block has no line {': ['```cue {3}\na\n``` ¦ ```cue {a-b}\na\n```'],
  'there is no file ./other': ['![a](./other)'],
  'https:example.com is no address': ['[a](https:example.com)'],
  'htps://example.com is no address': ['[a](htps://example.com)'],
  '# is no address': ['[a](#)'],
  'the site has no page or file at ': [
    '[a](../lost/) ¦ [a](/lost.pdf) ¦ [./other.mdx](text) ¦ <img alt="A" src="/img/lost.svg" /> ¦ <source srcSet="/img/mast.png, /lost.svg 2x" />',
    '<PageMetadata image="/lost.png" />\n\nimport {PageMetadata} from \'@docusaurus/theme-common\';',
  ],
  "../src/pages/about.md isn't read as the name of a file": ['[a](../src/pages/about.md)'],
  'in a tag, ./': ['<img alt="A" src="./a.svg" /> ¦ <a href="./other.mdx">A</a> ¦ <video src="./a.mp4" />'],
  'http://': ['[a](http://localhost:3000/blog/sails/) ¦ A http://127.0.0.1:4100/blog/sails/'],
  'file:///a leads': ['[a](file:///a)'],
  'git@example.com becomes': ['Clone git@example.com:a/b.git'],
  'there is no file www.example.com; write https://': ['[a](www.example.com)'],
  'this tab has no value of its own': [tabs, '<Tabs>\n<TabItem label="A">A</TabItem>\n</Tabs>'],
  'this is no tab': [tabs.replace('<TabItem', 'A\n\n<TabItem'), '<Tabs>A</Tabs>'],
  'no tab has the value c': ['<Tabs defaultValue="c"><TabItem value="a">A</TabItem></Tabs>'],
  'no text refers to this footnote': ['A[^1]\n\n[^1]: B\n\n[^2]: C ¦ A[^1]\n\n[^1]: B\n\n[^1]: C'],
  'there is no module ': ["import A from 'no-package'; ¦ import '@theme/A';"],
  './other.mdx exports no sails': ["import {sails} from './other.mdx';"],
  'there is no component <Tabs> here; write this line': ['<Tabs />'],
  '@site/src/components/Mast exports no Sail': ["import {Sail} from '@site/src/components/Mast';"],
  'Markdown takes this code as text': ['<CodeBlock language="yaml">\na: 1\n</CodeBlock>'],
  'this comment is never closed': ['{/* A\n\nB'],
};

for (const [answer, bodies] of Object.entries(unmeant)) {
  test(`whoever shows what nobody means reads “${answer}”`, () => {
    for (const body of bodies.flatMap((one) => one.split(' ¦ '))) {
      write(docsPage, page(body));
      expect.soft(answers().join('\n'), body).toContain(`${docsPage}:`);
      expect.soft(answers().join('\n'), body).toContain(`: ${answer}`);
    }
    write(docsPage, page('Sails.'));
  });
}

test('the rules about MDX also apply to partials, which other pages include', () => {
  write('docs/_part.mdx', 'Text {cluster}, [a page](./other.mdx).\n');
  write('docs/_broken.mdx', 'Text.\n\nOne<br>two\n');
  expect(answers()).toEqual([
    'error docs/_broken.mdx:3: cannot be parsed: Expected a closing tag for `<br>` (3:4-3:8) before the end of `paragraph`; write <br />',
    expect.stringContaining('error docs/_part.mdx:1: {cluster} is read as code'),
  ]);
  rmSync(whole('docs/_part.mdx'));
  rmSync(whole('docs/_broken.mdx'));
});

test('a page that nobody edits gets a mistake when what it links to changes, until that is back', () => {
  const links = '[a](./other.mdx#x) [b](../other#x) [c](./table.yaml) ![d](/img/mast.png)';
  write(docsPage, page(`import Mast from '@site/src/components/Mast';\n\n${links}`));
  const changes: [file: string, text: string | undefined, answers: string[]][] = [
    ['docs/other.mdx', page('## Y'), ['./other.mdx has no heading #x', '../other has no heading #x']],
    ['docs/other.mdx', `${head('draft: true\n')}## X\n`, ['./other.mdx is a draft']],
    ['docs/other.mdx', undefined, ['there is no file ./other.mdx', 'no page or file at ../other']],
    ['docs/table.yaml', undefined, ['there is no file ./table.yaml']],
    ['static/img/mast.png', undefined, ['there is no file /img/mast.png']],
    ['src/components/Mast.tsx', undefined, ['there is no module @site/src/components/Mast']],
  ];
  for (const [file, text, expected] of changes) {
    const former = readFileSync(whole(file), 'utf8');
    expect(answers()).toEqual([]);
    if (text === undefined) {
      rmSync(whole(file));
    } else {
      write(file, text);
    }
    const found = answers().filter((answer) => answer.includes(docsPage));
    expect(found, file).toEqual(expected.map((answer) => expect.stringContaining(answer)));
    write(file, former);
  }
  expect(answers()).toEqual([]);
  write(docsPage, page('Sails.'));
});
