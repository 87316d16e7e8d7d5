/** The files that tell Cloudflare Pages and Netlify what `config/hosting.ts` asks of a host. */
import {contentTypes, frames, headers, immutable, immutableCache, moves} from '../../config/hosting';
import {policyOf, type Inline} from './policy';

/** Names of the files, which these hosts read and do not serve. */
export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

/** Cloudflare ignores lines of headers that are longer. */
const LONGEST_LINE = 2000;

const ruleOf = (path: string, lines: Record<string, string>) =>
  [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file of headers. No header is in two rules that fit one address, as hosts would join its values; what pages and
 * other files say of caching is what both hosts say by themselves: to ask again.
 *
 * @param inline what all pages have inline
 * @param base path that the site stands below, with slashes at both ends
 * @throws Error when the policy is longer than a host reads
 */
export function headersFile(inline: Inline, base: string): string {
  const at = (path: string) => base + path.slice(1);
  const policy = {'Content-Security-Policy': `${policyOf(inline)}; ${frames}`};
  const rules = [
    ruleOf(at('/*'), {...policy, ...headers}),
    ...immutable.map((folder) => ruleOf(at(`${folder}*`), {'Cache-Control': immutableCache})),
    ...Object.entries(contentTypes).map(([which, type]) =>
      ruleOf(at(which.startsWith('.') ? `/*${which}` : which), {'Content-Type': type}),
    ),
  ].join('\n');
  if (rules.split('\n').some((line) => line.length > LONGEST_LINE)) {
    throw new Error(`${HEADERS_FILE}: the pages have so much inline that the policy is too long for hosts`);
  }
  return `${rules}\n`;
}

/** The file of former addresses, each with and without its final slash. */
export function redirectsFile(base: string): string {
  const at = (path: string) => base + path.slice(1);
  return moves
    .flatMap(({from, to}) =>
      [
        [from, to],
        [from.replace(/\/\*?$/, ''), to.replace('*', '')],
      ].map(([path = '', target = '']) => `${at(path)} ${at(target).replace('*', ':splat')} 301\n`),
    )
    .join('');
}
