/**
 * Writes the values of custom properties in their places, where a property never has another value. The framework's CSS
 * library declares hundreds of them for sites to set; this site sets some, and the rest are constants.
 */
import type {Declaration, Root, Rule} from 'postcss';
import {PROPERTY_USE, propertyUses} from '../../../lib/stylesheets';

/** A longer value that several places use stays a property: repeating it would cost more than its name. */
const LONG = 24;

const reference = /var\(\s*(--[\w-]+)\s*\)/g;

const isRootRule = ({selectors}: Rule) =>
  selectors.every((selector) => /^(html|:root|html:root)(\[[^\]]*\])?$/.test(selector));

const isUnconditional = ({parent}: Rule) => parent?.type === 'root';

/** Declarations of custom properties by their names, in the order of the file. */
function declarationsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    const former = found.get(declaration.prop);
    if (former) {
      former.push(declaration);
    } else {
      found.set(declaration.prop, [declaration]);
    }
  });
  return found;
}

const ruleOf = (declaration: Declaration) => declaration.parent as Rule;

/**
 * Drops declarations for the whole page that a later one always overrides: the library's values of the properties that
 * the site sets.
 */
export function dropOverridden(root: Root): void {
  for (const declarations of declarationsOf(root).values()) {
    const overriding = new Set<string>();
    for (const declaration of declarations.reverse()) {
      const {selectors, selector} = ruleOf(declaration);
      if (!isUnconditional(ruleOf(declaration)) || declaration.important) {
        continue;
      }
      // An attribute weighs more than the element: `:root[data-theme=dark]` wins against `html[data-theme=dark]`.
      if (overriding.has(selector.replace(/^html\[/, ':root['))) {
        declaration.remove();
      }
      selectors.forEach((one) => overriding.add(one));
    }
  }
}

/** Values by the names of the properties that have no other one anywhere on a page. */
function constantsOf(root: Root, isKept: (name: string) => boolean): Map<string, string> {
  const constants = new Map<string, string>();
  const declarations = declarationsOf(root);
  const uses = propertyUses(root);
  const isOfRoot = (name: string) =>
    declarations.get(name)?.every((declaration) => isRootRule(ruleOf(declaration)));
  for (const [name, [declaration, other]] of declarations) {
    const value = declaration?.value.trim();
    if (!declaration || other || !value || isKept(name)) {
      continue;
    }
    const rule = ruleOf(declaration);
    const isShort = value.length <= LONG || (uses.get(name) ?? 0) < 2;
    // A value that asks for a property which changes within a page is taken where it is declared, not where it is used.
    const isSameEverywhere = [...value.matchAll(PROPERTY_USE)].every(([, inner = '']) => isOfRoot(inner));
    if (
      isShort &&
      rule.selectors.includes(':root') &&
      isRootRule(rule) &&
      isUnconditional(rule) &&
      isSameEverywhere
    ) {
      constants.set(name, value);
    }
  }
  return constants;
}

/** A value with constants in their places; spaces around them, as `1.6` before `Arial` would be one word. */
function filled(value: string, constants: ReadonlyMap<string, string>): string {
  const next = value.replace(reference, (whole, name: string, offset: number) => {
    const constant = constants.get(name);
    if (constant === undefined) {
      return whole;
    }
    const before = /[\w)%"']/.test(value[offset - 1] ?? '') ? ' ' : '';
    const after = /[\w("'#.+-]/.test(value[offset + whole.length] ?? '') ? ' ' : '';
    return before + constant + after;
  });
  return next === value ? value : filled(next, constants);
}

/**
 * Writes constants in their places and drops their declarations.
 *
 * @param isKept whether something else than the styles asks for the property, such as a script or an attribute of a drawing
 */
export function writeConstants(root: Root, isKept: (name: string) => boolean): void {
  const constants = constantsOf(root, isKept);
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) {
      declaration.remove();
      return;
    }
    declaration.value = filled(declaration.value, constants);
  });
}
