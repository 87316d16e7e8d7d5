import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {site} from '../../config/site';
import {pageOf, read, sorted, textsOf, valuesOf} from '../support/built';
import {addressOf, generated, listPages, type Post, posts, tagRoute, tags} from '../support/site';

/** The years of the posts, newest first. */
const years = [...new Set(posts.map(({day}) => day.slice(0, 4)))];

const blogRoutes = [...generated, ...posts.map(({route}) => route)];

/** Addresses of the posts that a list shows, in its order. */
const listedOn = (route: string) => valuesOf(pageOf(route), 'main article header h2 a', 'href');

/** The line at the title of a post: its day and its authors. */
const bylineOf = ({day, authors: names}: Post) => [
  new Date(day).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'}),
  ...names,
];

/** The same, of each post that a page shows. */
const bylinesOn = (route: string) => {
  const page = pageOf(route);
  return page('article header')
    .toArray()
    .map((header) =>
      page(header)
        .find('time, .byline a')
        .toArray()
        .map((part) => page(part).text()),
    );
};

/** Posts that a feed has, the newest: the framework's default. */
const POSTS_IN_FEED = 20;

test('the sidebar lists all posts by year on every list, tag and post', () => {
  for (const route of blogRoutes) {
    const page = pageOf(route);
    const groups = page('nav[aria-label="Blog recent posts navigation"] > ul > li').toArray();
    const found = groups.map((group) => ({
      year: page(group).children('span').text(),
      posts: page(group)
        .find('a')
        .toArray()
        .map((link) => page(link).attr('href') ?? '')
        .sort(),
    }));
    const wanted = (year: string) => posts.filter(({day}) => day.startsWith(year)).map((post) => post.route);
    expect.soft(found, route).toEqual(years.map((year) => ({year, posts: sorted(wanted(year))})));
  }
});

test('the blog lists every post, newest first, with date and author', () => {
  const lists = listPages('/blog/', posts);
  const listed = lists.flatMap(listedOn);
  expect(sorted(listed)).toEqual(sorted(posts.map(({route}) => route)));
  const times = lists.flatMap((list) => valuesOf(pageOf(list), 'main article time', 'datetime'));
  expect(times.map((time) => time.slice(0, 10))).toEqual(posts.map(({day}) => day));
  // Posts of one day may be in another order.
  const bylines = lists.flatMap(bylinesOn);
  const shown = listed.map((route, index) => [route, bylines[index]]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(posts.map((post) => [post.route, bylineOf(post)])),
  );
});

for (const post of posts) {
  test(`${post.route} and its Markdown copy have its date, authors and tags`, () => {
    const page = pageOf(post.route);
    expect(textsOf(page, 'h1')).toEqual([post.title]);
    expect(valuesOf(page, 'article header time', 'datetime').map((time) => time.slice(0, 10))).toEqual([
      post.day,
    ]);
    expect(bylinesOn(post.route)).toEqual([bylineOf(post)]);
    expect(read(`${post.route}index.md`).toString()).toContain(
      `\n${[...post.authors, post.day].join(', ')} · <${addressOf(post.route)}> · `,
    );
    const own = valuesOf(page, 'article footer a[href^="/blog/tags/"]', 'href');
    expect(sorted(own)).toEqual(sorted(post.tags.map(tagRoute)));
  });
}

test('the index of tags lists each tag with its number of posts', () => {
  const index = pageOf('/blog/tags/');
  const counted = index('main a[href^="/blog/tags/"]')
    .toArray()
    .map((tag) => [index(tag).attr('href'), Number(index(tag).find('span').text())]);
  const carriers = (tag: string) => posts.filter((post) => post.tags.includes(tag));
  expect(counted).toEqual(tags.map((tag) => [tagRoute(tag), carriers(tag).length]));
});

test('the archive lists every post under its year', () => {
  const archive = pageOf('/blog/archive/');
  expect(textsOf(archive, 'main h2').map((heading) => heading.slice(0, 4))).toEqual(years);
  expect(sorted(valuesOf(archive, 'main ul a', 'href'))).toEqual(sorted(posts.map(({route}) => route)));
});

test('each feed has the newest posts, each with its day and its full text, and Atom also with its authors', () => {
  const atom = load(read('blog/atom.xml').toString(), {xml: true});
  const rss = load(read('blog/rss.xml').toString(), {xml: true});
  const partsOf = (xml: typeof rss, entry: string, ...names: string[]) =>
    xml(entry)
      .toArray()
      .map((element) => names.map((name) => xml(element).children(name).text()));
  const {items} = JSON.parse(read('blog/feed.json').toString()) as {
    items: Record<'url' | 'content_html' | 'date_published' | 'date_modified', string>[];
  };
  const newest = posts.slice(0, POSTS_IN_FEED);
  expect(textsOf(atom, 'entry > author > name')).toEqual(newest.flatMap((post) => post.authors));
  expect(textsOf(atom, 'entry > updated')).toEqual(items.map((item) => item.date_modified));
  for (const entries of [
    partsOf(rss, 'item', 'guid', 'content\\:encoded', 'pubDate'),
    partsOf(atom, 'entry', 'id', 'content', 'published'),
    items.map((item) => [item.url, item.content_html, item.date_published]),
  ]) {
    expect(entries.map(([, , date = '']) => new Date(date).toISOString().slice(0, 10))).toEqual(
      newest.map(({day}) => day),
    );
    for (const [address = '', text = ''] of entries) {
      const body = load(text);
      // What comes after the introduction is there as well.
      const page = pageOf(decodeURI(address.replace(site.url, '')));
      const heading = textsOf(page, 'article .markdown h2, article .markdown h3').at(-1) ?? '';
      expect.soft(body('body').text(), address).toContain(heading.replace(/\u200b/g, '').trim());
      const links = [...valuesOf(body, '[href]', 'href'), ...valuesOf(body, '[src]', 'src')];
      expect.soft(links.filter((link) => !/^https?:/.test(link))).toEqual([]);
    }
  }
});
