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

/** The selectors of each rule that a page needs. */
type Needed = ReadonlyMap<Rule, string[]>;

/** The custom properties that the page uses, also those that only these use. Drawings and scripts ask for some as well. */
function usedProperties(needed: Needed, html: string): Set<string> {
  const declarations = [...needed.keys()].flatMap(({nodes}) => nodes.filter((node) => node.type === 'decl'));
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

function write(node: ChildNode, needed: Needed, used: ReadonlySet<string>): string {
  if (node.type === 'decl') {
    const {prop, value, important} = node;
    return isCustom(node) && !used.has(prop) ? '' : `${prop}:${value}${important ? '!important' : ''};`;
  }
  if (node.type === 'comment' || !node.nodes) {
    return node.type === 'comment' ? '' : `${String(node)};`;
  }
  const head = node.type === 'rule' ? needed.get(node)?.join(',') : `@${node.name} ${node.params}`.trim();
  const body = head && node.nodes.map((child) => write(child, needed, used)).join('');
  return body ? `${head}{${body.replace(/;$/, '')}}` : '';
}

const isKeyframe = ({parent}: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

export function styleFinder(css: string, further: readonly string[] = []) {
  const sheet = postcss.parse(css);
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
    const used = usedProperties(needed, html);
    return sheet.nodes.map((node) => write(node, needed, used)).join('');
  };
}
