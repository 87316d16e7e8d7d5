import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pages} from '../../config/pages';
import {expect, test, visit} from '../support/fixtures';
import {routesOf} from '../support/sitemap';

const sections = new Map(pages.all().map(({route, section}) => [route, section]));
const sectionOf = (route: string) => sections.get(route);

/** Contents of a meta element or attribute of a link by its name, quoted or not. */
function valuesOf(html: string, pattern: string): string[] {
  const matches = html.matchAll(new RegExp(`${pattern}=(?:"([^"]*)"|([^\\s>]*))`, 'g'));
  return [...matches].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

const htmlOf = (route: string) => readFileSync(path.join('build', route, 'index.html'), 'utf8');

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

function thingsOf(html: string): Thing[] {
  return [...html.matchAll(/<script[^>]* type="?application\/ld\+json"?>(.*?)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const data = JSON.parse(json) as Thing & {'@context': string; '@graph'?: Thing[]};
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    },
  );
}

/** What search engines ask of each type, of Google's lists of required and recommended properties. */
const required: Record<string, string[]> = {
  TechArticle: ['headline', 'description', 'image', 'author', 'publisher', 'url', 'dateModified'],
  BlogPosting: ['headline', 'description', 'image', 'author', 'publisher', 'url', 'datePublished'],
  Blog: ['name', 'url', 'blogPost'],
  WebSite: ['name', 'url', 'potentialAction'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem', 'softwareVersion'],
};

test('every page names itself as canonical, and shows one picture of the right size', () => {
  const cards = new Map<string, string>();
  for (const route of routesOf(/^/)) {
    const html = htmlOf(route);
    const address = `https://holos.run${route}`;
    expect.soft(valuesOf(html, 'rel="?canonical"? href'), route).toEqual([address]);
    expect.soft(valuesOf(html, 'property="?og:url"? content'), route).toEqual([address]);
    expect.soft(valuesOf(html, 'name="?twitter:card"? content'), route).toEqual(['summary_large_image']);
    const images = valuesOf(html, 'property="?og:image"? content');
    expect.soft(images, route).toHaveLength(1);
    expect.soft(valuesOf(html, 'name="?twitter:image"? content'), route).toEqual(images);
    const [image = ''] = images;
    const png = readFileSync(path.join('build', new URL(image).pathname));
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect.soft(png.length, image).toBeLessThan(100_000);
    if (sectionOf(route)) {
      expect.soft(cards.get(image), `${image} is the card of one page`).toBeUndefined();
      cards.set(image, route);
    } else {
      expect.soft(image).toBe('https://holos.run/img/social-card.png');
    }
  }
  expect(cards.size).toBeGreaterThan(50);
});

test('a browser shows a card', async ({page}) => {
  const [image = ''] = valuesOf(htmlOf('/docs/v1alpha6/topics/kargo/'), 'property="?og:image"? content');
  await page.goto('/markdown-page/');
  const seen = await page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), {src});
    await picture.decode();
    const {naturalWidth, naturalHeight} = picture;
    const canvas = new OffscreenCanvas(naturalWidth, naturalHeight);
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context?.drawImage(picture, 0, 0);
    const colorAt = (x: number, y: number) => Array.from(context?.getImageData(x, y, 1, 1).data ?? []);
    return {naturalWidth, naturalHeight, corner: colorAt(1199, 0), mark: colorAt(1000, 200)};
  }, new URL(image).pathname);
  expect(seen).toEqual({
    naturalWidth: 1200,
    naturalHeight: 630,
    // The site's paper, and the blue of its mark.
    corner: [0xfd, 0xfc, 0xf9, 255],
    mark: [0x3f, 0x68, 0xb8, 255],
  });
});

test('structured data is complete and names the page as its canonical link does', () => {
  for (const route of routesOf(/^/)) {
    const html = htmlOf(route);
    const section = sectionOf(route);
    for (const thing of thingsOf(html)) {
      const properties = required[thing['@type']];
      expect.soft(properties, `${route}: ${thing['@type']}`).toBeDefined();
      for (const property of properties ?? []) {
        expect.soft(thing[property], `${route}: ${thing['@type']}.${property}`).toBeTruthy();
      }
    }
    if (section) {
      const [article] = thingsOf(html);
      expect.soft(article?.['@type'], route).toBe(section === 'blog' ? 'BlogPosting' : 'TechArticle');
      expect.soft(article?.url, route).toBe(`https://holos.run${route}`);
    }
  }
  expect(thingsOf(htmlOf('/')).map((thing) => thing['@type'])).toEqual(['WebSite', 'SoftwareApplication']);
  const [blog] = thingsOf(htmlOf('/blog/'));
  expect((blog?.blogPost as Thing[]).map(({url}) => url)).toEqual(
    [...htmlOf('/blog/').matchAll(/<h2[^>]*><a href="?([^"\s>]*)/g)].map(
      ([, href]) => `https://holos.run${href}`,
    ),
  );
});

