import {expect, test} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';
import {site} from '../../config/site';
import {released} from '../../config/versions';
import {BLOG} from '../../lib/sections';
import {pageOf, read, sorted, valuesOf} from '../support/built';
import {articles, listed, posts} from '../support/site';

/** Width and height that a PNG says it has. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function thingsOf(page: CheerioAPI): Thing[] {
  return page('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse(page(script).text()) as Thing & {'@context': string; '@graph'?: Thing[]};
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    });
}

/** What search engines ask of each type, of Google's lists of required and recommended properties. */
const required: Record<string, string[]> = {
  TechArticle: ['headline', 'description', 'image', 'author', 'publisher', 'url', 'dateModified'],
  BlogPosting: ['headline', 'description', 'image', 'author', 'publisher', 'url', 'datePublished'],
  Blog: ['name', 'url', 'blogPost'],
  WebSite: ['name', 'url', 'potentialAction'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem', 'softwareVersion'],
};

const articleRoutes = new Set(articles.map(({route}) => route));

test('every page names itself as canonical, and shows one picture of the right size', () => {
  const cards = new Set<string>();
  for (const route of listed) {
    const page = pageOf(route);
    const address = site.url + route;
    expect.soft(valuesOf(page, 'head link[rel=canonical]', 'href'), route).toEqual([address]);
    expect.soft(valuesOf(page, 'head meta[property="og:url"]', 'content'), route).toEqual([address]);
    expect
      .soft(valuesOf(page, 'head meta[name="twitter:card"]', 'content'), route)
      .toEqual(['summary_large_image']);
    const images = valuesOf(page, 'head meta[property="og:image"]', 'content');
    expect.soft(images, route).toHaveLength(1);
    expect.soft(valuesOf(page, 'head meta[name="twitter:image"]', 'content'), route).toEqual(images);
    const [image = ''] = images;
    const png = read(new URL(image).pathname);
    expect.soft(sizeOf(png), image).toEqual([1200, 630]);
    expect.soft(png.length, image).toBeLessThan(100_000);
    if (articleRoutes.has(route)) {
      expect.soft(cards.has(image), `${image} is the card of one page`).toBe(false);
      cards.add(image);
    } else {
      expect.soft(image).toBe(`${site.url}/img/social-card.png`);
    }
  }
  expect(cards.size).toBe(articles.length);
});

test('every page may be shown by search engines, and articles say in a sentence what they are about', () => {
  for (const route of listed) {
    const page = pageOf(route);
    const [description = ''] = valuesOf(page, 'head meta[name=description]', 'content');
    if (articleRoutes.has(route)) {
      expect.soft(description.length, `${route}: its description`).toBeGreaterThan(15);
    }
    expect.soft(valuesOf(page, 'meta[content*=noindex]', 'name'), route).toEqual([]);
  }
});

test('structured data is complete and names the page as its canonical link does', () => {
  for (const route of listed) {
    for (const thing of thingsOf(pageOf(route))) {
      const properties = required[thing['@type']];
      expect.soft(properties, `${route}: ${thing['@type']}`).toBeDefined();
      for (const property of properties ?? []) {
        expect.soft(thing[property], `${route}: ${thing['@type']}.${property}`).toBeTruthy();
      }
    }
  }
  for (const {route, section} of articles) {
    const [article] = thingsOf(pageOf(route));
    expect.soft(article?.['@type'], route).toBe(section === BLOG ? 'BlogPosting' : 'TechArticle');
    expect.soft(article?.url, route).toBe(site.url + route);
    const {authors: names = [site.authors]} = posts.find((post) => post.route === route) ?? {};
    const found = [article?.author].flat() as {'@type': string; name: string}[];
    expect.soft(found.map(({name}) => name), route).toEqual(names);
    for (const {name, '@type': type} of found) {
      expect.soft(type, `${route}: ${name}`).toBe(name === site.authors ? 'Organization' : 'Person');
    }
  }
  expect(thingsOf(pageOf('/')).map((thing) => thing['@type'])).toEqual(['WebSite', 'SoftwareApplication']);
  const [blog] = thingsOf(pageOf('/blog/'));
  const first = valuesOf(pageOf('/blog/'), 'main article header h2 a', 'href').map((href) => site.url + href);
  expect(sorted((blog?.blogPost as Thing[]).map(({url}) => String(url)))).toEqual(sorted(first));
});

test('the manifest names icons that are there, of their sizes', () => {
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

test('the crumbs of a page lead to it, each with its name and address', () => {
  const route = `/docs/${released.path}/topics/gitops/argocd-application/`;
  const page = pageOf(route);
  const crumbs = page('[itemtype="https://schema.org/BreadcrumbList"] [itemprop=itemListElement]')
    .toArray()
    .map((item) => [
      page(item).find('[itemprop=position]').attr('content'),
      page(item).find('[itemprop=name]').text(),
      page(item).find('[itemprop=item]').attr('href'),
    ]);
  expect(crumbs).toEqual([
    ['1', 'Topics', `/docs/${released.path}/topics/`],
    ['2', 'GitOps', `/docs/${released.path}/topics/gitops/`],
    ['3', 'Argo CD Application', undefined],
  ]);
});
