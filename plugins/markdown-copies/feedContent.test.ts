import {expect, test} from '@playwright/test';
import {feedContent} from './feeds';

const codeBlock = (code: string, after = '') =>
  '<figure class="theme-code-block code-folded"><figcaption class="code-bar"><span>a.cue</span>' +
  '<button type="button" class="x">Copy</button></figcaption>' +
  `<pre tabindex="0" class="y"><code>${code}</code></pre>${after}</figure>`;

const block = (code: string) =>
  `<figure><figcaption><span>a.cue</span></figcaption><pre><code>${code}</code></pre></figure>`;

for (const [what, html, content] of [
  [
    'a heading',
    '<h2 class="anchor x" id="a">A<a href="#a" class="hash-link" aria-label="Direct link">​</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  [
    'a folded block of code',
    codeBlock('<span class="code-name">a</span>: 1\n', '<details><summary>Show all</summary></details>'),
    block('a: 1\n'),
  ],
  [
    'a fold of the text',
    '<details><summary>More</summary><p>Text</p></details>',
    '<details><summary>More</summary><p>Text</p></details>',
  ],
  [
    'a warning',
    '<div class="a"><span class="b"><svg viewBox="0"><path d="M0"></path></svg></span>Mind<!-- --></div>',
    '<div><span></span>Mind</div>',
  ],
  [
    'a snippet of HTML',
    codeBlock('&lt;div class="a" id="b"&gt;&lt;!-- no --&gt;&lt;button&gt;Go&lt;/button&gt;'),
    block('&lt;div class="a" id="b"&gt;&lt;!-- no --&gt;&lt;button&gt;Go&lt;/button&gt;'),
  ],
] as const) {
  test(`feeds have ${what} without the controls of the page`, () => {
    expect(feedContent(html)).toBe(content);
  });
}
