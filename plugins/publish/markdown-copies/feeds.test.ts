import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {expect, test} from '@playwright/test';
import {createFeedItems, feedContent} from './feeds';

const item = (content?: string): BlogFeedItem => ({
  title: 'Post',
  link: 'https://example.com/blog/post/',
  date: new Date(0),
  ...(content !== undefined && {content}),
});

const createItems = (...items: BlogFeedItem[]) =>
  createFeedItems({
    defaultCreateFeedItems: async () => items,
    siteConfig: {url: 'https://example.com', baseUrl: '/'},
  } as unknown as Parameters<CreateFeedItemsFn>[0]);

test('every text of an item lacks the characters that are invalid in XML', async () => {
  const text = 'a\u001b[32m\u000cb\ud800';
  const [made] = await createItems({
    ...item(`<p>${text}</p>`),
    title: text,
    author: [{name: text}],
  } as BlogFeedItem);
  const clean = 'a[32mb';
  expect(made).toMatchObject({
    title: clean,
    content: `<p>${clean}</p>`,
    author: [{name: clean}],
    date: new Date(0),
  });
});

test('a picture, a video and its poster have whole addresses', async () => {
  const [made] = await createItems(
    item(
      '<img src="/a.png"><video src="/b.mp4" poster="c.png"><source src="https://example.org/d.mp4"></video>',
    ),
  );
  expect(made?.content?.match(/(?<=")[^"]+/g)?.filter((text) => text.includes('.'))).toEqual([
    'https://example.com/a.png',
    'https://example.com/b.mp4',
    'https://example.com/blog/post/c.png',
    'https://example.org/d.mp4',
  ]);
});

test('a feed without items or with an item without text stops the build', async () => {
  await expect(createItems()).rejects.toThrow('The feeds have no items.');
  await expect(createItems(item())).rejects.toThrow(
    'https://example.com/blog/post/: the feeds lack the text',
  );
});

test('controls of the page are left out of the feeds, and code is left as it is', () => {
  const code = '&lt;div class="a" id="b"&gt;&lt;!-- no --&gt;&lt;button&gt;Go&lt;/button&gt;';
  const fold = '<details><summary>More</summary><p>Text</p></details>';
  for (const [html, content] of [
    [
      '<h2 class="anchor" id="a">A<a href="#a" class="hash-link" aria-label="Link">​</a></h2>',
      '<h2 id="a">A</h2>',
    ],
    [
      '<figure class="theme-code-block code-folded"><figcaption class="code-bar"><span>a.cue</span>' +
        `<button type="button" class="x">Copy</button></figcaption><pre tabindex="0"><code><b class="y">${code}</b>` +
        '</code></pre><details><summary>Show all</summary></details></figure>',
      `<figure><figcaption><span>a.cue</span></figcaption><pre><code>${code}</code></pre></figure>`,
    ],
    [fold, fold],
    [
      '<div class="a"><span class="b"><svg viewBox="0"><path d="M0"></path></svg></span>Mind<!-- --></div>',
      '<div><span></span>Mind</div>',
    ],
  ] as const) {
    expect.soft(feedContent(html)).toBe(content);
  }
});
