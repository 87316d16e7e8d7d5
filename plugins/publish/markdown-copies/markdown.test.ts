import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findArticle} from '../../engine/article';
import {createCopy} from './markdown';
import {writePicture} from './pictures';
import {llmsIndex} from './llms';
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
  `<figcaption class="code-bar${path ? ' code-path' : ''}"><span>${title}</span><button>Copy</button></figcaption>`;

for (const [what, html, markdown] of [
  ['text and links', '<p>See <a href=../b/ title=B>b</a>.', 'See [b](https://example.com/docs/v1/b/).'],
  [
    'a heading without its link',
    '<h2 id=x>X<a href=#x class=hash-link title="Direct link">#</a></h2>',
    '## X',
  ],
  [
    'a file with its path',
    `<figure class="theme-code-block language-cue">${bar('a/b.cue', true)}<pre><code><span>a</span>: 1 &amp; 2\nb</code></pre></figure>`,
    '```cue title="a/b.cue"\na: 1 & 2\nb\n```',
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
    'the entries of a reference',
    '<dl><div id=A.b><dt><code>b?</code><a class=hash-link href=#A.b>#</a><dd><code>string</code><dd><span>Optional</span><dd>What it is. <span>Default: <code>""</code></span></div><div><dt>c<dd>See <a href=#x>x</a>.</div></dl>',
    '- `b?`: `string` · Optional · What it is. Default: `""`\n- c: See [x](https://example.com/docs/v1/a/#x).',
  ],
  [
    'definitions as HTML has them, with blocks',
    '<dl><dt>A<dt>B<dd>One.<dd><p>Two.</p><ul><li>x</ul><dt>C</dl>',
    '- A, B: One. · Two.\n\n  - x\n\n- C',
  ],
  [
    'a table with blocks in its cells, and aligned columns',
    '<table><caption>All</caption><thead><tr><th class=align-right>A<th class=align-center>B<tbody><tr><td><ul><li>x<li>y</ul><td><pre><code>a: 1\nb: 2</code></pre><p>c</p><details><summary>d</summary>e<br>f</details></table>',
    '**All**\n\n| A | B |\n| -: | :-: |\n| x; y | `a: 1` `b: 2` c **d** e f |',
  ],
  ['a heading of two lines', '<h2 id=x>One<br>two</h2>', '## One two'],
  ['a video', '<video src=/a/b.mp4></video>', '[b.mp4](https://example.com/a/b.mp4)'],
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
    expect(createCopy(findArticle(parseHtml(page)), head).markdown).toBe(`${start}${markdown}\n`);
  });
}

test('a copy has the title that its page hides', () => {
  const page = parseHtml('<article><div class=theme-doc-markdown><h2 id=x>X</h2></div></article>');
  expect(createCopy(findArticle(page), head).markdown).toMatch(
    /^# A title in the front matter\n[^]*\n\n## X\n$/,
  );
});

/** The sections of an article that contains this HTML. */
const sectionsOf = (html: string) =>
  createCopy(
    findArticle(parseHtml(`<article><h1>A page</h1><div class=theme-doc-markdown>${html}</div></article>`)),
    head,
  ).sections;

test('a section has its address, and ends before the next heading of its level', () => {
  const code = '<figure class=language-sh><pre><code>## no heading</code></pre></figure>';
  const sections = sectionsOf(`<p>Above<h2 id=x>X</h2>${code}<h3 id=é>Y</h3><h2 id=z>Z</h2>`);
  const x = '## X\n\n```sh\n## no heading\n```';
  expect(sections).toEqual({
    '': `${start}Above\n\n${x}\n\n### Y\n\n## Z\n`,
    '#x': `<${head.url}#x>\n\n${x}\n\n### Y\n`,
    '#%C3%A9': `<${head.url}#%C3%A9>\n\n### Y\n`,
    '#z': `<${head.url}#z>\n\n## Z\n`,
  });
});

test('in a note, a quotation or a list, the section of a heading ends with that element', () => {
  const sections = sectionsOf(
    '<h2 id=a>A</h2><blockquote><h3 id=q>Q</h3><p>1<h4 id=r>R</h4></blockquote><ol><li><p>2<h3 id=l>L</h3><p>3</ol><p>4',
  );
  expect(sections['#q']).toBe(`<${head.url}#q>\n\n### Q\n\n1\n\n#### R\n`);
  expect(sections['#r']).toBe(`<${head.url}#r>\n\n#### R\n`);
  expect(sections['#l']).toBe(`<${head.url}#l>\n\n### L\n\n3\n`);
  expect(sections['#a']).toContain('4');
});

test('a heading without an id has no section, but ends one; of two headings with one id, the first has the section', () => {
  const sections = sectionsOf('<h2 id=a>A</h2><h2>B</h2><p>Text');
  expect(Object.keys(sections)).toEqual(['', '#a']);
  expect(sections['#a']).not.toContain('Text');
  expect(sectionsOf('<h2 id=a>A</h2><h2 id=a>B</h2>')['#a']).toBe(`<${head.url}#a>\n\n## A\n`);
});

test('a picture that the bundler inlined has a file in its copy', () => {
  const outDir = test.info().outputPath();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const forms = [`base64,${Buffer.from(svg).toString('base64')}`, `utf8,${encodeURIComponent(svg)}`];
  const urls = forms.map((form) => writePicture(`data:image/svg+xml;${form}`, outDir, '/'));
  expect(new Set(urls).size).toBe(1);
  expect(readFileSync(path.join(outDir, urls[0] ?? ''), 'utf8')).toBe(svg);
  expect(writePicture('/img/a.png', outDir, '/')).toBe('/img/a.png');
});

test('the index lists the pages of each section with what they are about', () => {
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
