/** Finds the styles of a stylesheet that a page needs, and writes them with short names of custom properties. */
import type {Root} from 'hast';
import postcss, {type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import {isCustom, propertiesIn, removeOverridden, resolveConstants, shortNames} from './customProperties';
import {parseSelector, selectorMatcher, type Selector} from './selectors';

/** The rules that a page needs, with their selectors that match. */
type PageRules = ReadonlyMap<Rule, string[]>;

/** The custom properties that a page uses, directly or through others. Drawings and scripts in its HTML use some, too. */
function usedProperties(rules: PageRules, html: string): Set<string> {
  const declarations = [...rules.keys()].flatMap(({nodes}) =>
    nodes.filter((node): node is Declaration => node.type === 'decl'),
  );
  const others = declarations.filter((declaration) => !isCustom(declaration));
  const uses = new Map<string, string[]>();
  for (const {prop, value} of declarations.filter(isCustom)) {
    uses.set(prop, [...(uses.get(prop) ?? []), ...propertiesIn(value)]);
  }
  const used = new Set<string>();
  let next = [html, ...others.map(({value}) => value)].flatMap(propertiesIn);
  while (next.length > 0) {
    const added = next.filter((name) => !used.has(name));
    added.forEach((name) => used.add(name));
    next = added.flatMap((name) => uses.get(name) ?? []);
  }
  return used;
}

const isKeyframe = ({parent}: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** Browsers before 2023 know only `(max-width: 1px)`; the minifier writes `(width<=1px)`. */
const withMinAndMax = (query: string) =>
  query.replace(/(width|height)([<>])=/g, (_, side, sign) => `${sign === '<' ? 'max' : 'min'}-${side}:`);

/**
 * Returns a function that writes the styles for a page.
 *
 * @param added types, classes and ids that scripts may add to any page
 * @param later matches the selectors that no page needs at its start
 */
export function pageStyles(
  css: string,
  added: readonly string[] = [],
  later = /^$/,
): (tree: Root, html: string) => string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    rule.params = withMinAndMax(rule.params);
  });
  removeOverridden(sheet);
  resolveConstants(sheet);
  const selectors = new Map<Rule, Selector[]>();
  sheet.walkRules((rule) => {
    // `from` and `50%` are no selectors: they match every page.
    const parse = isKeyframe(rule) ? (text: string) => ({text, names: [], chain: [[]]}) : parseSelector;
    selectors.set(rule, rule.selectors.filter((text) => !later.test(text)).map(parse));
  });
  const findMatches = selectorMatcher([...selectors.values()].flat(), added);

  return (tree, html) => {
    const matches = findMatches(tree);
    const rules = new Map<Rule, string[]>();
    for (const [rule, ruleSelectors] of selectors) {
      const texts = ruleSelectors.filter((selector) => matches.has(selector)).map(({text}) => text);
      if (texts.length > 0) {
        rules.set(rule, texts);
      }
    }
    const used = usedProperties(rules, html);
    const shorten = shortNames(used, html);

    function write(node: ChildNode): string {
      if (node.type === 'comment' || (node.type === 'decl' && isCustom(node) && !used.has(node.prop))) {
        return '';
      }
      if (node.type === 'decl') {
        return shorten(`${node.prop}:${node.value}${node.important ? '!important' : ''};`);
      }
      // An at-rule without a block, such as `@import`.
      if (!node.nodes) {
        return `${String(node)};`;
      }
      const head =
        node.type === 'rule' ? rules.get(node)?.join(',') : shorten(`@${node.name} ${node.params}`.trim());
      const body = head && node.nodes.map(write).join('');
      return body ? `${head}{${body.replace(/;$/, '')}}` : '';
    }

    return sheet.nodes.map(write).join('');
  };
}
