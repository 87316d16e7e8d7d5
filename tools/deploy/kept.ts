/** The files of earlier deployments that a new deployment still serves. */

/** The list that a deployment leaves for the next one: `kept.json` next to its hashed files. */
export interface HashedFiles {
  /** The commit that was deployed. */
  commit: string;
  /** Hashed files of its build. */
  current: string[];
  /** Hashed files of earlier builds, each with the day of the deployment that replaced it. */
  former: Record<string, string>;
}

/** Path of the list under the deployment's address. */
export const KEPT_FILE = 'assets/kept.json';

/** Days that a file stays after the deployment that replaced it, because tabs and caches keep its page that long. */
export const DAYS = 31;

/** Files whose name contains a hash of their content, so that files of several builds can share a folder. */
const hashed = /^assets\/(?:[\w~-]+\/)*[\w~.-]+[._][\da-f]{7,}\.\w+$/;

/** Whether a path under the site's address is a hashed file inside the folder. */
export const isHashed = (path: string): boolean => hashed.test(path) && !path.includes('..');

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Reads a deployment's list. It's checked, because it comes from the network and its paths become file names. */
export function parseHashedFiles(text: string): HashedFiles {
  const {commit, current, former} = JSON.parse(text) as HashedFiles;
  if (
    !/^[\da-f]{40,64}$/.test(commit) ||
    ![...current, ...Object.keys(former)].every((path) => isHashed(path)) ||
    !Object.values(former).every(isDay)
  ) {
    throw new Error(`${KEPT_FILE} isn't in the format that this program writes`);
  }
  return {commit, current, former};
}

const sorted = (paths: Iterable<string>) => [...paths].sort();

/** Days between two dates such as `2026-11-22`. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The list of a new deployment: its own files, and those of earlier ones that it still serves. */
export function nextHashedFiles(
  before: HashedFiles | undefined,
  built: readonly string[],
  commit: string,
  today: string,
): HashedFiles {
  const current = sorted(built.filter(isHashed));
  const own = new Set(current);
  const former = [
    ...Object.entries(before?.former ?? {}),
    ...(before?.current ?? []).map((path) => [path, today] as const),
  ].filter(([path, day]) => !own.has(path) && daysBetween(day, today) < DAYS);
  return {commit, current, former: Object.fromEntries(former.sort(([a], [b]) => (a < b ? -1 : 1)))};
}
