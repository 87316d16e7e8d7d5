import {expect, test} from '@playwright/test';
import {findArticle} from '../../engine/article';
import {createCopy} from './markdown';
import {llmsIndex} from '.';
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

for (const [what, html, markdown] of [
  ['text and links', '<p>See <a href=../b/ title=B>b</a>.', 'See [b](https://example.com/docs/v1/b/).'],
  [
    'a heading without its link',
    '<h2 id=x>X<a href=#x class=hash-link title="Direct link">#</a></h2>',
    '## X',
  ],
  [
    'a file with its path',
    `<section class="theme-code-block" data-language="cue">${bar('a/b.cue', true)}<pre><code><span>a</span>: 1 &amp; 2\nb</code></pre></section>`,
    '```cue title="a/b.cue"\na: 1 & 2\nb\n```',
  ],
  [
    'an output that is folded, whole',
    `<section class="theme-code-block code-folded" data-language="txt">${bar('Output')}<pre><code>1\n2</code></pre><details><summary>Show all</summary></details></section>`,
    '```txt\n1\n2\n```',
  ],
  [
    'a warning',
    '<div class="theme-admonition alert"><div class=h><svg></svg>Mind</div><div><p>One.</p><ul><li>Two</ul></div></div>',
    '> **Mind**\n>\n> One.\n>\n> - Two',
  ],
  [
    'a picture with a drawing for each color mode',
    '<p><img src=a-light.svg#gh-light-mode-only alt=A><img src=a-dark.svg#gh-dark-mode-only alt=A></p>',
    '![A](https://example.com/docs/v1/a/a-light.svg#gh-light-mode-only)',
  ],
  ['a closed part', '<details><summary>More</summary><div><p>Text.</p></div></details>', '**More**\n\nText.'],
  [
    'a table without the end tags that HTML may lack',
    '<table><thead><tr><th>A<th>B<tr><td><p>1<td><code>2|3</code></table>',
    '| A | B |\n| - | - |\n| 1 | `2\\|3` |',
  ],
  [
    'a table with aligned columns and a line break',
    '<table><thead><tr><th class=align-right>A<th class=align-center>B<tbody><tr><td>x<td>e<br>f</table>',
    '| A | B |\n| -: | :-: |\n| x | e f |',
  ],
  [
    'lists in cells',
    '<table><thead><tr><th>A<th>B<tbody><tr><td><ul><li><code>a</code><li>b</ul><td>Text <ol><li>c<li>d</ol></table>',
    '| A | B |\n| - | - |\n| `a`; b | Text c; d |',
  ],
  [
    'the entries of the reference',
    '<ul><li id=A.b><p><a class=entry-name href=#A.b><code>b?</code></a> <code>string</code>, <em>required</em><p>See <a href=#x>x</a>.</ul>',
    '- `b?` `string`, *required*\n\n  See [x](https://example.com/docs/v1/a/#x).',
  ],
  ['a header that is no title', '<header><p>Above</header>Below', 'Above\n\nBelow'],
  ['emphasis within a word', '<p>v<em>1</em>alpha_b', 'v*1*alpha_b'],
  ['a list of paragraphs', '<ul><li><p>One.<li><p>Two.</ul>', '- One.\n\n- Two.'],
  [
    'a quotation with its source',
    '<blockquote><p>Q</p><footer>S</footer></blockquote><p>After</p>',
    '> Q\n>\n> S\n\nAfter',
  ],
  ['a text without its icons', '<p>Text<svg id=x><title>No</title></svg><!-- no --></p>', 'Text'],
  [
    'a drawing',
    '<figure role=img aria-label="A leads to B."><svg><text>A</text></svg></figure>',
    '*Figure: A leads to B.*',
  ],
  ['a picture', '<img src=/img/a.png alt=A>', '![A](https://example.com/img/a.png)'],
] as const) {
  test(`Markdown of ${what}`, () => {
    const page = `<article><div class="theme-doc-markdown markdown"><header><h1>A page</h1></header>${html}</div><footer>Edit</footer></article>`;
    expect(createCopy(findArticle(parseHtml(page)), head)).toBe(`${start}${markdown}\n`);
  });
}

test('a Markdown copy begins with a title, even if its page hides it', () => {
  const page = parseHtml('<article><div class=theme-doc-markdown><h2 id=x>X</h2></div></article>');
  expect(createCopy(findArticle(page), head)).toMatch(/^# A title in the front matter\n[^]*\n\n## X\n$/);
});

test('llms.txt lists the pages of each section, with their descriptions', () => {
  const articles = ['docs/v1/b', 'docs/v1/a', 'blog/p'].map((source) => {
    const [section = '', id = ''] = source.split('/').slice(-2);
    const more = {route: `/${source}/`, title: id.toUpperCase(), description: `About ${id}.`};
    return {source, id, section, trail: [], ...more};
  });
  const site = {title: 'Site', tagline: 'What it does', url: 'https://example.com', articles};
  const sections = [
    {name: 'v1', heading: 'Version 1', fullText: '/docs/v1/llms-full.txt'},
    {name: 'blog', heading: 'Blog'},
  ];
  expect(llmsIndex(site, 'Note.', sections)).toBe(`# Site

> What it does

Note.

## Version 1

- [All pages in one file](https://example.com/docs/v1/llms-full.txt): the whole text
- [B](https://example.com/docs/v1/b/index.md): About b.
- [A](https://example.com/docs/v1/a/index.md): About a.

## Blog

- [P](https://example.com/blog/p/index.md): About p.
`);
});
