/**
 * The rules of a stylesheet that a page needs: those whose elements, classes and ids are on the page, one within the other.
 * States, attributes and media don't count, so the rules for open folds, color modes, print and forced colors are included.
 */
import type {Nodes, Root as Tree} from 'hast';
import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';
import {isElement, parseHtmlFragment, textOf} from '../../engine/html';
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

/**
 * Elements with the same names, within the same place. Only names of the stylesheet count, so the words of a block of code are
 * few places, and pages with the same layout share most of theirs.
 */
interface Place {
  names: ReadonlySet<string>;
  around?: Place;
  /** The places of its children, by their names. */
  inner: Map<string, Place>;
  /** The selectors of its elements, without those of the places around it. */
  met: readonly Parsed[];
}

const isMet = (need: Need, place: Place): boolean =>
  typeof need === 'string' ? place.names.has(need) : need.some((lineage) => isAt(place, lineage));

/** Whether an element meets the needs at an index, and elements around it those that follow. */
function isAt(place: Place, lineage: Lineage, index = 0): boolean {
  if (!lineage[index]?.every((need) => isMet(need, place))) {
    return false;
  }
  const next = index + 1;
  for (let outer = place.around; outer && next < lineage.length; outer = outer.around) {
    if (isAt(outer, lineage, next)) {
      return true;
    }
  }
  return next === lineage.length;
}

/** All names in what elements must be, those of groups included. */
const namesIn = (lineage: Lineage): string[] =>
  lineage.flat().flatMap((need) => (typeof need === 'string' ? [need] : need.flatMap(namesIn)));

/** Returns the selectors of a page's elements, those in its `<noscript>` included. */
function placeFinder(selectors: readonly Parsed[], further: readonly string[]) {
  const known = new Set(selectors.flatMap(({names, lineage}) => [...names, ...namesIn(lineage)]));
  /** A place of any element, with what scripts add: its selectors are needed on all pages, so they're not asked at each place. */
  const everywhere: Place = {names: new Set(further), inner: new Map(), met: []};
  const always = selectors.filter(({lineage}) => isAt(everywhere, lineage));
  /** Each other selector by one of the names that its element must have; those of any element by the empty name. */
  const byName = new Map<string, Parsed[]>();
  for (const selector of selectors.filter((one) => !always.includes(one))) {
    const name = selector.lineage[0]?.find((need) => typeof need === 'string') ?? '';
    byName.set(name, [...(byName.get(name) ?? []), selector]);
  }
  const outermost: Place = {names: new Set(), inner: new Map(), met: []};

  function createPlace(own: readonly string[], around: Place): Place {
    const place: Place = {names: new Set([...own, ...further]), around, inner: new Map(), met: []};
    const met = new Set(
      ['', ...place.names]
        .flatMap((name) => byName.get(name) ?? [])
        .filter(({lineage}) => isAt(place, lineage)),
    );
    for (let outer: Place | undefined = around; outer; outer = outer.around) {
      outer.met.forEach((selector) => met.delete(selector));
    }
    place.met = [...met];
    return place;
  }

  function collect(node: Nodes, around: Place, found: Set<Place>): void {
    let place = around;
    if (isElement(node)) {
      const {className, id} = node.properties;
      const classes = Array.isArray(className) ? className.map((name) => `.${name}`) : [];
      const names = [node.tagName, ...classes, ...(id ? [`#${String(id)}`] : [])];
      const own = names.filter((name) => known.has(name));
      const key = own.join(' ');
      place = around.inner.get(key) ?? createPlace(own, around);
      around.inner.set(key, place);
      found.add(place);
    }
    const content = isElement(node, 'noscript') ? parseHtmlFragment(textOf(node)) : node;
    if ('children' in content) {
      content.children.forEach((child) => collect(child, place, found));
    }
  }

  return (tree: Tree): ReadonlySet<Parsed> => {
    const places = new Set<Place>();
    collect(tree, outermost, places);
    const names = new Set<string>();
    const met = new Set(always);
    for (const place of places) {
      place.names.forEach((name) => names.add(name));
      place.met.forEach((selector) => met.add(selector));
    }
    for (const selector of met) {
      // Siblings are anywhere on the page.
      if (!selector.names.every((name) => names.has(name))) {
        met.delete(selector);
      }
    }
    return met;
  };
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
  const find = placeFinder([...selectors.values()].flat(), further);
  return (tree: Tree, html: string): string => {
    const met = find(tree);
    const needed = new Map<Rule, string[]>();
    for (const [rule, parsed] of selectors) {
      const own = parsed.filter((selector) => met.has(selector)).map(({text}) => text);
      if (own.length > 0) {
        needed.set(rule, own);
      }
    }
    const used = usedProperties(needed, html, dead);
    const properties = {used, dead, shorten: shortNames(used, html)};
    return sheet.nodes.map((node) => write(node, needed, properties)).join('');
  };
}
