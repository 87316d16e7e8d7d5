import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {expect, test} from '@playwright/test';
import {createFeedItems} from './feeds';

const item = (content?: string): BlogFeedItem => ({
  title: 'Post',
  link: 'https://example.com/blog/post/',
  date: new Date(0),
  ...(content !== undefined && {content}),
});

const itemsOf = (...items: BlogFeedItem[]) =>
  createFeedItems({defaultCreateFeedItems: async () => items} as unknown as Parameters<CreateFeedItemsFn>[0]);

test('characters that XML cannot contain are left out of every text of an item', async () => {
  const text = 'a\u001b[32m\u000cb\ud800';
  const [made] = await itemsOf({
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

test('a feed without items, and an item without text, are faults', async () => {
  await expect(itemsOf()).rejects.toThrow('The feeds have no items.');
  await expect(itemsOf(item())).rejects.toThrow('https://example.com/blog/post/: the feeds lack the text');
});
