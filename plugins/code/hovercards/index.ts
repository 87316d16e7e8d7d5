import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {findArticle, withoutOrnaments} from '../../engine/article';
import type {Capability} from '../../engine/capability';
import {TAP_WAITS} from '../../engine/dom';
import {isElement, toHtml} from '../../engine/html';
import {CARDS} from './names';

export interface Options {
  /** Matches the addresses of the pages that explain terms and names. */
  pages: RegExp;
}

/** The HTML of nodes, of which only `<code>` stays, without attributes. */
const simplify = (nodes: readonly Element['children'][number][]) =>
  toHtml(nodes as ElementContent[]).replace(/<(\/?)(code\b)?[^>]*>/g, (_, slash: string, name?: string) =>
    name ? `<${slash}${name}>` : '',
  );

/** Ends of words that don't end a sentence. */
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|cf|etc|vs|incl|approx|no|fig|[A-Z])$/i;

/** The first sentence of a text with `<code>`, whose dots end none: `It <code>a. b</code>, e.g. <code>c</code>. More.` */
function firstSentence(html: string): string {
  const code = /<code>.*?<\/code>/gs;
  const text = html.replace(code, (part) => '-'.repeat(part.length));
  const ends = [...text.matchAll(/[.:](?=\s|$)/g)].map(({index}) => index);
  const end = ends.find((index) => text[index] === ':' || !abbreviation.test(text.slice(0, index)));
  return end === undefined ? html : `${html.slice(0, end)}.`;
}

/** @param head the name of an entry, with its type and default */
const renderCard = (head: string, text: Element) =>
  `<p>${head}</p><p>${firstSentence(simplify(text.children))}</p>`;

/** The HTML of each card, by the id of its heading or of its entry in the reference. */
export function extractCards(article: Element): Record<string, string> {
  const cards: Record<string, string> = {};
  visit(withoutOrnaments(article), 'element', (element, index = 0, parent) => {
    const id = String(element.properties.id);
    const [first, second] = element.children.filter((child) => isElement(child));
    const next = parent?.children.slice(index + 1).find((other) => isElement(other, 'p', 'h2', 'h3'));
    if (isElement(element, 'li') && element.properties.id && first && second) {
      const [name, ...facts] = first.children;
      const shownName = name ? simplify([name]) : '';
      cards[id] = renderCard(`<strong>${shownName}</strong>${simplify(facts)}`, second);
    } else if (isElement(element, 'h2', 'h3') && isElement(next, 'p')) {
      cards[id] = renderCard(`<strong>${simplify(element.children).trim()}</strong>`, next);
    }
  });
  return cards;
}

/** Shows the beginning of an explanation at links to it; see the README of the room. */
export function hovercards({pages}: Options): Capability {
  return {
    name: 'hovercards',
    client: ['hovercards.css', 'client/index.ts'].map((file) => path.join(__dirname, file)),
    plugin: () => ({
      injectHtmlTags: () => ({
        headTags: [{tagName: 'meta', attributes: {name: TAP_WAITS, content: pages.source}}],
      }),
    }),
    page({tree, route, write}) {
      if (pages.test(route)) {
        write(CARDS, JSON.stringify(extractCards(findArticle(tree).body)));
      }
    },
  };
}
