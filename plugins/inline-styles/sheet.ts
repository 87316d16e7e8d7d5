/**
 * The rules of a stylesheet that a page needs: those whose elements, classes and ids are all on the page. States, attributes
 * and media do not count, so a fold that is opened, a color mode, a printer and forced colors are all served.
 */
import type {Root} from 'hast';
import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';
import {eachElement} from '../kit/html';

/** What a selector asks for; a group, as `:is(a, b)`, asks for one of its members. */
type Need = string | Need[][];

/** A part of a stylesheet, prepared once for all pages. */
type Part =
  | {kind: 'rule'; selectors: {text: string; needs: Need[]}[]; declarations: Value[]}
  | {kind: 'block'; start: string; parts: Part[]}
  | {kind: 'other'; text: string; uses: string[]};

interface Value {
  property: string;
  text: string;
  uses: string[];
}

function needsOf(selector: Selector): Need[] {
  return selector.nodes.flatMap((node: Node): Need[] => {
    switch (node.type) {
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
  });
}

const isMet = (needs: readonly Need[], names: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((member) => isMet(member, names)),
  );

/** Names of custom properties, and parts of other names that look like them: of these no rule declares a value. */
const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

const valueOf = (declaration: Declaration): Value => ({
  property: declaration.prop,
  text: declaration.toString(),
  uses: propertiesIn(declaration.value),
});

function selectorsOf(rule: Rule) {
  const selectors: {text: string; needs: Need[]}[] = [];
  selectorParser((root) =>
    root.each((selector) => {
      selectors.push({text: String(selector).trim(), needs: needsOf(selector)});
    }),
  ).processSync(rule.selector);
  return selectors;
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const declarations = node.nodes.filter((child) => child.type === 'decl').map(valueOf);
    return {kind: 'rule', selectors: selectorsOf(node), declarations};
  }
  if (
    node.type === 'atrule' &&
    /^(?:media|supports|layer|container|starting-style)$/.test(node.name) &&
    node.nodes
  ) {
    return {kind: 'block', start: `@${node.name} ${(node as AtRule).params}`, parts: node.nodes.map(partOf)};
  }
  const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
  return {kind: 'other', text, uses: propertiesIn(text)};
}

/** Elements, classes and ids of a page, also of what it shows without JavaScript. */
function namesOn(tree: Root, further: readonly string[]): Set<string> {
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

function chosen(parts: readonly Part[], names: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(({needs}) => isMet(needs, names));
      return selectors.length > 0 ? [{...part, selectors}] : [];
    }
    if (part.kind === 'block') {
      const inner = chosen(part.parts, names);
      return inner.length > 0 ? [{...part, parts: inner}] : [];
    }
    return [part];
  });
}

const valuesIn = (parts: readonly Part[]): Value[] =>
  parts.flatMap((part) =>
    part.kind === 'rule' ? part.declarations : part.kind === 'block' ? valuesIn(part.parts) : [],
  );

/** The custom properties that the page uses, also those that only these use. */
function usedProperties(values: readonly Value[], asked: readonly string[]): Set<string> {
  const isCustom = ({property}: Value) => property.startsWith('--');
  const used = new Set([...asked, ...values.filter((value) => !isCustom(value)).flatMap(({uses}) => uses)]);
  const byName = new Map<string, string[]>();
  for (const {property, uses} of values.filter(isCustom)) {
    byName.set(property, [...(byName.get(property) ?? []), ...uses]);
  }
  // A set that grows while it is iterated is iterated to its end.
  for (const name of used) {
    byName.get(name)?.forEach((use) => used.add(use));
  }
  return used;
}

function write(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'block') {
        const inner = write(part.parts, used);
        return inner && `${part.start}{${inner}}`;
      }
      if (part.kind === 'other') {
        return part.text;
      }
      const kept = part.declarations.filter(({property}) => !property.startsWith('--') || used.has(property));
      const selectors = part.selectors.map(({text}) => text).join(',');
      return kept.length > 0 ? `${selectors}{${kept.map(({text}) => text).join(';')}}` : '';
    })
    .join('');
}

export function styleFinder(css: string, further: readonly string[] = []) {
  const all = postcss.parse(css).nodes.map(partOf);
  return (tree: Root, html: string): string => {
    const parts = chosen(all, namesOn(tree, further));
    const others = parts.flatMap((part) => (part.kind === 'other' ? part.uses : []));
    // Drawings and scripts of the page ask for properties as well.
    return write(parts, usedProperties(valuesIn(parts), [...propertiesIn(html), ...others]));
  };
}
