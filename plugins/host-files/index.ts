import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Step} from '../kit/step';

/** Addresses of pages under the base URL, or of folders if both end in `*`. */
export interface Redirect {
  from: string;
  to: string;
}

export interface HostOptions {
  headers: Readonly<Record<string, string>>;
  /** Folders whose files change their names with their content. */
  immutable: readonly string[];
  immutableCache: string;
  /** Types that hosts do not know: of an ending (`.md`), or of one file (`/blog/rss.xml`). */
  contentTypes: Readonly<Record<string, string>>;
  /** Former addresses; the first that matches counts. */
  redirects: readonly Redirect[];
}

const rule = (address: string, headers: Readonly<Record<string, string>>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file of headers. An address matches only one rule with a header, because hosts would join the values. Files without a rule
 * for caching are revalidated, the default of these hosts.
 */
export function headersFile(options: HostOptions, base: string): string {
  const at = (address: string) => base + address.slice(1);
  const rules = [
    rule(at('/*'), options.headers),
    ...options.immutable.map((folder) => rule(at(`${folder}*`), {'Cache-Control': options.immutableCache})),
    ...Object.entries(options.contentTypes).map(([which, type]) =>
      rule(at(which.startsWith('.') ? `/*${which}` : which), {'Content-Type': type}),
    ),
  ];
  return `${rules.join('\n')}\n`;
}

/** The file of redirects, each address with and without its final slash. */
export function redirectsFile({redirects}: Pick<HostOptions, 'redirects'>, base: string): string {
  const at = (address: string) => base + address.slice(1);
  return redirects
    .flatMap(({from, to}) => [
      `${at(from)} ${at(to).replace('*', ':splat')} 301\n`,
      `${at(from.replace(/\/\*?$/, ''))} ${at(to.replace('*', ''))} 301\n`,
    ])
    .join('');
}

export function hostFiles(options: HostOptions): Step {
  return {
    name: 'host-files',
    async site({outDir, baseUrl}) {
      await writeFile(path.join(outDir, '_headers'), headersFile(options, baseUrl));
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(options, baseUrl));
    },
  };
}
