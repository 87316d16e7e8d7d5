/**
 * The styles within a page: the rules of the site's stylesheet that the page may need before React starts, in their order.
 * The whole stylesheet comes with React's scripts and repeats them, so nothing changes when it arrives.
 *
 * A rule is needed where all elements, classes and ids that it names are on the page, or added by its inline scripts.
 * States, attributes and media do not count: a fold that is opened, a mode, a printer and forced colors are all served.
 * Pages that need about the same have the same text, so that a policy for all pages has few hashes.
 */
import type {Element, Root} from 'hast';
import postcss, {type Rule} from 'postcss';
import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';
import {TOAST} from '../../lib/earlyNames';
import {eachElement, isElement, parseHtmlFragment, textOf} from '../../lib/html';
import {writeConstants} from '../../lib/styleConstants';
import {dropEmpty, dropUnusedProperties} from '../../lib/stylesheets';
import {shortenNames} from './shortNames';

/** What a selector asks for; a group asks for one of its members. */
type Need = string | Need[][];

function needsOf(selector: Selector): Need[] {
  return selector.nodes.flatMap((node: Node): Need[] => {
    if (node.type === 'class') {
      return [`.${node.value}`];
    }
    if (node.type === 'id') {
      return [`#${node.value}`];
    }
    if (node.type === 'tag') {
      return [node.value.toLowerCase()];
    }
    if (node.type === 'pseudo' && /^:(is|where)$/.test(node.value)) {
      return [node.nodes.map(needsOf)];
    }
    return [];
  });
}

const isMet = (needs: readonly Need[], names: ReadonlySet<string>): boolean =>
  needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((member) => isMet(member, names)),
  );

/** Elements, classes and ids of a page, and those that the inline scripts add: see plugins/early/toast.ts. */
export function namesOf(tree: Root): Set<string> {
  const names = new Set(['output', `.${TOAST}`]);
  function see(element: Element): void {
    const {className, id} = element.properties;
    names.add(element.tagName);
    if (Array.isArray(className)) {
      className.forEach((name) => names.add(`.${name}`));
    }
    if (id) {
      names.add(`#${String(id)}`);
    }
    if (isElement(element, 'noscript')) {
      // Text to the parser, and elements to a browser without JavaScript.
      eachElement(parseHtmlFragment(textOf(element)), see);
    }
  }
  eachElement(tree, see);
  return names;
}

const isFrame = ({parent}: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);

/** What one page, or several together, need of a stylesheet. */
export interface Choice {
  /** Numbers of selectors. */
  selectors: number[];
  /** Custom properties that its drawings and scripts ask for. */
  properties: string[];
}

/** What several pages need together. */
export function union(choices: readonly Choice[]): Choice {
  return {
    selectors: [...new Set(choices.flatMap(({selectors}) => selectors))],
    properties: [...new Set(choices.flatMap(({properties}) => properties))],
  };
}

/** A stylesheet taken apart. */
export interface Sheet {
  /** Characters of each selector with its share of the rule. */
  weights: number[];
  choose(tree: Root, html: string): Choice;
  /** The chosen rules, and what these use. */
  textOf(choice: Choice): string;
}

/** @param css the stylesheet, minified as its parts shall be */
export function takeApart(css: string): Sheet {
  const needs: Need[][] = [];
  const weights: number[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!isFrame(rule)) {
      selectorParser((root) => root.each((selector) => void needs.push(needsOf(selector)))).processSync(
        rule.selector,
      );
      const share = (rule.toString().length - rule.selector.length) / rule.selectors.length;
      weights.push(...rule.selectors.map((selector) => selector.length + share));
    }
  });
  return {
    weights,
    choose(tree, html) {
      const names = namesOf(tree);
      return {
        selectors: needs.flatMap((need, number) => (isMet(need, names) ? [number] : [])),
        properties: [...new Set(html.match(/(?<![\w-])--[a-z][\w-]*/g))],
      };
    },
    textOf({selectors, properties}) {
      const chosen = new Set(selectors);
      const root = postcss.parse(css);
      let number = 0;
      root.walkRules((rule) => {
        if (isFrame(rule)) {
          return;
        }
        const kept = rule.selectors.filter(() => chosen.has(number++));
        if (kept.length === 0) {
          rule.remove();
        } else if (kept.length < rule.selectors.length) {
          rule.selectors = kept;
        }
      });
      const asked = new Set(properties);
      dropRest(root, asked);
      // Here also those of the site itself: the whole stylesheet, where a writer looks for them, keeps their names.
      writeConstants(root, (name) => asked.has(name));
      shortenNames(root, (name) => asked.has(name));
      return root.toString();
    },
  };
}

/** What nothing that is left uses: blocks without rules, animations, custom properties. */
function dropRest(root: postcss.Root, asked: ReadonlySet<string>): void {
  const values = root.toString();
  root.walkAtRules(/keyframes$/, (frames) => {
    if (!new RegExp(`animation[^;}]*[ :,]${frames.params}\\b`).test(values)) {
      frames.remove();
    }
  });
  dropUnusedProperties(root, (name) => !asked.has(name));
  dropEmpty(root);
}
