import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {longDay} from '../../lib/dates';
import {pageOf, read, sorted, textsOf, valuesOf} from '../support/built';
import {generated, posts, tagRoute, tags} from '../support/site';

/** The years of the posts, newest first. */
const years = [...new Set(posts.map(({day}) => day.slice(0, 4)))];

const blogRoutes = [...generated, ...posts.map(({route}) => route)];

/** Addresses of the posts that a list shows, in its order. */
const listedOn = (route: string) => valuesOf(pageOf(route), 'main article header h2 a', 'href');

test('the sidebar lists all posts by year on every list, tag and post', () => {
  for (const route of blogRoutes.filter((one) => one !== '/blog/archive/')) {
    const page = pageOf(route);
    const groups = page('nav[aria-label="Blog recent posts navigation"] > ul > li').toArray();
    const found = groups.map((group) => ({
      year: page(group).children('span').text(),
      posts: page(group)
        .find('a')
        .toArray()
        .map((link) => page(link).attr('href') ?? ''),
    }));
    expect.soft(
      found.map(({year}) => year),
      route,
    ).toEqual(years);
    for (const {year, posts: inYear} of found) {
      expect
        .soft(sorted(inYear), `${route}: ${year}`)
        .toEqual(sorted(posts.filter(({day}) => day.startsWith(year)).map((post) => post.route)));
    }
  }
});

test('no page of the blog tells a reading time', () => {
  for (const route of blogRoutes) {
    expect.soft(pageOf(route)('body').text(), route).not.toMatch(/min(ute)?s? read|reading time/i);
  }
});

test('the blog lists every post, newest first, with date and author', () => {
  const pages = generated.filter((route) => /^\/blog\/(page\/\d+\/)?$/.test(route));
  expect(sorted(pages.flatMap(listedOn))).toEqual(sorted(posts.map(({route}) => route)));
  const days = pages.flatMap((route) =>
    valuesOf(pageOf(route), 'main article time', 'datetime').map((time) => time.slice(0, 10)),
  );
  expect(days).toEqual(posts.map(({day}) => day));
  const bylines = pages.flatMap((route) => textsOf(pageOf(route), 'main article header p'));
  expect(bylines).toEqual(posts.map(({day}) => `${longDay(new Date(day))} by ${site.authors}`));
  for (const route of pages) {
    const page = pageOf(route);
    expect(page('main article img').length, 'portraits').toBe(0);
    // The way on begins where the text ends: it comes before the tags.
    expect(page('main article footer a').first().text(), route).toBe('Read more');
  }
});

for (const post of posts) {
  test(`${post.route} carries its date, its author and its tags`, () => {
    const page = pageOf(post.route);
    expect(textsOf(page, 'h1')).toEqual([post.title]);
    expect(valuesOf(page, 'article header time', 'datetime').map((time) => time.slice(0, 10))).toEqual([post.day]);
    expect(textsOf(page, 'article header p')).toEqual([`${longDay(new Date(post.day))} by ${site.authors}`]);
    const own = valuesOf(page, 'article footer a[href^="/blog/tags/"]', 'href');
    expect(sorted(own)).toEqual(sorted(post.tags.map(tagRoute)));
  });
}

test('each tag lists exactly the posts that carry it, and the index lists each tag with their number', () => {
  const index = pageOf('/blog/tags/');
  const counted = index('main a[href^="/blog/tags/"]')
    .toArray()
    .map((tag) => [index(tag).attr('href'), Number.parseInt(index(tag).parent().find('span').text())]);
  const carriers = (tag: string) => posts.filter((post) => post.tags.includes(tag)).map(({route}) => route);
  expect(counted).toEqual(tags.map((tag) => [tagRoute(tag), carriers(tag).length]));
  for (const tag of tags) {
    const pages = generated.filter((route) => route.startsWith(tagRoute(tag)));
    expect.soft(sorted(pages.flatMap(listedOn)), tag).toEqual(sorted(carriers(tag)));
  }
});

test('the archive lists every post under its year', () => {
  const archive = pageOf('/blog/archive/');
  expect(textsOf(archive, 'main h2').map((heading) => heading.slice(0, 4))).toEqual(years);
  expect(sorted(valuesOf(archive, 'main ul a', 'href'))).toEqual(sorted(posts.map(({route}) => route)));
});

test('the authors page names the author of all posts, with their number', () => {
  const authors = pageOf('/blog/authors/');
  expect(textsOf(authors, 'main li h2')).toEqual([site.authors]);
  expect(authors('main li').text()).toContain(`${posts.length} posts`);
});

for (const [feed, entries, id] of [
  ['rss.xml', /<item>/g, (address: string) => `<link>${address}</link>`],
  ['atom.xml', /<entry>/g, (address: string) => `<id>${address}</id>`],
  ['feed.json', /"date_modified"/g, (address: string) => `"url": "${address}"`],
] as const) {
  test(`${feed} has every post with its full text`, () => {
    const text = read(`blog/${feed}`).toString();
    expect(text.match(entries)).toHaveLength(posts.length);
    for (const post of posts) {
      expect.soft(text).toContain(id(site.url + post.route));
      // What comes after the introduction is there as well.
      const last = textsOf(pageOf(post.route), 'article .markdown h2, article .markdown h3').at(-1) ?? '';
      expect.soft(text, post.route).toContain(last.replace(/\u200b/g, '').trim());
    }
  });
}

test('robots may look at everything, and learn of the sitemap', () => {
  expect(read('robots.txt').toString()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});
