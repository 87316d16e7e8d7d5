/** What a host is to do beyond sending the files of `build/`. HOSTING.md says how hosts are told. */
import {formerAddresses} from './formerAddresses';
import {versions} from './versions';
import type {Version} from '../plugins/kit/versions';

/** What every answer says. Each page has its policy in its head, but cannot say there that no other site may frame it. */
export const headers: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** Folders whose files have names that change with their content. All other files are to be asked for again. */
export const immutable = ['/assets/'] as const;

export const immutableCache = 'public, max-age=31536000, immutable';

/** Types that hosts do not know: of an ending, or of one file. */
export const contentTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txtar': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
  '/blog/feed.json': 'application/feed+json; charset=utf-8',
};

/** Former and present address of a page, or of a folder where both end in `*`. */
interface Redirect {
  from: string;
  to: string;
}

const api = ['author', 'core'];
const folders = ['api', 'common', 'topics', 'tutorial'];

/**
 * Addresses of the former site that files of `holos init` and former pages point to. The first that fits counts.
 * Placeholders stand for whole names only.
 */
export function redirectsOf(all: readonly Version[]): Redirect[] {
  const rootOf = (status: Version['status']) =>
    `/docs/${all.find((version) => version.status === status)?.path}/`;
  const current = rootOf('released');
  return [
    ...all.flatMap(({path}) =>
      api.map((part) => ({from: `/docs/api/${part}/${path}/`, to: `/docs/${path}/api/${part}/`})),
    ),
    // Of an API that this site does not describe.
    ...api.map((part) => ({from: `/docs/api/${part}/v1alpha4/`, to: `${current}api/${part}/`})),
    ...Object.entries(formerAddresses).map(([from, to]) => ({
      from: `/docs/${from}/`,
      to: `${current}${to}/`,
    })),
    {from: '/docs/next/*', to: `${rootOf('unreleased')}*`},
    ...folders.map((folder) => ({from: `/docs/${folder}/*`, to: `${current}${folder}/*`})),
  ];
}

export const redirects: readonly Redirect[] = redirectsOf(versions);

export const hostOptions = {headers, immutable, immutableCache, contentTypes, redirects};

export const nginxFile = 'hosting/nginx.conf';

/** The lines of that file that lead to other addresses; `npm run release` writes them anew. */
export const nginxRules = (all: readonly Redirect[]): string[] =>
  all.map(({from, to}) =>
    from.endsWith('/*')
      ? `rewrite ^${from.slice(0, -2)}(?:/(.*))?$ ${to.replace('*', '$1')} permanent;`
      : `rewrite ^${from}?$ ${to} permanent;`,
  );
