/** Redirects for hosts. HOSTING.md says how to configure them; static/_headers has the headers. */
import {formerAddresses} from './formerAddresses';
import {versions, type Version} from './versions';

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

type Rules = (all: readonly Redirect[]) => string[];

const nginxRules: Rules = (all) =>
  all.map(({from, to}) =>
    from.endsWith('/*')
      ? `  rewrite ^${from.slice(0, -2)}(?:/(.*))?$ ${to.replace('*', '$1')} permanent;`
      : `  rewrite ^${from}?$ ${to} permanent;`,
  );

/** For Cloudflare Pages and Netlify: each address with and without its final slash. */
const underscoreRules: Rules = (all) =>
  all.flatMap(({from, to}) => [
    `${from} ${to.replace('*', ':splat')} 301`,
    `${from.replace(/\/\*?$/, '')} ${to.replace('*', '')} 301`,
  ]);

/** The files with the redirects in the formats of hosts, and the lines in them, which `npm run release` rewrites. */
export const redirectFiles: Record<string, {lines: RegExp; rules: Rules}> = {
  'hosting/nginx.conf': {lines: /(?:^ {2}rewrite .*\n)+/m, rules: nginxRules},
  'static/_redirects': {lines: /[^]+/, rules: underscoreRules},
};
