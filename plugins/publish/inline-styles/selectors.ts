/**
 * Finds the selectors of a stylesheet that match elements of a page by their types, classes and ids, and by those of their
 * ancestors. States and attributes can change, so they count as given.
 */
import type {Nodes, Root} from 'hast';
import selectorParser, {type Node, type Selector as ParsedSelector} from 'postcss-selector-parser';
import {isElement, parseHtmlFragment, textOf} from '../../engine/html';

/** A type, class or id (`h2`, `.docs`, `#top`), or the selectors in `:is()` or `:where()`, of which one must match. */
type SimpleSelector = string | AncestorChain[];

/** All that one element must match: `h2.big` → `['h2', '.big']`. */
type CompoundSelector = SimpleSelector[];

/** What an element and its ancestors must match, from right to left: `.a b > .c` → `[['.c'], ['b'], ['.a']]`. */
type AncestorChain = CompoundSelector[];

export interface Selector {
  text: string;
  /** Its types, classes and ids outside `:is()` and `:where()`, those of siblings and in `:has()` included. */
  names: string[];
  chain: AncestorChain;
}

/** Elements with the same names and the same ancestors. Pages of one layout share most of these nodes. */
interface DomNode {
  names: ReadonlySet<string>;
  parent?: DomNode;
  children: Map<string, DomNode>;
  /** The selectors that match here, without those that match an ancestor. */
  matched: Set<Selector>;
}

const signs: Partial<Record<Node['type'], string>> = {tag: '', class: '.', id: '#'};

function selectorName({type, value = ''}: Node): string | undefined {
  const sign = signs[type];
  return sign === undefined ? undefined : sign + (sign ? value : value.toLowerCase());
}

/** Siblings are left out: scripts often insert elements next to others, but rarely wrap them. */
function parseChain({nodes}: ParsedSelector): AncestorChain {
  let compound: CompoundSelector = [];
  const chain = [compound];
  for (const node of nodes) {
    if (node.type === 'combinator') {
      compound = [];
      if (/[+~]/.test(node.value)) {
        chain[0] = compound;
      } else {
        chain.unshift(compound);
      }
      continue;
    }
    const isGroup = node.type === 'pseudo' && /^:(is|where)$/.test(node.value);
    const simple = isGroup ? node.nodes.map(parseChain) : selectorName(node);
    compound.push(...(simple ? [simple] : []));
  }
  return chain;
}

/** The names that a page with the selector's elements has. `:has(.a, .b)` needs only one of its selectors. */
const namesOf = ({nodes}: ParsedSelector): string[] =>
  nodes.flatMap((node) => {
    const [inner, other] = node.type === 'pseudo' && node.value === ':has' ? node.nodes : [];
    return inner && !other ? namesOf(inner) : (selectorName(node) ?? []);
  });

export function parseSelector(text: string): Selector {
  const selector = selectorParser().astSync(text).first;
  return {text, names: namesOf(selector), chain: parseChain(selector)};
}

/** Whether an element matches a chain from `index` on, and its ancestors the rest. `a > b` counts as `a b`. */
function matches(node: DomNode, chain: AncestorChain, index = 0): boolean {
  const isMatch = chain[index]?.every((simple) =>
    typeof simple === 'string' ? node.names.has(simple) : simple.some((inner) => matches(node, inner)),
  );
  if (!isMatch) {
    return false;
  }
  const next = index + 1;
  if (next === chain.length) {
    return true;
  }
  let ancestor = node.parent;
  while (ancestor && !matches(ancestor, chain, next)) {
    ancestor = ancestor.parent;
  }
  return ancestor !== undefined;
}

function matchesAncestor({parent}: DomNode, selector: Selector): boolean {
  return parent !== undefined && (parent.matched.has(selector) || matchesAncestor(parent, selector));
}

const namesIn = (chain: AncestorChain): string[] =>
  chain.flat().flatMap((simple) => (typeof simple === 'string' ? [simple] : simple.flatMap(namesIn)));

/**
 * Returns a function that finds the selectors of a page.
 *
 * @param added names that scripts may add to any element
 */
export function selectorMatcher(
  selectors: readonly Selector[],
  added: readonly string[],
): (tree: Root) => ReadonlySet<Selector> {
  // Classes without a rule, such as those of code, would only multiply the nodes.
  const known = new Set(selectors.flatMap(({names, chain}) => [...names, ...namesIn(chain)]));
  /** The selectors by a name that their element must have, so that an element is compared with few. `*` has the empty name. */
  const byName = new Map<string, Selector[]>();
  for (const selector of selectors) {
    const name = selector.chain[0]?.find((simple) => typeof simple === 'string') ?? '';
    byName.set(name, [...(byName.get(name) ?? []), selector]);
  }
  const root: DomNode = {names: new Set(), children: new Map(), matched: new Set()};

  function createNode(names: readonly string[], parent: DomNode): DomNode {
    const node = {
      names: new Set([...names, ...added]),
      parent,
      children: new Map(),
      matched: new Set<Selector>(),
    };
    for (const selector of ['', ...node.names].flatMap((name) => byName.get(name) ?? [])) {
      if (!matchesAncestor(node, selector) && matches(node, selector.chain)) {
        node.matched.add(selector);
      }
    }
    return node;
  }

  function collect(element: Nodes, parent: DomNode, found: Set<DomNode>): void {
    let node = parent;
    if (isElement(element)) {
      const {className, id} = element.properties;
      const classes = Array.isArray(className) ? className.map((name) => `.${name}`) : [];
      const ids = id ? [`#${String(id)}`] : [];
      const names = [element.tagName, ...classes, ...ids].filter((name) => known.has(name));
      const key = names.join(' ');
      node = parent.children.get(key) ?? createNode(names, parent);
      parent.children.set(key, node);
      found.add(node);
    }
    const content = isElement(element, 'noscript') ? parseHtmlFragment(textOf(element)) : element;
    if ('children' in content) {
      content.children.forEach((child) => collect(child, node, found));
    }
  }

  return (tree) => {
    const nodes = new Set<DomNode>();
    collect(tree, root, nodes);
    const names = new Set([...nodes].flatMap((node) => [...node.names]));
    const matched = [...nodes].flatMap((node) => [...node.matched]);
    // Chains leave out siblings, so a page only has to have their names somewhere.
    return new Set(matched.filter((selector) => selector.names.every((name) => names.has(name))));
  };
}
