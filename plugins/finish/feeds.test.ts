import {expect, test} from '@playwright/test';
import {feedContent} from './feeds';

for (const [what, html, content] of [
  [
    'text',
    '<p>Text, <a href="https://example.com/">link</a></p>',
    '<p>Text, <a href="https://example.com/">link</a></p>',
  ],
  [
    'a heading',
    '<h2 class="anchor x" id="a">A<a href="#a" class="hash-link" aria-label="Direct link">​</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  [
    'a block of code',
    '<figure class="theme-code-block"><figcaption class="code-bar"><span>a.cue</span><button type="button" class="x">Copy</button></figcaption><pre tabindex="0" class="y"><code><span class="code-name">a</span>: 1\n</code></pre></figure>',
    '<figure><figcaption><span>a.cue</span></figcaption><pre><code>a: 1\n</code></pre></figure>',
  ],
  [
    'a folded output',
    '<pre>1</pre><details><summary><span>Show all 30 lines</span><span>Show fewer lines</span></summary></details>',
    '<pre>1</pre>',
  ],
  [
    'a warning',
    '<div class="a"><span class="b"><svg viewBox="0"><path d="M0"></path></svg></span>Mind</div>',
    '<div><span></span>Mind</div>',
  ],
] as const) {
  test(`feeds have ${what} without the controls of the page`, () => {
    expect(feedContent(html)).toBe(content);
  });
}
