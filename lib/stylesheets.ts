/** What several programs do with a stylesheet (postcss). */
import type {Declaration, Root, Rule} from 'postcss';

/** A custom property whose value is asked for. */
export const PROPERTY_USE = /var\(\s*(--[\w-]+)/g;

/** How often the values of a stylesheet ask for each custom property. */
export function propertyUses(root: Root): Map<string, number> {
  const uses = new Map<string, number>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(PROPERTY_USE)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  });
  return uses;
}

/** Drops custom properties that nothing uses, also those that only these use. */
export function dropUnusedProperties(root: Root, isDroppable: (name: string) => boolean): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const uses = propertyUses(root);
    root.walkDecls(/^--/, (declaration) => {
      if (isDroppable(declaration.prop) && !uses.has(declaration.prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  }
}

/** Drops rules and blocks of which nothing is left. */
export function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      node.remove();
    }
  });
}

/** Declarations of custom properties by their names, in the order of the file. */
export function declarationsOf(root: Root): Map<string, Declaration[]> {
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

export const ruleOf = (declaration: Declaration): Rule => declaration.parent as Rule;

/** Whether a rule counts everywhere, not within a media query. */
export const isUnconditional = ({parent}: Rule): boolean => parent?.type === 'root';
