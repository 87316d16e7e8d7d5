/** Asks other sites whether what this one links to is still there. */

import {links, site} from '../../config/site';
import {eachElement, parseHtml} from '../../lib/html';

/** What a site answered about an address. */
export interface Answer {
  address: string;
  /** `refused`: it may well be there, but not for programs. */
  verdict: 'there' | 'refused' | 'gone';
  /** Status, or why there was none. */
  reason: string;
}

/** How long a site may take, in milliseconds. */
const PATIENCE = 30_000;

/** Attempts, as a site may be down for a moment; and how long to wait before each further one, in milliseconds. */
const ATTEMPTS = 3;
const PAUSE = 5_000;

/** Statuses of sites that want a person, a login or fewer requests. */
const refusals = [401, 403, 405, 406, 429, 999];

async function askOnce(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      headers: {accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (compatible; link check)'},
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    const {status, ok} = response;
    return {
      address,
      verdict: ok ? 'there' : refusals.includes(status) ? 'refused' : 'gone',
      reason: `status ${status}`,
    };
  } catch (error) {
    const {cause, message} = error as Error & {cause?: {code?: string}};
    return {address, verdict: 'gone', reason: cause?.code ?? message};
  }
}

async function ask(address: string, pause: number): Promise<Answer> {
  let answer = await askOnce(address);
  // What is not found now is not found in a moment, either.
  for (
    let attempt = 1;
    attempt < ATTEMPTS && answer.verdict === 'gone' && !/404|410/.test(answer.reason);
    attempt += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await askOnce(address);
  }
  return answer;
}

/** The links of a page to other sites, without what of them differs from page to page: query and hash. */
export function externalLinks(html: string): string[] {
  const found = new Set<string>();
  eachElement(parseHtml(html), ({tagName, properties: {href}}) => {
    if (tagName === 'a' && typeof href === 'string' && /^https?:/.test(href)) {
      found.add(href.replace(/[?#].*/, ''));
    }
  });
  // Where to edit a page is no promise to its readers, and test/build/links.spec.ts checks the path.
  return [...found].filter((href) => ![`${site.url}/`, links.edit].some((own) => `${href}/`.startsWith(own)));
}

/** Asks about each address once, one after the other at each site, and the sites at the same time. */
export async function askAll(addresses: Iterable<string>, pause = PAUSE): Promise<Answer[]> {
  const bySite = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const {host} = new URL(address);
    bySite.set(host, [...(bySite.get(host) ?? []), address]);
  }
  const answers = await Promise.all(
    [...bySite.values()].map(async (own) => {
      const found: Answer[] = [];
      for (const address of own) {
        found.push(await ask(address, pause));
      }
      return found;
    }),
  );
  return answers.flat();
}
