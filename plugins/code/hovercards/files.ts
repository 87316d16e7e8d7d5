import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {withoutOrnaments} from '../../engine/article';
import {isElement, toHtml} from '../../engine/html';

/** The HTML in elements, of which only `<code>` and `<small>` stay, without attributes. */
const simplify = (...elements: Element[]) =>
  toHtml(elements.flatMap(({children}) => children as Element[])).replace(
    /<(\/?)(code|small)?[^>]*>/g,
    (_, slash: string, name?: string) => (name ? `<${slash}${name}>` : ''),
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

/** @param details such as type and default */
const renderCard = (name: Element, text: Element, details: Element[] = []) =>
  `<p>${`<strong>${simplify(name).trim()}</strong> ${simplify(...details)}`.trim()}</p><p>${firstSentence(simplify(text))}</p>`;

/** The HTML of each card, by the id of its heading or of its row in a list of definitions. */
export function extractCards(article: Element): Record<string, string> {
  const cards: Record<string, string> = {};
  visit(withoutOrnaments(article), 'element', (element, index = 0, parent) => {
    const id = String(element.properties.id);
    const [term, ...details] = element.children.filter((child) => isElement(child));
    const next = parent?.children.slice(index + 1).find((other) => isElement(other, 'p', 'h2', 'h3'));
    if (isElement(term, 'dt')) {
      cards[id] = renderCard(term, details.pop() ?? term, details);
    } else if (isElement(element, 'h2', 'h3') && isElement(next, 'p')) {
      cards[id] = renderCard(element, next);
    }
  });
  return cards;
}
