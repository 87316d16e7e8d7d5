/** Which steps a call asks for. */

/** What the names of steps lead to: the steps to take, in their order, or what to tell the caller. */
export type Selection<Name extends string> = {chosen: Name[]} | {usage: string; status: 0 | 2};

const helpWords = ['help', '--help', '-h'];

/**
 * Reads the names of steps and of groups of them; none means all steps.
 *
 * @param steps what each step checks, by its name, in the order in which they are taken
 * @param groups further names, each for several steps
 */
export function select<Name extends string>(
  asked: readonly string[],
  steps: Readonly<Record<Name, string>>,
  groups: Readonly<Record<string, readonly Name[]>>,
): Selection<Name> {
  const names = Object.keys(steps) as Name[];
  const row = ([name, what]: [string, string]) => `  ${name.padEnd(10)}${what}`;
  const usage = [
    'Usage: npm test [-- name…]',
    '',
    'Without a name, all steps; they are',
    '',
    ...Object.entries<string>(steps).map(row),
    '',
    'and, for several of them,',
    '',
    ...Object.entries(groups).map(([name, members]) => row([name, members.join(', ')])),
  ].join('\n');
  if (asked.some((word) => helpWords.includes(word))) {
    return {usage, status: 0};
  }
  const unknown = asked.filter((name) => !(name in steps) && !(name in groups));
  if (unknown.length > 0) {
    return {usage: `No step is called ${unknown.join(', ')}.\n\n${usage}`, status: 2};
  }
  const wanted = new Set(asked.flatMap((name) => groups[name] ?? [name as Name]));
  return {chosen: wanted.size === 0 ? names : names.filter((name) => wanted.has(name))};
}
