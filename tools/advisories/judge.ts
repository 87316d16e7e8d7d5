/** Compares the advisories that npm finds with those that SECURITY.md explains. */

/** The part of `npm audit --json` that is used here. */
export interface Audit {
  vulnerabilities?: Record<
    string,
    /** A name stands for the package that another one is listed for. */
    {via: (string | {url: string; title: string; severity: string; name: string; range: string})[]}
  >;
}

const idIn = (text: string) => /GHSA(?:-[\da-z]{4}){3}/.exec(text)?.[0];

/**
 * What has to change in SECURITY.md, or in the packages; a line for each.
 *
 * @param security the text of SECURITY.md, which has those that stay below a heading of their own
 * @throws Error when npm found no answer, or SECURITY.md has no such heading
 */
export function judge({vulnerabilities}: Audit, security: string): string[] {
  const [, stay] = /\n### That stay\n([^]*?)(?=\n###? |$)/.exec(security) ?? [];
  if (!vulnerabilities || stay === undefined) {
    throw new Error(vulnerabilities ? 'SECURITY.md has no part "That stay"' : 'the registry gave no report');
  }
  const known = new Set([...stay.matchAll(/`(GHSA-[\da-z-]+)`/g)].map(([, id = '']) => id));
  const found = new Map<string, string>();
  for (const {via} of Object.values(vulnerabilities)) {
    for (const one of via) {
      if (typeof one !== 'string') {
        found.set(idIn(one.url) ?? one.url, `${one.severity}, ${one.name} ${one.range}: ${one.title}`);
      }
    }
  }
  return [
    ...[...found]
      .filter(([id]) => !known.has(id))
      .map(([id, text]) => `${id} is not in SECURITY.md: ${text}`),
    ...[...known].filter((id) => !found.has(id)).map((id) => `${id} is in SECURITY.md, and no longer found`),
  ].sort();
}
