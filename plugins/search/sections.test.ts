import {expect, test} from '@playwright/test';
import {parseHtml} from '../engine/html';
import {readSections} from './sections';

const docs = (html: string) =>
  `<main><article class=a><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>A</h1></header>${html}</div><footer>Edit</footer></article></main>`;

const sectionsIn = (html: string) => readSections(parseHtml(html), ['next-steps']);

/** The blocks above the first heading. */
const blocksIn = (html: string) => sectionsIn(docs(html))[0]?.blocks;

test('a post is found by its title and its text', () => {
  const text = '<div id=__blog-post-container class=markdown><p>Text</div><footer>Tags</footer>';
  const post = `<article><header><h1>A</h1><time>May 1</time></header>${text}</article>`;
  expect(sectionsIn(post)).toEqual([{anchor: '', title: 'A', blocks: ['Text']}]);
});

test('the search finds a page by its title, even if the page hides it', () => {
  const page = parseHtml('<article><div class=theme-doc-markdown><p>Text</div></article>');
  expect(readSections(page, [], 'A')).toEqual([{anchor: '', title: 'A', blocks: ['Text']}]);
});

test('each heading begins a section, whose text does not repeat it', () => {
  const link = '<a class=hash-link href=#b>\u200b</a>';
  expect(sectionsIn(docs(`<p>One<h2 id=b>B <code>c</code>${link}</h2><p>Two<h3 id=d>D</h3>`))).toEqual([
    {anchor: '', title: 'A', blocks: ['One']},
    {anchor: 'b', title: 'B c', blocks: ['Two']},
    {anchor: 'd', title: 'D', blocks: []},
  ]);
});

test('an entry of the reference is a section of its own, and the text after it belongs to the heading again', () => {
  const head = '<a class=entry-name href=#T.a><code>a?</code></a> <code>string</code>, <em>required</em>';
  const list = `<ul><li id=T.a><p>${head}</p><p>What it is</p></ul>`;
  expect(sectionsIn(docs(`<h3 id=T>T</h3><p>One</p>${list}<p>Two</p>`)).slice(1)).toEqual([
    {anchor: 'T', title: 'T', blocks: ['One', 'Two']},
    {anchor: 'T.a', title: 'a', parent: 'T', blocks: ['`string`, required', 'What it is']},
  ]);
});

test('a heading that begins with code may be an error message', () => {
  const page = docs(`<h3 id=run><code>run</code></h3><h3 id=other>Other <code>run</code></h3>`);
  expect(sectionsIn(page).map(({kind}) => kind)).toEqual([undefined, 'Error', undefined]);
});

test('the search leaves out sections such as Next steps, but not the text after them', () => {
  const wayOn = '<h2 id=next-steps>Next steps</h2><ul><li>Elsewhere</li></ul>';
  expect(sectionsIn(docs(`<p>Text</p>${wayOn}<h2 id=b>B</h2>`)).map(({title}) => title)).toEqual(['A', 'B']);
  expect(sectionsIn(docs(`<p>Text</p>${wayOn}`))).toHaveLength(1);
});

for (const [what, [html, blocks]] of Object.entries({
  'words of one sentence stay together': ['<p>A<em>b</em>c <a href=x>d</a></p>', ['Abc d']],
  'texts of separate elements are separated': ['<p>A<p>D<div>f</div>g', ['A', 'D', 'f', 'g']],
  'a row is one text, its cells apart, without the titles of the columns': [
    '<table><thead><tr><th>F<th>T<tbody><tr><td>a<td>b</table>',
    ['a · b'],
  ],
  'lines and items of a cell are apart': [
    '<table><tr><td>a<br>b<td><ul><li>c<li>d</ul></table>',
    ['a b · c d'],
  ],
  'code in a sentence keeps its look': [
    '<p>Set <code>a<wbr>b</code> or <code>c`d</code>.',
    ['Set `ab` or c`d.'],
  ],
  'a block of code has its path, and no label': [
    '<section class="theme-code-block"><p class="code-bar code-path"><span>a/b.cue</span><button>Copy</button></p><pre><code>x\n</code></pre></section>' +
      '<section class=theme-code-block><p class=code-bar><span>Terminal</span></p><pre><code>y</code></pre></section>',
    [{code: 'x', path: 'a/b.cue'}, {code: 'y'}],
  ],
  'controls are left out, what pictures show and the labels of folds are not': [
    '<img src=a.png alt=P><button>Copy</button><details><summary>More</summary>All</details>',
    ['P', 'More', 'All'],
  ],
  'lists of headings, and the ways back from footnotes, are not found': [
    '<nav><a href=#a>A</a></nav><ul class="table-of-contents x"><li>A</ul><p>b <a class=data-footnote-backref>↩</a>',
    ['b'],
  ],
} as const)) {
  test(what, () => {
    expect(blocksIn(html)).toEqual(blocks);
  });
}
