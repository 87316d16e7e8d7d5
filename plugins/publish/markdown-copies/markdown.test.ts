import {expect, test} from '@playwright/test';
import {findArticle} from '../../engine/article';
import {createCopy} from './markdown';
import {parseHtml} from '../../engine/html';

const head = {
  title: 'A title in the front matter',
  description: 'What it says.',
  url: 'https://example.com/docs/v1/a/',
  edition: 'Site v1',
  index: 'https://example.com/llms.txt',
};

const start =
  '# A page\n\n> What it says.\n\n' +
  'Site v1 · <https://example.com/docs/v1/a/> · all pages: <https://example.com/llms.txt>\n\n';

const bar = (title: string, path = false) =>
  `<p class="code-bar${path ? ' code-path' : ''}"><span>${title}</span><button>Copy</button></p>`;

for (const [what, [html, markdown]] of Object.entries({
  'text and links': ['<p>See <a href=../b/ title=B>b</a>.', 'See [b](https://example.com/docs/v1/b/).'],
  'a heading without its link': [
    '<h2 id=x>X<a href=#x class=hash-link title="Direct link">#</a></h2>',
    '## X',
  ],
  'a file with its path': [
    `<section class="theme-code-block" data-language="cue">${bar('a/b.cue', true)}<pre><code><span>a</span>: 1 &amp; 2\nb</code></pre></section>`,
    '```cue title="a/b.cue"\na: 1 & 2\nb\n```',
  ],
  'an output that is folded, whole': [
    `<section class="theme-code-block code-folded" data-language="txt">${bar('Output')}<pre><code>1\n2</code></pre><details><summary>Show all</summary></details></section>`,
    '```txt\n1\n2\n```',
  ],
  'a warning': [
    '<div class="theme-admonition alert"><div class=h><span class=admonitionIcon_x>!</span>Mind</div><div><p>One.</p><ul><li>Two</ul></div></div>',
    '> **Mind**\n>\n> One.\n>\n> - Two',
  ],
  'a picture with a drawing for each color mode': [
    '<p><img src=a-light.svg#gh-light-mode-only alt=A><img src=a-dark.svg#gh-dark-mode-only alt=A></p>',
    '![A](https://example.com/docs/v1/a/a-light.svg#gh-light-mode-only)',
  ],
  'a closed part': ['<details><summary>More</summary><div><p>Text.</p></div></details>', '**More**\n\nText.'],
  'a table with aligned columns and a line break': [
    '<table><thead><tr><th class=align-right>A<th class=align-center>B<tbody><tr><td>x<td>e<br>f</table>',
    '| A | B |\n| -: | :-: |\n| x | e f |',
  ],
  'blocks in cells': [
    '<table><thead><tr><th>A<th>B<tbody><tr><td><ul><li><code>a</code><li>b</ul>c<td>Text <ol><li>c<li>d</ol><tr><td><p>a<p>b<td><div><ul><li>a<li>b</ul></div><section class=theme-code-block><pre><code>a: |\n  1\n</code></pre></section></table>',
    '| A | B |\n| - | - |\n| `a`; b c | Text c; d |\n| a b | a; b `a: \\|   1` |',
  ],
  'the entries of the reference': [
    '<ul><li id=A.b><p><a class=entry-name href=#A.b><code>b?</code></a> <code>string</code>, <em>required</em><p>See <a href=#x>x</a>.</ul>',
    '- `b?` `string`, *required*\n\n  See [x](https://example.com/docs/v1/a/#x).',
  ],
  'a header that is no title': ['<header><p>Above</header>Below', 'Above\n\nBelow'],
  'emphasis within a word': ['<p>v<em>1</em>alpha_b', 'v*1*alpha_b'],
  'a text without its icons': ['<p>Text<svg id=x><title>No</title></svg><!-- no --></p>', 'Text'],
  'a drawing': [
    '<figure role=img aria-label="A leads to B."><svg><text>A</text></svg></figure>',
    '*Figure: A leads to B.*',
  ],
  'a picture': ['<img src=/img/a.png alt=A>', '![A](https://example.com/img/a.png)'],
} as const)) {
  test(`Markdown of ${what}`, () => {
    const page = `<article><div class="theme-doc-markdown markdown"><header><h1>A page</h1></header>${html}</div><footer>Edit</footer></article>`;
    expect(createCopy(findArticle(parseHtml(page)), head)).toBe(`${start}${markdown}\n`);
  });
}

test('a Markdown copy begins with a title, even if its page hides it', () => {
  const page = parseHtml('<article><div class=theme-doc-markdown><h2 id=x>X</h2></div></article>');
  expect(createCopy(findArticle(page), head)).toMatch(/^# A title in the front matter\n[^]*\n\n## X\n$/);
});
