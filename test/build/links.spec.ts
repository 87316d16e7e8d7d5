/**
 * Every absolute address of this site in the output leads to a file of the output, and its hash to
 * an element. The build itself judges the links of pages (plugins/publish/links), and warns of anchors; pictures are looked at in
 * e2e/pages.spec.ts.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {site} from '../../config/site';
import {build, pageOf, read, valuesOf} from '../support/built';
import {articles} from '../support/site';

const home = site.url + site.baseUrl;

/** All files of the build. */
const files = new Set<string>();

test.beforeAll(() => {
  for (const entry of readdirSync(build, {recursive: true, withFileTypes: true})) {
    if (entry.isFile()) {
      files.add(path.relative(build, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    }
  }
});

const ofKind = (...endings: string[]) =>
  [...files].filter((file) => endings.some((end) => file.endsWith(end)));

/** The tree of an HTML file. */
const treeOf = (file: string): CheerioAPI =>
  file === '404.html' ? load(read(file).toString()) : pageOf(`/${file.replace(/index\.html$/, '')}`);

const anchors = new Map<string, Set<string>>();

/** The places of a page that a hash can name. */
function anchorsOf(file: string): Set<string> {
  let found = anchors.get(file);
  if (!found) {
    const page = treeOf(file);
    found = new Set([...valuesOf(page, '[id]', 'id'), ...valuesOf(page, 'a[name]', 'name')]);
    anchors.set(file, found);
  }
  return found;
}

/**
 * What is wrong with an address; undefined when it leads to a file, or out of this site.
 *
 * @param from the file that has it
 */
function faultOf(address: string, from: string): string | undefined {
  if (!URL.canParse(address, home + from)) {
    return 'is no address';
  }
  const {href, pathname, hash} = new URL(address, home + from);
  if (!href.startsWith(`${site.url}/`)) {
    return undefined;
  }
  if (!href.startsWith(home)) {
    return 'is not below the base path';
  }
  const target = decodeURIComponent(pathname.slice(site.baseUrl.length));
  const file = target === '' || target.endsWith('/') ? `${target}index.html` : target;
  if (!files.has(file)) {
    return files.has(`${file}/index.html`) ? 'lacks the slash at its end' : 'leads to no file';
  }
  const place = decodeURIComponent(hash.slice(1));
  return place === '' || !file.endsWith('.html') || anchorsOf(file).has(place)
    ? undefined
    : 'names a place that its page does not have';
}

/** The not-found page is shown at any address: those that the framework takes for its own lead to it, as all do. */
const unknown = ['/404/', `${home}404.html/`];

/** The addresses of a file that have a fault, each with it. */
const faults = (from: string, addresses: Iterable<string>): string[] =>
  [...new Set(addresses)].flatMap((address) => {
    if (from === '404.html' && unknown.includes(address)) {
      return [];
    }
    const fault = faultOf(address, from);
    return fault ? [`${from}: ${address} ${fault}`] : [];
  });

const addressesOfStyle = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);

/** Addresses of the site that name no page: the repository of charts, below which helm looks for `index.yaml`. */
const names = [`${site.url}/charts`, `${site.url}/charts/`];

test('absolute addresses in feeds, sitemap, copies, scripts and platforms lead to files', () => {
  let seen = 0;
  const endings = '.html .js .json .md .txt .txtar .xml .yaml .svg .webmanifest'.split(' ');
  const found = ofKind(...endings).flatMap((file) => {
    // In structured data the framework (3.6.1) leaves out the final slash.
    const text = read(file)
      .toString()
      .replace(/<script[^>]*ld\+json[^>]*>.*?<\/script>/gs, '');
    const addresses = [...text.matchAll(new RegExp(`${site.url}(?:/[\\w./#%?=&~+-]*)?`, 'g'))]
      .map(([address]) => address.replace(/[.?]+$/, ''))
      // Only the host, to which scripts append a path.
      .filter((address) => address !== site.url && !names.includes(address));
    seen += addresses.length;
    return faults(file, addresses);
  });
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(10 * articles.length);
});

// Copies, feeds and the sitemap have only absolute addresses: see markdown.spec.ts and blog.spec.ts.
test('addresses in the manifest, styles and the charts’ index lead to files', () => {
  const found = {
    'manifest.webmanifest': [
      ...read('manifest.webmanifest')
        .toString()
        .matchAll(/"(?:src|start_url|scope|id)": "(.*?)"/g),
    ].map(([, url = '']) => url),
    'charts/index.yaml': [
      ...read('charts/index.yaml')
        .toString()
        .matchAll(/^\s+(?:- |icon: |home: )"?([\w.:/-]+\.(?:tgz|svg)|https:.*?)"?$/gm),
    ].map(([, url = '']) => url),
    ...Object.fromEntries(ofKind('.css').map((file) => [file, addressesOfStyle(read(file).toString())])),
  };
  for (const [file, addresses] of Object.entries(found)) {
    expect(addresses.length, file).toBeGreaterThan(0);
    expect.soft(faults(file, addresses)).toEqual([]);
  }
});
