/**
 * The rules of a stylesheet that a page needs: those whose elements, classes and ids are on the page, one within the other.
 * States, attributes and media don't count, so the rules for open folds, color modes, print and forced colors are included.
 */
import type {Nodes, Root as Tree} from 'hast';
import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';
import {isElement, parseHtmlFragment, textOf} from '../kit/html';
import {isCustom, overridden, propertiesIn, resolveConstants, shortNames} from './properties';

/** What an element must be: it has a name, or is one of a group such as `:is(a, .b c)`. */
type Need = string | Lineage[];

/** What an element and those around it must be, the innermost first: `.a b > .c` → `[['.c'], ['b'], ['.a']]`. */
type Lineage = Need[][];

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'class':
      return `.${node.value}`;
    case 'id':
      return `#${node.value}`;
    case 'tag':
      return node.value.toLowerCase();
    default:
      return undefined;
  }
}

function needOf(node: Node): Need | undefined {
  const isGroup = node.type === 'pseudo' && /^:(is|where)$/.test(node.value);
  return isGroup ? node.nodes.map(lineageOf) : nameOf(node);
}

/** Siblings are left out, because scripts often move elements next to others, and rarely into others. */
function lineageOf({nodes}: Selector): Lineage {
  const lineage: Lineage = [[]];
  for (const node of nodes) {
    if (node.type !== 'combinator') {
      const need = needOf(node);
      lineage[0]?.push(...(need ? [need] : []));
    } else if (/[+~]/.test(node.value)) {
      lineage[0] = [];
    } else {
      lineage.unshift([]);
    }
  }
  return lineage;
}

/** Elements of a page with the same name, classes and id, within the same place: the words of a block of code are few places. */
interface Place {
  names: ReadonlySet<string>;
  around?: Place;
  /** The places of its children, by their names. */
  inner: Map<string, Place>;
}

/** Collects the places of the elements below a node, including those in its `<noscript>`. */
function collectPlaces(node: Nodes, further: readonly string[], around: Place, places: Place[]): void {
  if (!isElement(node)) {
    const children = 'children' in node ? node.children : [];
    children.forEach((child) => collectPlaces(child, further, around, places));
    return;
  }
  const {tagName, properties} = node;
  const classes = Array.isArray(properties.className) ? properties.className.map((name) => `.${name}`) : [];
  const ids = properties.id ? [`#${String(properties.id)}`] : [];
  const names = [tagName, ...classes, ...ids];
  const key = names.join(' ');
  let place = around.inner.get(key);
  if (!place) {
    place = {names: new Set([...names, ...further]), around, inner: new Map()};
    around.inner.set(key, place);
    places.push(place);
  }
  const content = tagName === 'noscript' ? parseHtmlFragment(textOf(node)).children : node.children;
  for (const child of content) {
    collectPlaces(child, further, place, places);
  }
}

/** The places of a page, all and by name. */
interface Places {
  all: readonly Place[];
  byName: ReadonlyMap<string, readonly Place[]>;
}

function placesOf(tree: Tree, further: readonly string[]): Places {
  const all: Place[] = [];
  collectPlaces(tree, further, {names: new Set(), inner: new Map()}, all);
  const byName = new Map<string, Place[]>();
  for (const place of all) {
    for (const name of place.names) {
      const named = byName.get(name) ?? [];
      named.push(place);
      byName.set(name, named);
    }
  }
  return {all, byName};
}

const isMet = (need: Need, place: Place): boolean =>
  typeof need === 'string' ? place.names.has(need) : need.some((lineage) => isAt(place, lineage));

/** Whether an element meets the first needs, and elements around it the others. */
function isAt(place: Place, [own = [], ...others]: Lineage): boolean {
  if (!own.every((need) => isMet(need, place))) {
    return false;
  }
  for (let outer = place.around; outer && others.length > 0; outer = outer.around) {
    if (isAt(outer, others)) {
      return true;
    }
  }
  return others.length === 0;
}

/** A selector of a rule. */
interface Parsed {
  text: string;
  /** All names that it requires of the page. */
  names: string[];
  lineage: Lineage;
}

