import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {site} from '../../config/site';
import {read} from '../support/built';

// That they are well-formed is what a browser says: see test/e2e/previews.spec.ts.
for (const [feed, entry, content, needed] of [
  ['rss.xml', 'item', 'content\\:encoded', ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded']],
  ['atom.xml', 'entry', 'content', ['title', 'id', 'link', 'updated', 'summary', 'content']],
] as const) {
  test(`the entries of ${feed} are complete and free of the page's controls`, () => {
    const xml = load(read(`blog/${feed}`).toString(), {xml: true});
    const entries = xml(entry).toArray();
    const ids = entries.map((element) => xml(element).children('guid, id').text());
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    let blocks = 0;
    for (const element of entries) {
      const names = xml(element)
        .children()
        .toArray()
        .map((child) => child.tagName);
      expect(names).toEqual(expect.arrayContaining([...needed]));
      const body = load(xml(element).children(content).text());
      expect(body('body').text().trim()).not.toBe('');
      expect(body('button, svg, script, style, .hash-link, summary, [class], [tabindex]').length).toBe(0);
      const addresses = body('[href], [src]')
        .toArray()
        .map((link) => body(link).attr('href') ?? body(link).attr('src') ?? '');
      expect(addresses.filter((address) => !/^https?:/.test(address))).toEqual([]);
      blocks = Math.max(blocks, body('pre').length);
    }
    expect(blocks).toBeGreaterThan(3);
  });
}

test('feed.json is a JSON feed with complete items', () => {
  const feed = JSON.parse(read('blog/feed.json').toString()) as {
    version: string;
    title: string;
    home_page_url: string;
    items: {id: string; url: string; title: string; content_html: string; date_modified: string}[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed).toMatchObject({title: `${site.title} blog`, home_page_url: `${site.url}/blog/`});
  expect(feed.items.length).toBeGreaterThan(0);
  for (const item of feed.items) {
    expect(item.id).toBe(item.url);
    expect(item.title).toBeTruthy();
    expect(item.content_html).not.toMatch(/<button|hash-link/);
    expect(new Date(item.date_modified).getTime()).toBeGreaterThan(0);
  }
});
