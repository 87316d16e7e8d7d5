/** Shortens the custom properties in a page's styles: their names would be a quarter of the styles, 2 KB a page (gzip). */
import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** Names of custom properties. A part of a class's name can look like one, but no rule declares it. */
export const propertiesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

export const isCustom = ({prop}: Declaration): boolean => prop.startsWith('--');

/** Infima sets dark mode by a selector that is weaker than `:root[data-theme=dark]`, but means the same. */
const withRoot = (selector: string) => selector.replace(/^html\[/, ':root[');

/** Removes the declarations that a later rule with the same selector overrides: `p{a:1;b:2}p{a:3}` → `p{b:2}p{a:3}`. */
export function removeOverridden({nodes}: Root): void {
  const later = new Set<string>();
  for (const rule of nodes.filter((node): node is Rule => node.type === 'rule').reverse()) {
    const selectors = rule.selectors.map((selector) => selector.replaceAll(/["']/g, ''));
    const declarations = rule.nodes.filter(
      (node): node is Declaration => node.type === 'decl' && !node.important,
    );
    for (const declaration of declarations) {
      if (selectors.every((selector) => later.has(`${withRoot(selector)} ${declaration.prop}`))) {
        declaration.remove();
      }
    }
    declarations.forEach(({prop}) => selectors.forEach((selector) => later.add(`${selector} ${prop}`)));
  }
}

/** Whether a declaration is on the root, in any color mode: `html:root`, `:root[data-theme=dark]`. */
const isOnRoot = ({parent}: Declaration) =>
  parent?.type === 'rule' && (parent as Rule).selectors.every((one) => /^(?:html|:root)[^ ]*$/.test(one));

/** Whether a declaration is for forced colors. There, properties that use this one may follow it: all are system colors. */
const isForced = ({parent}: Declaration) =>
  parent?.parent?.type === 'atrule' && (parent.parent as AtRule).params.includes('forced-colors');

/** Whether a declaration holds in every color mode and medium. */
const isUnconditional = ({parent}: Declaration) =>
  parent?.type === 'rule' && (parent as Rule).selectors.includes(':root') && parent.parent?.type === 'root';

/** The properties with one value on the whole site: only the root declares them, once, from values that only the root declares. */
function findConstants(sheet: Root): Map<string, string> {
  const declared = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const isOnlyOnRoot = (prop: string, users: readonly string[] = []): boolean => {
    const chain = [...users, prop];
    if (users.includes(prop)) {
      throw new Error(`a custom property has no value, because it needs its own: ${chain.join(' → ')}`);
    }
    const isFixed = (one: Declaration) =>
      isForced(one) || (isOnRoot(one) && propertiesIn(one.value).every((name) => isOnlyOnRoot(name, chain)));
    return declared.get(prop)?.every(isFixed) ?? false;
  };
  const constants = new Map<string, string>();
  for (const [prop, [declaration, other]] of declared) {
    if (declaration && !other && isUnconditional(declaration) && isOnlyOnRoot(prop)) {
      constants.set(prop, declaration.value);
    }
  }
  return constants;
}

/** `var(--name, fallback)`, and the next character if it could join a word. */
const variable = /var\((--[\w-]+)(?:,[^()]*)?\)(?=([\w(#.-])?)/g;

/** Writes the values of constants in place of their names: `:root{--a:1px}p{margin:var(--a,0)}` → `:root{--a:1px}p{margin:1px}`. */
export function resolveConstants(sheet: Root): void {
  const constants = findConstants(sheet);
  // A space keeps the value apart from a word that follows.
  const resolve = (value: string): string =>
    value.replaceAll(variable, (use, prop: string, next?: string) => {
      const constant = constants.get(prop);
      return constant === undefined ? use : resolve(constant) + (next ? ' ' : '');
    });
  sheet.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value);
  });
}

/** Returns a function that shortens the names which the rest of the page doesn't mention: `--ifm-color-primary` → `--0`. */
export function shortNames(used: Iterable<string>, rest: string): (css: string) => string {
  const kept = new Set(propertiesIn(rest));
  const names = [...used].filter((name) => !kept.has(name));
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return (css) => css.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name);
}
