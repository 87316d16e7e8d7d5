/** Drops from a stylesheet what later rules of it always override: values of the framework's CSS library that the site sets. */
import type {AtRule, Root, Rule} from 'postcss';
import {declarationsOf, isUnconditional, ruleOf} from './stylesheets';

/** Drops custom properties for the whole page that a later rule always sets. */
export function dropOverriddenProperties(root: Root): void {
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

/** Properties that set all those whose names begin with theirs. Others, such as `border`, leave some of these alone. */
const SHORTHANDS = new Set(['background', 'margin', 'padding', 'transition']);

/** Names of a property and of the shorthand that sets it, too. */
function namesFor(property: string): string[] {
  const [stem = ''] = property.split('-');
  return stem !== property && SHORTHANDS.has(stem) ? [property, stem] : [property];
}

/** The media query or the feature that a rule depends on; none where it is within several. */
function conditionOf({parent}: Rule): string | undefined {
  if (parent?.type === 'root') {
    return '';
  }
  const {name, params, parent: outer} = parent as AtRule;
  return outer?.type === 'root' && /^(media|supports)$/.test(name) ? `${name} ${params}` : undefined;
}

/** What rules set: under a condition and a selector, properties, and whether they are important. */
type Settings = Map<string, Map<string, boolean>>;

/** Whether a selector's rules set a property under one of the conditions, so that an earlier declaration is in vain. */
function isSet(settings: Settings, keys: readonly string[], property: string, important: boolean): boolean {
  return keys.some((key) =>
    namesFor(property).some((name) => {
      const later = settings.get(key)?.get(name);
      return later !== undefined && (later || !important);
    }),
  );
}

/**
 * Drops declarations that a later rule with the same selector makes again, under the same condition or none: both are for
 * the same elements and weigh the same, so the later one wins. Of a newer value the rule has an older form, too, for
 * browsers that do not know it: the minifier writes both.
 */
export function dropOverriddenDeclarations(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const later: Settings = new Map();
  for (const rule of rules.reverse()) {
    const condition = conditionOf(rule);
    if (condition === undefined) {
      continue;
    }
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    for (const declaration of declarations) {
      const {prop, important = false} = declaration;
      const isInVain = rule.selectors.every((selector) =>
        isSet(later, [`${condition}|${selector}`, `|${selector}`], prop, important),
      );
      if (isInVain && !prop.startsWith('--')) {
        declaration.remove();
      }
    }
    for (const selector of rule.selectors) {
      const key = `${condition}|${selector}`;
      const own = later.get(key) ?? new Map<string, boolean>();
      later.set(key, own);
      declarations.forEach(({prop, important = false}) => own.set(prop, own.get(prop) || important));
    }
  }
}

/** Drops what a rule says twice in the same words, as prefixed forms of the compiler and the minifier. */
export function dropRepeated(root: Root): void {
  root.walkRules((rule) => {
    const seen = new Set<string>();
    for (const node of [...rule.nodes].reverse()) {
      const text = node.toString();
      if (node.type === 'decl' && seen.has(text)) {
        node.remove();
      }
      seen.add(text);
    }
  });
}
