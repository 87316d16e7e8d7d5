/**
 * Shortens the custom properties in a page's styles, whose names would be a quarter of the styles: without it, a page has 2 KB
 * more (gzip).
 */
import type {ChildNode, Declaration, Root, Rule} from 'postcss';

/** Names of custom properties. A part of a class's name can look like one, but no rule declares it. */
export const propertiesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

export const isCustom = ({prop}: Declaration): boolean => prop.startsWith('--');

const unquoted = (rule: Rule) => rule.selectors.map((selector) => selector.replaceAll(/["']/g, ''));

const ROOT = ':root';
const DARK = ':root[data-theme=dark]';

/** Selectors that mean the same, by the stronger one: a site's own sheet overrides Infima's dark mode by it. */
const stronger = (selector: string) => (selector === 'html[data-theme=dark]' ? DARK : selector);

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

/** Declarations that a later rule with the same selector overrides: `p{a:1;b:2}p{a:3}` → `a:1`. */
export function overridden({nodes}: Root): Set<Declaration> {
  const later = new Set<string>();
  const found = new Set<Declaration>();
  for (const rule of nodes.filter(isRule).reverse()) {
    const selectors = unquoted(rule);
    const own = rule.nodes.filter(isDeclaration).filter(({important}) => !important);
    const keyOf = (selector: string, {prop}: Declaration) => `${selector} ${prop}`;
    for (const declaration of own) {
      if (selectors.every((selector) => later.has(keyOf(stronger(selector), declaration)))) {
        found.add(declaration);
      }
    }
    own.forEach((declaration) => selectors.forEach((selector) => later.add(keyOf(selector, declaration))));
  }
  return found;
}

/** `html:root` is what a sheet writes to be stronger than `:root`. */
const isOfRoot = ({parent}: Declaration) =>
  parent?.type === 'rule' &&
  unquoted(parent as Rule).every((selector) =>
    [ROOT, DARK].includes(stronger(selector.replace(/^html:/, ':'))),
  );

/** Whether a declaration holds in every mode and medium: that of `:root, :root[data-theme=dark]` does. */
const isUnconditional = ({parent}: Declaration) =>
  parent?.type === 'rule' && (parent as Rule).selectors.includes(ROOT) && parent.parent?.type === 'root';

/**
 * The properties with one value on the whole site: those of the root that no other rule declares, and whose value depends on
 * none that an element may declare.
 */
function constantsOf(sheet: Root, dead: ReadonlySet<Declaration>): Map<string, string> {
  const declared = new Map<string, Declaration[]>();
  sheet.walkDecls((declaration) => {
    if (isCustom(declaration) && !dead.has(declaration)) {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    }
  });
  const isRoots = (prop: string): boolean =>
    declared.get(prop)?.every((all) => isOfRoot(all) && propertiesIn(all.value).every(isRoots)) ?? false;
  const constants = new Map<string, string>();
  for (const [prop, [declaration, other]] of declared) {
    if (declaration && !other && isUnconditional(declaration) && isRoots(prop)) {
      constants.set(prop, declaration.value);
    }
  }
  return constants;
}

/** A use of a property: its name, what the use gives for want of a value, and the sign that follows if it could join a word. */
const use = /var\((--[\w-]+)(?:,[^()]*)?\)(?=([\w(#.-])?)/g;

/** Writes values instead of names: `:root{--a:1px}p{margin:var(--a,0)}` → `:root{--a:1px}p{margin:1px}`. */
export function resolveConstants(sheet: Root, dead: ReadonlySet<Declaration>): void {
  const constants = constantsOf(sheet, dead);
  // A space keeps the value apart from a word that follows.
  const resolve = (value: string): string =>
    value.replaceAll(use, (name, prop: string, next?: string) => {
      const constant = constants.get(prop);
      return constant === undefined ? name : resolve(constant) + (next ? ' ' : '');
    });
  sheet.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
  });
}

/** Short names for the properties that the rest of the page doesn't mention: `--holos-paper` → `--0`. */
export function shortNames(used: Iterable<string>, rest: string): (css: string) => string {
  const kept = new Set(propertiesIn(rest));
  const short = new Map<string, string>();
  for (const name of used) {
    if (!kept.has(name)) {
      short.set(name, `--${short.size.toString(36)}`);
    }
  }
  return (css) => css.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name);
}
