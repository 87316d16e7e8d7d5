/** Which files of former deployments a new one still serves. */

/** What a deployment tells the next one: the file `kept.json` beside its hashed files. */
export interface Kept {
  /** The commit that was deployed. */
  commit: string;
  /** Hashed files that its build made. */
  current: string[];
  /** Hashed files of builds before it, each with the day of the deployment that replaced it. */
  former: Record<string, string>;
}

/** Where a deployment tells what it has, below its address. */
export const KEPT_FILE = 'assets/kept.json';

/** Days that a file stays after the deployment that replaced it: a tab may be open that long, or a page be cached. */
export const DAYS = 31;

/** Files whose name has a hash of their content: those of all builds can lie beside each other. */
const hashed = /^assets\/(?:[\w~-]+\/)*[\w~.-]+[._][\da-f]{7,}\.\w+$/;

/** Whether a path, below the site's address, is that of a hashed file. It never leads out of the folder. */
export const isHashed = (path: string): boolean => hashed.test(path) && !path.includes('..');

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Reads what a deployment tells. It comes from the network, and its paths become those of files. */
export function parseKept(text: string): Kept {
  const {commit, current, former} = JSON.parse(text) as Kept;
  if (
    !/^[\da-f]{40,64}$/.test(commit) ||
    ![...current, ...Object.keys(former)].every((path) => isHashed(path)) ||
    !Object.values(former).every(isDay)
  ) {
    throw new Error(`${KEPT_FILE} is not of the form that this program writes`);
  }
  return {commit, current, former};
}

const sorted = (paths: Iterable<string>) => [...paths].sort();

/** Days from one to another, both such as `2026-11-22`. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What the new deployment tells, and thereby which files it takes over. */
export function nextKept(
  before: Kept | undefined,
  built: readonly string[],
  commit: string,
  today: string,
): Kept {
  const current = sorted(built.filter(isHashed));
  const own = new Set(current);
  const former = [
    ...Object.entries(before?.former ?? {}),
    ...(before?.current ?? []).map((path) => [path, today] as const),
  ].filter(([path, day]) => !own.has(path) && daysBetween(day, today) < DAYS);
  return {commit, current, former: Object.fromEntries(former.sort(([a], [b]) => (a < b ? -1 : 1)))};
}
