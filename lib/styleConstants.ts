/**
 * Writes the values of custom properties in their places, where a property never has another value. The framework's CSS
 * library declares hundreds of them for sites to set; this site sets some, and the rest are constants.
 */
import type {Root, Rule} from 'postcss';
import {PROPERTY_USE, declarationsOf, isUnconditional, propertyUses, ruleOf} from './stylesheets';

/** A longer value that several places use stays a property: repeating it would cost more than its name. */
const LONG = 24;

const reference = /var\(\s*(--[\w-]+)\s*\)/g;

const isRootRule = ({selectors}: Rule) =>
  selectors.every((selector) => /^(html|:root|html:root)(\[[^\]]*\])?$/.test(selector));

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
