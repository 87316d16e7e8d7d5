/** The browsers that package.json promises, and what MDN's data says about them. */
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import {siteDir} from '../../config/pages';

/** The names of browsers in MDN's data by those of browserslist. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type Browser = (typeof names)[keyof typeof names];

/** The numbers of a version such as `17.4` or `17.6-17.7`, to compare. */
const numbersOf = (version: string) => /^[\d.]+/.exec(version)?.[0].split('.').map(Number) ?? [];

function isOlder(one: string, other: string): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const at = left.findIndex((number, index) => number !== (right[index] ?? 0));
  return at < 0 ? left.length < right.length : (left[at] ?? 0) < (right[at] ?? 0);
}

/** The oldest promised version of each browser. */
export const oldest: ReadonlyMap<Browser, string> = browserslist(undefined, {
  path: siteDir,
  env: 'production',
})
  .map((entry) => entry.split(' ') as [keyof typeof names, string])
  .reduce((found, [name, version]) => {
    const browser = names[name];
    const known = found.get(browser);
    return known === undefined || isOlder(version, known) ? found.set(browser, version) : found;
  }, new Map<Browser, string>());

/** Whether a browser has a feature in this way. What it had in part before it had all doesn't count. */
function covers(way: SimpleSupportStatement, version: string): boolean {
  const {version_added: added, version_removed: removed, partial_implementation: isPartial} = way;
  const isAdded =
    typeof added === 'string' && added !== 'preview' && !isOlder(version, added.replace('≤', ''));
  const isRemoved = removed && !isOlder(version, removed);
  return isAdded && !isRemoved && !way.flags && !(isPartial && removed);
}

/** The promised browsers that lack a feature: `safari 17.4` */
export function lacking(feature: CompatStatement | undefined, prefix?: string): string[] {
  return [...oldest].flatMap(([browser, version]) => {
    const ways = [feature?.support[browser] ?? []].flat();
    const isThere = ways.some(
      (way) => (way.prefix ?? '') === (prefix ?? '') && !way.alternative_name && covers(way, version),
    );
    return feature === undefined || isThere ? [] : [`${browser} ${version}`];
  });
}

/** A feature by its path in the data: `css.properties.mask` */
export function featureAt(...keys: string[]): CompatStatement | undefined {
  let place: Identifier | undefined = bcd as unknown as Identifier;
  for (const key of keys) {
    place = place?.[key];
  }
  return place?.__compat;
}

/** Objects that every script can name: `Promise`, `AbortSignal`, `window` */
export const globalNames: readonly string[] = [
  ...Object.keys({...bcd.javascript.builtins, ...bcd.api}),
  'window',
  'self',
];

/** A member of such an object itself, not of what it makes: `Promise.try`, `AbortSignal.any` */
export function staticMember(object: string, member: string): CompatStatement | undefined {
  return featureAt('javascript', 'builtins', object, member) ?? featureAt('api', object, `${member}_static`);
}

/** Objects whose members the site's scripts and its libraries may use. */
const owners: readonly object[] = [
  ...Object.values(bcd.javascript.builtins ?? {}),
  ...['Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'Node', 'Range', 'URL', 'Window'].map(
    (name) => bcd.api[name] ?? {},
  ),
];

/**
 * Names of functions and properties that a promised browser lacks in every such object. Names of one word are left out,
 * because anything in a script may have them.
 */
export function youngNames(): string[] {
  const supported = new Map<string, boolean>();
  for (const owner of owners) {
    for (const [key, member] of Object.entries(owner as Record<string, Identifier | undefined>)) {
      const name = key.replace(/_static$/, '');
      if (member?.__compat && /^[a-z]+[A-Z]\w*$/.test(name)) {
        supported.set(name, (supported.get(name) ?? false) || lacking(member.__compat).length === 0);
      }
    }
  }
  return [...supported].flatMap(([name, isSupported]) => (isSupported ? [] : [name]));
}
