import {readFileSync} from 'node:fs';

/** The pages of the sitemap in parts of about the same size, by what their address starts with. */
export const sections = {
  'v1alpha5: tutorial and API': /^\/docs\/v1alpha5\/(?!topics\/)/,
  'v1alpha5: topics': /^\/docs\/v1alpha5\/topics\//,
  'v1alpha6: tutorial and API': /^\/docs\/v1alpha6\/(?!topics\/)/,
  'v1alpha6: topics': /^\/docs\/v1alpha6\/topics\//,
  'home, generic page and blog': /^\/(?!docs\/)/,
};

/** Routes of the sitemap that match. Read when a test runs: listing the tests needs no build. */
export function routesOf(section: RegExp): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  return addresses.map((address) => new URL(address).pathname).filter((route) => section.test(route));
}
