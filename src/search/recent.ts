/** The reader's latest queries, where storage allows. */
const STORAGE_KEY = 'holos.search.recent';
const COUNT = 5;

/** Latest first. */
export function recentQueries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, COUNT) : [];
  } catch {
    // Storage is blocked, or holds something else.
    return [];
  }
}

/** Notes a query whose answer was followed. */
export function rememberQuery(query: string): void {
  const queries = [query.trim(), ...recentQueries().filter((former) => former !== query.trim())];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(queries.slice(0, COUNT)));
  } catch {
    // Then nothing is remembered.
  }
}

export function forgetQueries(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing to forget.
  }
}
