import {gzipSync} from 'node:zlib';
import {released} from '../../config/versions';
import {expect, test} from '../support/fixtures';
import {has, read} from '../support/built';

/** Compressed size in bytes, as a host would send it. */
const gzip = (content: Buffer) => gzipSync(content, {level: 9}).length;

for (const [route, bytes] of [
  [`/docs/${released.path}/tutorial/cue/`, 28 * 1024],
  ['/', 28 * 1024],
] as const) {
  test(`${route}, as one reads it, is one response of at most ${bytes} bytes`, async ({page, baseURL}) => {
    const seen: {address: string; type: string}[] = [];
    let ahead = 0;
    page.on('request', (request) => {
      const {pathname, origin} = new URL(request.url());
      if (origin !== new URL(baseURL ?? '').origin) {
        return;
      }
      // What is fetched ahead is fetched when the page is done.
      if (request.headers()['sec-purpose']?.includes('prefetch')) {
        ahead += 1;
      } else {
        seen.push({address: pathname.replace(/\/$/, '/index.html'), type: request.resourceType()});
      }
    });
    await page.goto(route);
    await expect.poll(() => ahead, 'what is fetched ahead').toBeGreaterThan(0);
    const sizes = seen.map((file) => ({...file, bytes: has(file.address) ? gzip(read(file.address)) : 0}));
    const list = JSON.stringify(sizes, null, 1);
    expect(seen.length, list).toBe(1);
    expect(
      sizes.reduce((sum, file) => sum + file.bytes, 0),
      list,
    ).toBeLessThanOrEqual(bytes);
  });
}
