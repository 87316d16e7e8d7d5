import {readColors} from '../../config/identity';
import {siteDir} from '../../config/pages';
import {unreleased} from '../../config/versions';
import {pageOf, read, valuesOf} from '../support/built';
import {expect, test} from '../support/fixtures';

test('a browser shows a card', async ({page}) => {
  const [image = ''] = valuesOf(
    pageOf(`/docs/${unreleased.path}/topics/kargo/`),
    'meta[property="og:image"]',
    'content',
  );
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
  const {paper, blue} = readColors(siteDir);
  expect(seen).toEqual({
    naturalWidth: 1200,
    naturalHeight: 630,
    corner: [...Buffer.from(paper.slice(1), 'hex'), 255],
    mark: [...Buffer.from(blue.slice(1), 'hex'), 255],
  });
});

test('feeds and sitemap are well-formed XML', async ({page}) => {
  await page.goto('/robots.txt');
  for (const [file, root] of [
    ['blog/rss.xml', 'rss'],
    ['blog/atom.xml', 'feed'],
    ['sitemap.xml', 'urlset'],
  ] as const) {
    const found = await page.evaluate((xml) => {
      const document_ = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        root: document_.documentElement.nodeName,
        errors: Array.from(document_.getElementsByTagName('parsererror'), (error) => error.textContent),
      };
    }, read(file).toString());
    expect(found, file).toEqual({root, errors: []});
  }
});
