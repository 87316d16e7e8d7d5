/** What the site needs from a host, tried with nginx, and what no host may do. */
import {redirects} from '../../config/hosting';
import {released, unreleased} from '../../config/versions';
import {readdirSync, readFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type OutgoingHttpHeaders} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect, test} from '@playwright/test';
import {findOnPath} from '../../tools/chromium';
import {siteDir} from '../../config/pages';
import {build, pageOf, read, valuesOf} from '../support/built';
import {servers, start} from '../support/servers';
import {Name} from '../../plugins/engine/names';

const headersFile = readFileSync(path.join(siteDir, 'static/_headers'), 'utf8');

/** The headers of each rule, by the rule's address: `/*` for all files, `/*.md` for those with an ending. */
const headersOf: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  headersFile.split(/\n(?=\/)/).map((rule) => {
    const [address = '', ...lines] = rule.trimEnd().split(/\n {2}/);
    return [address, Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))];
  }),
);

interface Answer {
  status: number;
  location?: string;
  type?: string;
  cache?: string;
  encoding?: string;
}

interface Case extends Partial<Answer> {
  /** Path and query, as they are sent. */
  ask: string;
  /** Encodings that the client accepts. */
  accept?: string;
}

const page = `/docs/${released.path}/topics/gitops/`;
const html = {status: 200, type: 'text/html', cache: 'no-cache'} as const;
const missing = {...html, status: 404} as const;
const to = (location: string): Answer => ({status: 301, location});
const kept = 'public, max-age=31536000, immutable';
/** A platform that readers download, by its address. */
function platformOf(): string {
  const files = readdirSync(path.join(build, 'platforms'), {encoding: 'utf8', recursive: true});
  return `/platforms/${files.find((name) => name.endsWith('.txtar'))}`;
}

/** The address of the style sheet that React's pages have. */
const styleOf = () => valuesOf(pageOf('/'), `meta[name=${Name.StartStyle}]`, 'content')[0] ?? '';

/** What is asked, and what nginx answers. */
const cases = (): Case[] => [
  // One address for each page; the query is kept, and a browser keeps the place.
  {ask: `${page}?a=1&b=%2F`, ...html},
  {ask: `${page.slice(0, -1)}?a=1&b=%2F`, ...to(`${page}?a=1&b=%2F`)},
  {ask: `${page.slice(0, -1)}.html?a=1`, ...to(`${page}?a=1`)},
  {ask: `${page}index.html?a=1`, ...to(`${page}?a=1`)},
  {ask: '/', ...html},
  {ask: '/index.html', ...to('/')},
  {ask: '/docs', ...to('/docs/')},
  {ask: '/docs/', ...html},
  {ask: `/${page}`, ...to(page)},
  {ask: page.replace('/topics', '//topics'), ...to(page)},
  // Encoded letters are letters, upper case is another name.
  {ask: page.replace('gitops', '%67itops'), ...html},
  {ask: page.replace('gitops', 'GitOps'), ...missing},
  {ask: '/no-such-page', ...missing},
  {ask: '/assets/js/gone.0123abcd.js', ...missing},
  {ask: '/%', status: 400},
  // Types, and how long a file is kept.
  {ask: styleOf(), status: 200, type: 'text/css', cache: kept},
  {ask: `${page}index.md`, status: 200, type: 'text/markdown; charset=utf-8', cache: 'no-cache'},
  {ask: '/llms.txt', status: 200, type: 'text/plain; charset=utf-8', cache: 'no-cache'},
  {ask: '/manifest.webmanifest', status: 200, type: 'application/manifest+json'},
  {ask: '/search-index/blog.json', status: 200, type: 'application/json', cache: 'no-cache'},
  // Who asks for a file as it is, as helm does, gets it so.
  {ask: '/charts/index.yaml', status: 200, type: 'text/yaml', cache: 'no-cache'},
  {ask: '/charts/index.yaml', accept: 'identity', status: 200, type: 'text/yaml'},
  {ask: platformOf(), status: 200, type: 'text/plain; charset=utf-8'},
  {
    ask: '/charts/greeter-0.1.0.tgz',
    accept: 'gzip',
    status: 200,
    type: 'application/gzip',
    encoding: undefined,
  },
  {ask: page, accept: 'gzip', ...html, encoding: 'gzip'},
  {ask: '/blog/rss.xml', status: 200, type: 'application/rss+xml'},
  {ask: '/blog/feed.json', status: 200, type: 'application/feed+json'},
  {ask: '/sitemap.xml', status: 200, type: 'text/xml'},
  {ask: '/_redirects', status: 404},
  // Former addresses.
  {ask: `/docs/api/author/${released.path}/`, ...to(`/docs/${released.path}/api/author/`)},
  {ask: `/docs/api/author/${unreleased.path}?a=1`, ...to(`/docs/${unreleased.path}/api/author/?a=1`)},
  {ask: '/docs/next/api/author/', ...to(`/docs/${unreleased.path}/api/author/`)},
  {ask: '/docs/topics', ...to(`/docs/${released.path}/topics/`)},
  {ask: '/docs/quickstart/', ...to(`/docs/${released.path}/tutorial/overview/`)},
];

