/**
 * The rules of a stylesheet that a page needs: those whose elements, classes and ids are all on the page. States, attributes
 * and media do not count, so a fold that is opened, a color mode, a printer and forced colors are all served.
 */
import type {Root as Tree} from 'hast';
import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import selectorParser, {type Node} from 'postcss-selector-parser';
import {eachElement} from '../kit/html';

/** A name that a selector requires, or a group such as `:is(a, b)`, of which it requires one. */
type Need = string | Need[][];

function needsOf(node: Node): Need[] {
  switch (node.type) {
    case 'selector':
      return node.nodes.flatMap(needsOf);
    case 'class':
      return [`.${node.value}`];
    case 'id':
      return [`#${node.value}`];
    case 'tag':
      return [node.value.toLowerCase()];
    case 'pseudo':
      return /^:(is|where)$/.test(node.value) ? [node.nodes.map(needsOf)] : [];
    default:
      return [];
  }
}

const isMet = (needs: readonly Need[], names: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((member) => isMet(member, names)),
  );

/** Elements, classes and ids of a page, including its `<noscript>`. */
function namesOn(tree: Tree, further: readonly string[]): Set<string> {
  const names = new Set(further);
  eachElement(tree, ({tagName, properties: {className, id}}) => {
    names.add(tagName);
    if (Array.isArray(className)) {
      className.forEach((name) => names.add(`.${name}`));
    }
    if (id) {
      names.add(`#${String(id)}`);
    }
  });
  return names;
}

/** Names of custom properties, and parts of other names that look like them: of these no rule declares a value. */
const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

const isCustom = ({prop}: Declaration) => prop.startsWith('--');

/** Infima's selectors of the root, each with the one by which a site's own sheet overrides its properties in the same mode. */
const overriding: Readonly<Record<string, string>> = {
  ':root': ':root',
  'html[data-theme=dark]': ':root[data-theme=dark]',
  ':root[data-theme=dark]': ':root[data-theme=dark]',
};

/** The custom properties of the root that a later rule overrides: `:root{--a:1}:root{--a:2}` → `--a:1`. */
function overridden(nodes: readonly ChildNode[]): Set<Declaration> {
  const later = new Set<string>();
  const found = new Set<Declaration>();
  for (const rule of nodes.filter((node) => node.type === 'rule').reverse()) {
    const selectors = rule.selectors.map((selector) => selector.replaceAll(/["']/g, ''));
    const properties = rule.nodes.filter((node) => node.type === 'decl' && isCustom(node)) as Declaration[];
    for (const property of properties) {
      if (selectors.every((selector) => later.has(`${overriding[selector]} ${property.prop}`))) {
        found.add(property);
      }
    }
    for (const {prop} of properties) {
      selectors.forEach((selector) => later.add(`${selector} ${prop}`));
    }
  }
  return found;
}

/** The selectors of each rule that a page needs. */
type Needed = ReadonlyMap<Rule, string[]>;

/** The custom properties that the page uses, also those that only these use. Drawings and scripts ask for some as well. */
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

/** What of the root's properties a page needs: those that are used, without those that never apply. */
interface Properties {
  used: ReadonlySet<string>;
  dead: ReadonlySet<Declaration>;
}

function write(node: ChildNode, needed: Needed, properties: Properties): string {
  if (node.type === 'decl') {
    const {prop, value, important} = node;
    const isLeftOut = properties.dead.has(node) || (isCustom(node) && !properties.used.has(prop));
    return isLeftOut ? '' : `${prop}:${value}${important ? '!important' : ''};`;
  }
  if (node.type === 'comment' || !node.nodes) {
    return node.type === 'comment' ? '' : `${String(node)};`;
  }
  const head = node.type === 'rule' ? needed.get(node)?.join(',') : `@${node.name} ${node.params}`.trim();
  const body = head && node.nodes.map((child) => write(child, needed, properties)).join('');
  return body ? `${head}{${body.replace(/;$/, '')}}` : '';
}

const isKeyframe = ({parent}: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

export function styleFinder(css: string, further: readonly string[] = []) {
  const sheet = postcss.parse(css);
  const dead = overridden(sheet.nodes);
  const selectors = new Map<Rule, {text: string; needs: Need[]}[]>();
  sheet.walkRules((rule) => {
    const parsed = rule.selectors.map((text) => ({
      text,
      needs: isKeyframe(rule) ? [] : selectorParser().astSync(text).nodes.flatMap(needsOf),
    }));
    selectors.set(rule, parsed);
  });
  return (tree: Tree, html: string): string => {
    const names = namesOn(tree, further);
    const needed = new Map<Rule, string[]>();
    for (const [rule, all] of selectors) {
      const met = all.filter(({needs}) => isMet(needs, names));
      if (met.length > 0) {
        needed.set(
          rule,
          met.map(({text}) => text),
        );
      }
    }
    const used = usedProperties(needed, html, dead);
    return sheet.nodes.map((node) => write(node, needed, {used, dead})).join('');
  };
}
