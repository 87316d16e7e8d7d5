/** The reader's latest queries, where storage allows. */
const STORAGE_KEY = 'holos.search.recent';
const COUNT = 5;

/** Letters of a query that are asked and remembered: what a tool prints when it fails, not a page of text. */
export const LONGEST = 4_000;

/** A query in its stored form: texts of an address or of another program may be of any length. */
const clean = (query: string) => query.trim().slice(0, LONGEST).trim();

function write(queries: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(queries));
  } catch {
    // Then nothing is remembered.
  }
}

function read(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text);
    const queries = Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
    return [...new Set(queries.map(clean))].filter(Boolean).slice(0, COUNT);
  } catch {
    return [];
  }
}

/** Latest first. What is stored in another form than this site's is stored anew, or forgotten. */
export function recentQueries(): string[] {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    const queries = read(stored ?? '[]');
    if (stored !== null && queries.length === 0) {
      forgetQueries();
    } else if (stored !== null && stored !== JSON.stringify(queries)) {
      write(queries);
    }
    return queries;
  } catch {
    // Storage is blocked.
    return [];
  }
}

/** Notes a query whose answer was followed. */
export function rememberQuery(query: string): void {
  const own = clean(query);
  write([own, ...recentQueries().filter((former) => former !== own)].slice(0, COUNT));
}

export function forgetQueries(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing to forget.
  }
}
