/** Headers and redirects for hosts. HOSTING.md says how to configure them. */
import {formerAddresses} from './formerAddresses';
import {versions} from './versions';
import type {Version} from '../plugins/kit/versions';

/** Headers of every response. Each page has its policy in its head, where it can't forbid framing by other sites. */
export const headers: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** Folders of files whose names change with their content. Browsers revalidate all other files. */
export const immutable = ['/assets/'] as const;

export const immutableCache = 'public, max-age=31536000, immutable';

/** Content types that hosts don't know, for an ending or for one file. */
export const contentTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txtar': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
  '/blog/feed.json': 'application/feed+json; charset=utf-8',
};

/** Former and current address of a page, or of a folder if both end in `*`. */
interface Redirect {
  from: string;
  to: string;
}

const api = ['author', 'core'];
const folders = ['api', 'common', 'topics', 'tutorial'];

/**
 * Redirects from the former site's addresses, because files of `holos init` link to them. The first match counts.
 * A placeholder matches one whole name.
 */
export function redirectsOf(all: readonly Version[]): Redirect[] {
  const rootOf = (status: Version['status']) =>
    `/docs/${all.find((version) => version.status === status)?.path}/`;
  const current = rootOf('released');
  return [
    ...all.flatMap(({path}) =>
      api.map((part) => ({from: `/docs/api/${part}/${path}/`, to: `/docs/${path}/api/${part}/`})),
    ),
    // An API that this site doesn't describe.
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

/** The redirects of that file, which `npm run release` rewrites. */
export const nginxRules = (all: readonly Redirect[]): string[] =>
  all.map(({from, to}) =>
    from.endsWith('/*')
      ? `rewrite ^${from.slice(0, -2)}(?:/(.*))?$ ${to.replace('*', '$1')} permanent;`
      : `rewrite ^${from}?$ ${to} permanent;`,
  );