test('the crumbs of a page lead to it, each with its name and address', async ({page}) => {
  await visit(page, '/docs/v1alpha5/topics/gitops/argocd-application/');
  const list = page.locator('[itemtype="https://schema.org/BreadcrumbList"]');
  const crumbs = await list
    .locator('[itemprop=itemListElement]')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('[itemprop=position]')?.getAttribute('content'),
        item.querySelector('[itemprop=name]')?.textContent,
        item.querySelector('[itemprop=item]')?.getAttribute('href'),
      ]),
    );
  expect(crumbs).toEqual([
    ['1', 'Topics', '/docs/v1alpha5/topics/'],
    ['2', 'GitOps', '/docs/v1alpha5/topics/gitops/'],
    ['3', 'Argo CD Application', undefined],
  ]);
});

test('the manifest names icons that are there, of their sizes', async ({page}) => {
  await visit(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: {src: string; sizes: string; type: string}[];
  };
  expect(manifest).toMatchObject({name: 'Holos', start_url: '/'});
  for (const {src, sizes, type} of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (type === 'image/png') {
      const png = await icon.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
});

for (const [feed, root, parts] of [
  ['rss.xml', 'rss', {entry: 'item', needed: ['title', 'link', 'guid', 'pubDate', 'description', 'encoded']}],
  ['atom.xml', 'feed', {entry: 'entry', needed: ['title', 'id', 'link', 'updated', 'summary', 'content']}],
] as const) {
  test(`${feed} is well-formed, and its entries are complete and free of the page's controls`, async ({
    page,
  }) => {
    await visit(page, '/');
    const text = readFileSync(`build/blog/${feed}`, 'utf8');
    const read = await page.evaluate(
      ([xml, entry]) => {
        const document_ = new DOMParser().parseFromString(xml, 'application/xml');
        const entries = Array.from(document_.getElementsByTagName(entry));
        return {
          root: document_.documentElement.nodeName,
          errors: document_.getElementsByTagName('parsererror').length,
          ids: entries.map((element) => element.querySelector('guid, id')?.textContent),
          parts: entries.map((element) => Array.from(element.children, (child) => child.localName)),
          contents: entries.map((element) => {
            const html = Array.from(element.children).find((child) =>
              /^(?:encoded|content)$/.test(child.localName),
            );
            const body = new DOMParser().parseFromString(html?.textContent ?? '', 'text/html').body;
            const addresses = Array.from(
              body.querySelectorAll('[href], [src]'),
              (link) => link.getAttribute('href') ?? link.getAttribute('src'),
            );
            return {
              controls: body.querySelectorAll('button, svg, script, style, .hash-link, summary').length,
              relative: addresses.filter((address) => !/^https?:/.test(address ?? '')),
              blocks: body.querySelectorAll('pre').length,
            };
          }),
        };
      },
      [text, parts.entry] as const,
    );
    expect(read.errors).toBe(0);
    expect(read.root).toBe(root);
    expect(new Set(read.ids).size).toBe(read.ids.length);
    for (const names of read.parts) {
      expect(names).toEqual(expect.arrayContaining([...parts.needed]));
    }
    for (const content of read.contents) {
      expect(content).toMatchObject({controls: 0, relative: []});
    }
    expect(read.contents.some(({blocks}) => blocks > 3)).toBe(true);
  });
}

test('feed.json is a JSON feed with complete items', () => {
  const feed = JSON.parse(readFileSync('build/blog/feed.json', 'utf8')) as {
    version: string;
    title: string;
    home_page_url: string;
    items: {id: string; url: string; title: string; content_html: string; date_modified: string}[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed).toMatchObject({title: 'Holos blog', home_page_url: 'https://holos.run/blog/'});
  for (const item of feed.items) {
    expect(item.id).toBe(item.url);
    expect(item.title).toBeTruthy();
    expect(item.content_html).not.toMatch(/<button|hash-link/);
    expect(new Date(item.date_modified).getTime()).toBeGreaterThan(0);
  }
});

test('the sitemap has the day of the last change of every page of the docs, and no address that leads on', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
    const [, route = ''] = /<loc>https:\/\/holos\.run(.*?)<\/loc>/.exec(entry) ?? [];
    expect(route).not.toBe('/docs/');
    expect.soft(htmlOf(route), route).not.toMatch(/http-equiv="?refresh/);
    if (sectionOf(route)) {
      expect.soft(entry, route).toMatch(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
    }
  }
});
