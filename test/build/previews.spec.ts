import {readdirSync} from 'node:fs';
import {parse} from 'node:path';
import {expect, test} from '@playwright/test';
import {pages} from '../../config/pages';
import {site} from '../../config/site';
import {pageOf, read, textsOf, valuesOf} from '../support/built';
import {addressOf, articles, frontMatterOf, listed, older, posts} from '../support/site';

/** Width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** The pictures that pages name themselves. */
const own = new Map(pages.all().map((page) => [page.route, frontMatterOf(page).image]));

/** The pictures of posts that have a cover. */
const covers = new Map(
  readdirSync('static/img/covers').map((file) => [`/blog/${parse(file).name}/`, `/img/covers/${file}`]),
);

const articleRoutes = new Set(articles.map(({route}) => route));

test("every page names itself as canonical, and shows the site's picture, or that of a post's cover, of the right size", () => {
  for (const route of listed) {
    const page = pageOf(route);
    const address = addressOf(route);
    expect.soft(valuesOf(page, 'head link[rel=canonical]', 'href'), route).toEqual([address]);
    expect.soft(valuesOf(page, 'head meta[property="og:url"]', 'content'), route).toEqual([address]);
    const metas = (name: string) => valuesOf(page, `head meta[name="${name}"]`, 'content');
    expect.soft(metas('twitter:card'), route).toEqual(['summary_large_image']);
    const images = valuesOf(page, 'head meta[property="og:image"]', 'content');
    expect.soft(images, route).toHaveLength(1);
    expect.soft(metas('twitter:image'), route).toEqual(images);
    const [image = ''] = images;
    const png = read(new URL(image).pathname);
    expect.soft(sizeOf(png), image).toEqual([1200, 630]);
    const ownImage = covers.get(route) ?? own.get(route);
    expect.soft(image, route).toBe(site.url + String(ownImage ?? '/img/social-card.png'));
  }
});

/** The items of structured data on a page. */
const dataOf = (route: string) =>
  textsOf(pageOf(route), 'script[type="application/ld+json"]').map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

test('previews of links have a title without the site’s name, and say what their picture shows', () => {
  for (const route of listed) {
    const page = pageOf(route);
    const metas = (name: string) => valuesOf(page, `head meta[property="${name}"]`, 'content');
    expect.soft(metas('og:title').join(), route).not.toMatch(/\| Holos$/);
    expect.soft(page('meta[name^=docusaurus_], meta[name^=docsearch]').length, route).toBe(0);
    const title = posts.find((post) => post.route === route)?.title ?? site.headline;
    expect.soft(metas('og:image:alt'), route).toEqual([title]);
  }
});

test('search engines get a page’s way from the top, and for a post its canonical address, dates and tags', () => {
  for (const route of listed) {
    for (const data of dataOf(route).filter((item) => item['@type'] === 'BreadcrumbList')) {
      const items = data.itemListElement as {item: string}[];
      expect.soft(items.at(-1)?.item, route).toBe(addressOf(route));
    }
  }
  for (const {route, tags} of posts) {
    const [post] = dataOf(route);
    const address = addressOf(route);
    expect.soft(post).toMatchObject({url: address, mainEntityOfPage: address, '@id': address});
    expect.soft(post?.keywords).toHaveLength(tags.length);
    // A post can be dated ahead of its last commit.
    expect
      .soft([Date.parse(String(post?.dateModified)), Date.parse(String(post?.datePublished))])
      .not.toContain(NaN);
  }
});

test('search engines may show every page but those of older versions, and articles say in a sentence what they are about', () => {
  for (const route of listed) {
    const page = pageOf(route);
    const [description = ''] = valuesOf(page, 'head meta[name=description]', 'content');
    if (articleRoutes.has(route)) {
      expect.soft(description.length, `${route}: its description`).toBeGreaterThan(15);
    }
    const names = valuesOf(page, 'meta[content*=noindex]', 'name');
    expect.soft(names, route).toEqual(older.has(route) ? ['robots'] : []);
  }
});

test('the icons of the manifest exist in the sizes that it names', () => {
  const [href = ''] = valuesOf(pageOf('/'), 'link[rel=manifest]', 'href');
  const manifest = JSON.parse(read(href).toString()) as {
    name: string;
    start_url: string;
    icons: {src: string; sizes: string; type: string}[];
  };
  expect(manifest).toMatchObject({name: site.title, start_url: './'});
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const {src, sizes, type} of manifest.icons) {
    const icon = read(src);
    if (type === 'image/png') {
      expect(sizeOf(icon).join('x'), src).toBe(sizes);
    } else {
      expect(type, src).toBe('image/svg+xml');
      expect(icon.toString(), src).toContain('<svg');
    }
  }
});
