/**
 * Keeps what a function finds in an object, as long as the object exists. Pages whose text hasn't changed stay the same object
 * (see sourcePage.ts), so an edit in the live preview computes only what depends on the edited page.
 *
 * @param find depends on nothing but the object
 */
export function perObject<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, {found: Found}>();
  return (key) => {
    const entry = known.get(key) ?? {found: find(key)};
    known.set(key, entry);
    return entry.found;
  };
}
