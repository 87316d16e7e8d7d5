import type {Element} from 'hast';
import {expect, test} from '@playwright/test';
import {findArticle} from '../kit/article';
import {markdownOf} from './markdown';
import {fullText, llmsIndex} from './llms';
import {hasClass, parseHtml, textOf} from '../kit/html';
import type {Article} from '../kit/step';

const head = {
  title: 'A page',
  description: 'What it says.',
  url: 'https://example.com/docs/v1/a/',
  edition: 'Site v1',
};

const diagramSource = (element: Element) =>
  hasClass(element, 'undrawn-diagram') ? textOf(element).trim() : undefined;

const start = '# A page\n\n> What it says.\n\nSite v1 · <https://example.com/docs/v1/a/>\n\n';

const bar = (title: string, path = false) =>
  `<figcaption class="code-bar${path ? ' code-path' : ''}"><span>${title}</span><button>Copy</button></figcaption>`;

for (const [what, html, markdown] of [
  ['text and links', '<p>See <a href=../b/ title=B>b</a>.', 'See [b](https://example.com/docs/v1/b/).'],
  ['an anchor of the page', '<p><a href=#x>x</a>', '[x](https://example.com/docs/v1/a/#x)'],
  [
    'a heading without its link',
    '<h2 id=x>X<a href=#x class=hash-link title="Direct link">#</a></h2>',
    '## X',
  ],
  [
    'a command',
    `<figure class="theme-code-block language-bash">${bar('Terminal')}<pre><code><span class=x>ls</span> -l &amp;&amp; a\nb</code></pre></figure>`,
    '```bash\nls -l && a\nb\n```',
  ],
  [
    'a file with its path',
    `<figure class="theme-code-block language-cue">${bar('a/b.cue', true)}<pre><code>a: 1</code></pre></figure>`,
    '```cue title="a/b.cue"\na: 1\n```',
  ],
  [
    'an output that is folded, whole',
    `<figure class="theme-code-block language-txt code-folded">${bar('Output')}<pre><code>1\n2</code></pre><details><summary>Show all</summary></details></figure>`,
    '```txt\n1\n2\n```',
  ],
  [
    'a warning',
    '<div class="theme-admonition alert"><div class=h><svg></svg>Mind</div><div><p>One.</p><ul><li>Two</ul></div></div>',
    '> **Mind**\n>\n> One.\n>\n> - Two',
  ],
  [
    'a diagram',
    '<div class=undrawn-diagram><pre>\nflowchart\n  A --> B</pre></div>',
    '```mermaid\nflowchart\n  A --> B\n```',
  ],
  ['a fold', '<details><summary>More</summary><div><p>Text.</p></div></details>', '**More**\n\nText.'],
  [
    'a table',
    '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td><code>2|3</code></table>',
    '| A | B |\n| - | - |\n| 1 | `2\\|3` |',
  ],
  [
    'a table without the end tags that HTML may lack',
    '<table><thead><tr><th>A<th>B<tr><td><p>1<td>2</table>',
    '| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  [
    'the entries of a reference',
    '<dl><div id=A.b><dt><code>b?</code><a class=hash-link href=#A.b>#</a><dd><code>string</code><dd><span>Optional</span><dd>What it is. <span>Default: <code>""</code></span></div><div><dt>c<dd>See <a href=#x>x</a>.</div></dl>',
    '- `b?`: `string` · Optional · What it is. Default: `""`\n- c: See [x](https://example.com/docs/v1/a/#x).',
  ],
  ['a list of paragraphs', '<ul><li><p>One.<li><p>Two.</ul>', '- One.\n\n- Two.'],
  [
    'a quotation with its source',
    '<blockquote><p>Q</p><footer>S</footer></blockquote><p>After</p>',
    '> Q\n>\n> S\n\nAfter',
  ],
  ['an ornament', '<p>Text<svg id=x><title>No</title></svg><!-- no --></p>', 'Text'],
  ['a picture', '<img src=/img/a.png alt=A>', '![A](https://example.com/img/a.png)'],
] as const) {
  test(`Markdown of ${what}`, () => {
    const page = `<article><div class="theme-doc-markdown markdown"><header><h1>A page</h1></header>${html}</div><footer>Edit</footer></article>`;
    expect(markdownOf(findArticle(parseHtml(page)), head, diagramSource)).toBe(`${start}${markdown}\n`);
  });
}

const pages = ['b', 'a'].map((id): Article => ({
  source: `docs/${id}.mdx`,
  id,
  section: 'v1',
  trail: [],
  route: `/docs/v1/${id}/`,
  title: id.toUpperCase(),
  description: `About ${id}.`,
}));

const post: Article = {
  source: 'blog/p.mdx',
  id: 'p',
  section: 'blog',
  trail: [],
  route: '/blog/p/',
  title: 'P',
  description: 'Post.',
};

test('the index lists the pages of each section with what they are about', () => {
  const copied = [...pages, post].map((page) => ({...page, markdown: `# ${page.title}\n`}));
  const site = {title: 'Site', tagline: 'What it does', url: 'https://example.com'};
  const index = llmsIndex(
    site,
    'Note.',
    [
      {name: 'v1', heading: 'Version 1', fullText: '/docs/v1/llms-full.txt'},
      {name: 'blog', heading: 'Blog'},
    ],
    copied,
  );
  expect(index.startsWith('# Site\n\n> What it does\n\nNote.\n\n')).toBe(true);
  expect(index).toContain(
    '## Version 1\n\n- [All pages in one file](https://example.com/docs/v1/llms-full.txt): the whole text\n- [B](https://example.com/docs/v1/b/index.md): About b.\n- [A]',
  );
  expect(index).toContain('## Blog\n\n- [P](https://example.com/blog/p/index.md): Post.\n');
  expect(fullText(copied.slice(0, 2))).toBe('# B\n\n---\n\n# A\n');
});
