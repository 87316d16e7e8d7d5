import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {expect, test} from '@playwright/test';
import {createFeedItems, feedContent} from './feeds';

const item = (content: string): BlogFeedItem => ({
  title: 'Post',
  link: 'https://example.com/blog/post/',
  date: new Date(0),
  content,
});

test('each post in the feeds has the days on which it was published and last changed', async () => {
  const all = await createFeedItems({
    defaultCreateFeedItems: () => Promise.resolve(['<p>Text</p>', ''].map(item)),
    // The second post is dated after its last commit.
    blogPosts: [1000, -1000].map((lastUpdatedAt) => ({metadata: {lastUpdatedAt}})),
  } as unknown as Parameters<CreateFeedItemsFn>[0]);
  expect(all).toMatchObject([
    {published: new Date(0), date: new Date(1000), content: '<p>Text</p>'},
    {published: new Date(0), date: new Date(0)},
  ]);
});

test('feeds keep code unchanged and the labels of drawings, and leave out controls and what hides a tab', () => {
  const code = '&lt;div class="a" id="b"&gt;&lt;!-- no --&gt;&lt;button&gt;Go&lt;/button&gt;';
  const fold = '<details><summary>More</summary><p>Text</p></details>';
  for (const [html, content] of Object.entries({
    '<h2 class="anchor" id="a">A<a href="#a" class="hash-link" aria-label="Link">​</a></h2>':
      '<h2 id="a">A</h2>',
    ['<section class="theme-code-block code-folded"><p class="code-bar"><span>a.cue</span>' +
    `<button type="button" class="x">Copy</button></p><pre tabindex="0"><code><b class="y">${code}</b>` +
    '</code></pre><details><summary>Show all</summary></details></section>']:
      `<section><p><span>a.cue</span></p><pre><code>${code}</code></pre></section>`,
    [fold]: fold,
    '<ul role="tablist"><li role="tab">A</li></ul><div role="tabpanel" hidden="">a</div>':
      '<ul role="tablist"><li role="tab">A</li></ul><div role="tabpanel">a</div>',
    '<figure role="img" aria-label="A leads to B." class="c"><svg><path/></svg></figure>':
      '<p><em>Figure: A leads to B.</em></p>',
    '<div class="a"><span class="b"><svg viewBox="0"><path d="M0"></path></svg></span>Mind<!-- --></div>':
      '<div><span></span>Mind</div>',
  })) {
    expect.soft(feedContent(html)).toBe(content);
  }
});
