interface Options {
  /** Whether nothing may follow but a slash. */
  end: boolean;
  /** Whether a slash at the end counts. */
  strict: boolean;
  sensitive: boolean;
}

/** A path without a parameter: what `leanRoutes` allows, beside the `*` of the not-found page. */
export const PLAIN = /^[^\\:(){}*+?]*$/;

/**
 * Takes the place of path-to-regexp, whose patterns no route of this site has: all are plain paths, but `*`, which every path
 * matches.
 *
 * @param path with backslashes before signs that would be patterns, as the router's `NavLink` gives it
 * @param keys gets the parameters of the path, which has none
 */
export default function pathToRegexp(
  path: string,
  keys: {name: string}[],
  {end, strict, sensitive}: Options,
): RegExp {
  if (path === '*') {
    keys.push({name: '0'});
    return /^(.*)$/;
  }
  const plain = path.replace(/\\(.)/g, '$1');
  const text = (strict ? plain : plain.replace(/\/$/, '')).replace(/[^\w/-]/g, String.raw`\$&`);
  const slash = strict ? '' : '(?:/(?=$))?';
  const rest = end ? '$' : strict && plain.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${text}${slash}${rest}`, sensitive ? '' : 'i');
}