/** Asks for an address to the letter, which `fetch` would tidy up. */
async function answerOf(
  origin: string,
  asked: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer & {all: IncomingHttpHeaders; body: string}> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    // A connection of its own, because a server may end a shared one while the next request is on its way.
    request({hostname, port, path: asked, headers, agent: false}, (response) => {
      const {
        location,
        'content-type': type,
        'cache-control': cache,
        'content-encoding': encoding,
      } = response.headers;
      const head = {status: response.statusCode ?? 0, location, type, cache, encoding, all: response.headers};
      text(response).then((body) => resolve({...head, body}), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Starts a server, if this machine has it. */
async function startOrSkip(name: keyof typeof servers): ReturnType<typeof start> {
  const {program, apt} = servers[name];
  const found = findOnPath([program, `../sbin/${program}`]);
  test.skip(!found, `${name} is not installed: apt-get install ${apt}`);
  return start(found ?? '', servers[name]);
}

/** Signs that servers and browsers read in different ways, as they are, encoded, and encoded twice. */
const signs = String.raw`\ %5C %5c %255C \\ %5C%5C / // %2f %2F%2F %252f /\ %0d%0a %0a %09 %20 . .. %2e%2e ..%2f ..%5C .%5c/ /../ ; @ %40 : ? %3F # %23 %25`;

/** Where they stand in an address, instead of `*`. */
const places = `/*evil.test//docs/ /*evil.test/index.html /*evil.test/x.html /docs*evil.test /docs/*evil.test//x
  /docs/next/*evil.test /docs/next/*..*..**evil.test/ /docs/next* /docs/quickstart* /docs/topics* /docs//x* /*.html /*/index.html
  /.*/evil.test//x /docs/?*//evil.test /docs/v1alpha6/glossary/*.html /docs/**/..html`;

/** The page that an address leads to in the eyes of a browser, and where that page is today. */
function landing(address: string, origin: string): string {
  const {pathname, origin: host} = new URL(address, origin);
  const asked = decodeURIComponent(pathname).replace(/\/+/g, '/');
  const page = asked.replace(/(?:(?:\/index)?\.html)?\/?$/, '/');
  const moved = redirects.find(({from}) =>
    from.endsWith('*') ? page.startsWith(from.slice(0, -1)) : page === from,
  );
  return host + (moved ? page.replace(moved.from.replace('*', ''), moved.to.replace('*', '')) : page);
}

for (const name of ['nginx', 'Caddy', 'Apache'] as const) {
  test(`${name} leads nobody to another host or page, and a folder without a page is none`, async () => {
    const {origin, stop} = await startOrSkip(name);
    try {
      for (const place of places.split(/\s+/)) {
        const asked = signs.split(' ').map((sign) => place.replaceAll('*', sign));
        const answers = await Promise.all(asked.map((ask) => answerOf(origin, ask)));
        for (const [index, {location}] of answers.entries()) {
          const ask = asked[index] ?? '';
          if (location) {
            expect
              .soft(landing(location, origin), ask)
              .toBe(landing(origin + ask.replaceAll('\\', '%5C'), origin));
          }
        }
      }
      const folder = `/docs/${released.path}/tutorial/`;
      for (const ask of ['/img/', '/assets/', folder, '/img/?a', '/no-such-page']) {
        const answer = await answerOf(origin, ask);
        expect.soft(answer, ask).toMatchObject({status: 404, body: String(read('/404.html'))});
      }
    } finally {
      await stop();
    }
  });
}

test('nginx with hosting/nginx.conf gives every answer that the site requires of a host', async () => {
  const {origin, stop} = await startOrSkip('nginx');
  try {
    for (const {ask, accept, ...wanted} of cases()) {
      const {all, ...answer} = await answerOf(origin, ask, accept ? {'Accept-Encoding': accept} : {});
      const {type = '', ...rest} = wanted;
      expect.soft(answer, ask).toMatchObject(rest);
      expect.soft(answer.type, ask).toMatch(new RegExp(`^${type.replace(/[+.]/g, '\\$&')}`));
      if (answer.status !== 400) {
        // Errors and redirects have them as well.
        for (const [name, value] of Object.entries(headersOf['/*'] ?? {})) {
          expect.soft(all[name.toLowerCase()], `${ask} ${name}`).toBe(value);
        }
      }
    }
    // Programs that prefer Markdown get the copy of a page that has one.
    for (const [ask, media, type] of [
      [page, 'text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
      [page, 'text/markdown;q=0.9', 'text/markdown; charset=utf-8'],
      [page, 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
      [page, 'text/html, text/markdown', 'text/html; charset=utf-8'],
      [page, 'text/markdown;q=0', 'text/html; charset=utf-8'],
      ['/', 'text/markdown', 'text/html; charset=utf-8'],
    ] as const) {
      const answer = await answerOf(origin, ask, {Accept: media});
      expect.soft(answer, `${ask} ${media}`).toMatchObject({status: 200, type});
      expect.soft(answer.all.vary?.split(', '), `${ask} ${media}`).toContain('Accept');
    }
    // A page that was not changed costs no second transfer.
    const {all} = await answerOf(origin, page);
    expect((await answerOf(origin, page, {'If-None-Match': all.etag})).status).toBe(304);
  } finally {
    await stop();
  }
});
