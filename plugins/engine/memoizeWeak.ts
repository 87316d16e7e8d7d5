/**
 * Calls a function once for each object, and keeps the result as long as the object exists. Pages whose text hasn't changed stay
 * the same object (see sourcePage.ts), so an edit in the live preview computes only what depends on the edited page.
 *
 * @param compute depends on nothing but the object
 */
export function memoizeWeak<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, {result: Result}>();
  return (key) => {
    const entry = results.get(key) ?? {result: compute(key)};
    results.set(key, entry);
    return entry.result;
  };
}
