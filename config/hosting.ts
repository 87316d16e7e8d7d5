/** Redirects for hosts. HOSTING.md says how to configure them; static/_headers has the headers. */
import {formerAddresses} from './formerAddresses';
import {pages as sitePages, type createPages} from './pages';
import type {Version} from './versions';

/** Former and current address of a page, or of a folder if both end in `*`. */
interface Redirect {
  from: string;
  to: string;
}

const api = ['author', 'core'];
const folders = ['api', 'common', 'topics', 'tutorial'];

type Pages = Pick<ReturnType<typeof createPages>, 'versions' | 'all'>;

/**
 * Redirects from former addresses, because other sites and files of `holos init` link to them. The first match counts.
 * A placeholder matches one whole name.
 */
export function redirectsOf({versions, all}: Pages, moved = formerAddresses): Redirect[] {
  const routes = new Set(all().map(({route}) => route));
  const rootOf = (status: Version['status']) =>
    `/docs/${versions.find((version) => version.status === status)?.path}/`;
  const current = rootOf('released');
  /** A version may still have a page at the former path, or none at the new one. */
  const isMoved = ({from, to}: Redirect) => routes.has(to) && !routes.has(from);
  return [
    ...versions.flatMap(({path}) =>
      api.map((part) => ({from: `/docs/api/${part}/${path}/`, to: `/docs/${path}/api/${part}/`})),
    ),
    // Links to an older API, whose reference this site doesn't have, lead to the current one.
    ...api.map((part) => ({from: `/docs/api/${part}/v1alpha4/`, to: `${current}api/${part}/`})),
    ...Object.entries(moved).flatMap(([from, to]) =>
      [
        {from: `/${from}/`, to: `/${to}/`},
        {from: `/docs/${from}/`, to: `${current}${to}/`},
        ...versions.map(({path}) => ({from: `/docs/${path}/${from}/`, to: `/docs/${path}/${to}/`})),
      ].filter(isMoved),
    ),
    {from: '/docs/next/*', to: `${rootOf('unreleased')}*`},
    ...folders.map((folder) => ({from: `/docs/${folder}/*`, to: `${current}${folder}/*`})),
  ];
}

export const redirects: readonly Redirect[] = redirectsOf(sitePages);

type Rules = (all: readonly Redirect[]) => string[];

const nginxRules: Rules = (all) =>
  all.map(({from, to}) =>
    from.endsWith('/*')
      ? `  rewrite ^${from.slice(0, -2)}(?:/([\\w./-]*))?$ ${to.replace('*', '$1')} permanent;`
      : `  rewrite ^${from}?$ ${to} permanent;`,
  );

/** For Cloudflare Pages and Netlify: each address with and without its final slash. */
const underscoreRules: Rules = (all) =>
  all.flatMap(({from, to}) => [
    `${from} ${to.replace('*', ':splat')} 301`,
    `${from.replace(/\/\*?$/, '')} ${to.replace('*', '')} 301`,
  ]);

/** The files with the redirects in the formats of hosts, and the lines in them, which `npm run redirects` and a release rewrite. */
export const redirectFiles: Record<string, {lines: RegExp; rules: Rules}> = {
  'hosting/nginx.conf': {lines: /(?:^ {2}rewrite .*\n)+/m, rules: nginxRules},
  'static/_redirects': {lines: /[^]+/, rules: underscoreRules},
};
