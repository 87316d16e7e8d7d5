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

/** Repeats a check of an object only if it found something, or if an answer that it got is another one now. */
export function memoizePassed<Key extends object, Found, Answer>(
  check: (key: Key, ask: (name: string) => Answer) => Found[],
): typeof check {
  const passed = new WeakMap<Key, Map<string, Answer>>();
  return (key, ask) => {
    const former = passed.get(key);
    if (former && [...former].every(([name, answer]) => ask(name) === answer)) {
      return [];
    }
    const answers = new Map<string, Answer>();
    const found = check(key, (name) => answers.set(name, ask(name)).get(name) as Answer);
    if (found.length === 0) {
      passed.set(key, answers);
    }
    return found;
  };
}
