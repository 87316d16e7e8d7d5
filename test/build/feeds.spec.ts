import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {read} from '../support/built';

// That they are well-formed is what a browser says: see test/e2e/markdown.spec.ts.
for (const [feed, entry, content, needed] of [
  [
    'rss.xml',
    'item',
    'content\\:encoded',
    ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'],
  ],
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
