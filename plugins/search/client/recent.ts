/** The reader's latest queries, where storage allows. */
const KEY = 'holos.search.recent';
const COUNT = 5;

/** Characters of the longest query: the output of a failed command, not a page of text. */
export const LONGEST = 4_000;

function write(queries: readonly string[]): void {
  try {
    if (queries.length > 0) {
      localStorage.setItem(KEY, JSON.stringify(queries));
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** Latest first. Whatever else is stored under this name is forgotten. */
export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const queries = Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
    return [...new Set(queries.map((query) => query.trim().slice(0, LONGEST)))]
      .filter(Boolean)
      .slice(0, COUNT);
  } catch {
    return [];
  }
}

/** Remembers a query whose answer was followed. */
export function rememberQuery(query: string): void {
  const own = query.trim().slice(0, LONGEST);
  write([own, ...recentQueries().filter((former) => former !== own)].slice(0, COUNT));
}

export const forgetQueries = (): void => write([]);
