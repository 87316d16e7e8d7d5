import {expect, test} from '@playwright/test';
import {findArticle} from '../../lib/article';
import {parseHtml} from '../../lib/html';
import {searchHtml} from './search';

const docs = (html: string) =>
  `<main><article class=a><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>A</h1></header>${html}</div><footer>Edit</footer></article></main>`;

/** What the index gets, without the spaces between elements. */
const found = (html: string, keywords?: string, trail: string[] = []) =>
  /<body>(.*)<\/body>/s
    .exec(searchHtml(findArticle(parseHtml(html)), {section: 'v1', trail, keywords}))?.[1]
    ?.replace(/(?<=>) +| +(?=<[^/])/g, '');

const start = '<article data-pagefind-body="" data-pagefind-filter="section:v1"><h1>A </h1>';

test('the article is what is found, in its section', () => {
  expect(found(docs('<p class=x>Text</p>'))).toBe(
    `${start}<div><header></header><p>Text </p></div></article>`,
  );
});

test('a post is found by its title and its text', () => {
  const post =
    '<article><header><h1>A</h1><time>May 1</time></header><div id=__blog-post-container class=markdown><p>Text</div><footer>Tags</footer></article>';
  expect(found(post)).toBe(`${start}<div id="__blog-post-container"><p>Text </p></div></article>`);
});

test('the section that leads on is not found, what follows it is', () => {
  const page = docs('<p>Text</p><h2 id=next-steps>Next steps</h2><ul><li>Elsewhere</li></ul><h2 id=b>B</h2>');
  expect(found(page)).toBe(`${start}<div><header></header><p>Text </p><h2 id="b">B </h2></div></article>`);
  expect(found(docs('<p>Text</p><h2 id=next-steps>Next steps</h2><p>Elsewhere</p>'))).toBe(
    `${start}<div><header></header><p>Text </p></div></article>`,
  );
});

test('anchors and pictures are kept, controls and labels are not', () => {
  expect(
    found(
      docs(
        '<h2 id=b>B<a class=hash-link href=#b>#</a></h2><img src=a.png alt=P class=p><button>Copy</button><details><summary>More</summary>All</details>',
      ),
    ),
  ).toBe(
    `${start}<div><header></header><h2 id="b">B </h2><img src="a.png" alt="P"><details>All </details></div></article>`,
  );
});

test('a definition is found by its fields, a list of headings not at all', () => {
  const definition = '<details class="cue-definition x"><pre><code>#A: {</code></pre></details>';
  expect(
    found(docs(`<nav aria-label=Terms><a href=#a>A</a></nav>${definition}<dl><dt>a<dd>A field</dl>`)),
  ).toBe(`${start}<div><header></header><dl><dt>a </dt><dd>A field </dd></dl></div></article>`);
});

test('keywords belong to its text', () => {
  expect(found(docs(''), 'a,b "c" & d')).toMatch(
    /<h1>A <\/h1><p data-pagefind-weight="5">a, b "c" &amp; d\.<\/p><div>/,
  );
  expect(found(docs(''))).not.toContain('weight');
});

test('the categories that it stands in are known', () => {
  expect(found(docs(''), undefined, ['Topics', 'Clusters, many'])).toContain(
    ' data-pagefind-meta="trail:Topics › Clusters many">',
  );
});

test('of a block of code the path is found, marked as one; the kind of block is not', () => {
  const block = (name: string, bar: string) =>
    `<figure><figcaption class="${name}"><span>${bar}</span></figcaption><pre><code>x</code></pre></figure>`;
  expect(found(docs(block('code-bar', 'Terminal') + block('code-bar code-path', 'a/b.cue')))).toContain(
    '<figure><pre><code>x</code></pre></figure>' +
      '<figure><figcaption>\u2060a/b.cue </figcaption><pre><code>x</code></pre></figure>',
  );
});

test('what stands in elements of their own is apart, what stands in a sentence is not', () => {
  const html = searchHtml(findArticle(parseHtml(docs('<p>A<em>b</em>c<p>D<pre>e</pre><div>f</div>g<br>h'))), {
    section: 'v1',
    trail: [],
  });
  expect(html.replace(/<(?!br)[^>]*>/g, '')).toMatch(/Abc +D +e +f +g +<br>h/);
});

test('cells are words of their own, without the end tags that HTML may lack, too', () => {
  expect(found(docs('<table><tr><td>Field<td>Type</table>'))).toContain('<td>Field </td><td>Type </td>');
});
