/** What the checks of the references have in common: see schema/ and cli/. */

/** The differences between the names on a page and those of their source, one sentence each. */
export function listDifference(
  what: string,
  source: string,
  shown: readonly string[],
  wanted: readonly string[],
): string[] {
  const missing = wanted.filter((name) => !shown.includes(name));
  const extra = shown.filter((name) => !wanted.includes(name));
  const twice = shown.filter((name, index) => shown.indexOf(name) !== index);
  return [
    ...missing.map((name) => `${what} missing on the page: ${name}`),
    ...extra.map((name) => `${what} that the ${source} does not have: ${name}`),
    ...twice.map((name) => `${what} explained twice: ${name}`),
  ];
}