function parseSelector(text: string): Parsed {
  const selector = selectorParser().astSync(text).first;
  const names = selector.nodes.flatMap((node) => nameOf(node) ?? []);
  return {text, names, lineage: lineageOf(selector)};
}

/** The selectors of each rule that a page needs. */
type Needed = ReadonlyMap<Rule, string[]>;

/** The custom properties that the page uses, directly or through others. Drawings and scripts in its HTML use some, too. */
function usedProperties(needed: Needed, html: string, dead: ReadonlySet<Declaration>): Set<string> {
  const declarations = [...needed.keys()].flatMap(({nodes}) =>
    nodes.filter((node) => node.type === 'decl' && !dead.has(node)),
  ) as Declaration[];
  const others = declarations.filter((declaration) => !isCustom(declaration));
  const used = new Set<string>([html, ...others.map(({value}) => value)].flatMap(propertiesIn));
  const usesOf = new Map<string, string[]>();
  for (const {prop, value} of declarations.filter(isCustom)) {
    usesOf.set(prop, [...(usesOf.get(prop) ?? []), ...propertiesIn(value)]);
  }
  // A set that grows while it is iterated is iterated to its end.
  for (const name of used) {
    usesOf.get(name)?.forEach((use) => used.add(use));
  }
  return used;
}

/** How a page's declarations are written: without those that never apply or that nothing uses, with short names. */
interface Properties {
  used: ReadonlySet<string>;
  dead: ReadonlySet<Declaration>;
  shorten: (css: string) => string;
}

function writeDeclaration(node: Declaration, {used, dead, shorten}: Properties): string {
  const {prop, value, important} = node;
  const isLeftOut = dead.has(node) || (isCustom(node) && !used.has(prop));
  return isLeftOut ? '' : shorten(`${prop}:${value}${important ? '!important' : ''};`);
}

function write(node: ChildNode, needed: Needed, properties: Properties): string {
  if (node.type === 'decl') {
    return writeDeclaration(node, properties);
  }
  if (node.type === 'comment') {
    return '';
  }
  // Such as `@import`.
  if (!node.nodes) {
    return `${String(node)};`;
  }
  const head =
    node.type === 'rule'
      ? needed.get(node)?.join(',')
      : properties.shorten(`@${node.name} ${node.params}`.trim());
  const body = head && node.nodes.map((child) => write(child, needed, properties)).join('');
  return body ? `${head}{${body.replace(/;$/, '')}}` : '';
}

const isKeyframe = ({parent}: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

export function styleFinder(css: string, further: readonly string[] = []) {
  const sheet = postcss.parse(css);
  // Browsers before 2023 know only this form of a query for widths, and the minifier writes the other.
  sheet.walkAtRules('media', (rule) => {
    rule.params = rule.params.replace(
      /\((width|height)([<>])=/g,
      (_, side: string, sign: string) => `(${sign === '<' ? 'max' : 'min'}-${side}:`,
    );
  });
  const dead = overridden(sheet);
  resolveConstants(sheet, dead);
  const selectors = new Map<Rule, Parsed[]>();
  sheet.walkRules((rule) => {
    const steps = rule.selectors.map((text) => ({text, names: [], lineage: [[]]}));
    selectors.set(rule, isKeyframe(rule) ? steps : rule.selectors.map(parseSelector));
  });
  return (tree: Tree, html: string): string => {
    const {all, byName} = placesOf(tree, further);
    const isNeeded = ({names, lineage}: Parsed) => {
      // Most selectors name something that the page lacks.
      if (!names.every((name) => byName.has(name))) {
        return false;
      }
      const own = lineage[0]?.filter((need) => typeof need === 'string') ?? [];
      const fewest = own
        .map((name) => byName.get(name) ?? [])
        .reduce((few, places) => (places.length < few.length ? places : few), all);
      return fewest.some((place) => isAt(place, lineage));
    };
    const needed = new Map<Rule, string[]>();
    for (const [rule, parsed] of selectors) {
      const met = parsed.filter(isNeeded);
      if (met.length > 0) {
        needed.set(
          rule,
          met.map(({text}) => text),
        );
      }
    }
    const used = usedProperties(needed, html, dead);
    const properties = {used, dead, shorten: shortNames(used, html)};
    return sheet.nodes.map((node) => write(node, needed, properties)).join('');
  };
}
