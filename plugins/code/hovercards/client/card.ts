/** Makes cards of the files that the build wrote; loaded with the first card. */
import {CARD, CARDS} from '../names';

type Cards = Readonly<Record<string, string>>;

/** The cards of each page, which are requested once. */
const pages = new Map<string, Promise<Cards>>();

/** The least distance from the window's edges in CSS pixels. */
const EDGE = 8;

/** The card of the address that a link leads to, if the address has one. */
export async function loadCard({pathname, hash}: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  const load = async () => (await (await fetch(pathname + CARDS)).json()) as Cards;
  const cards = pages.get(pathname) ?? load();
  pages.set(pathname, cards);
  // After a failure, the next link tries again.
  cards.catch(() => pages.delete(pathname));
  const {[hash.slice(1)]: innerHTML} = await cards;
  const properties = {id: CARD, className: `popup ${CARD}`, role: 'tooltip', popover: 'manual', innerHTML};
  return innerHTML ? Object.assign(document.createElement('div'), properties) : undefined;
}

/** Shows a card below its link, or above it if there's no room. As a part of the article, it disappears with it. */
export function placeCard(card: HTMLElement, link: HTMLAnchorElement): void {
  link.closest('article')?.append(card);
  card.showPopover();
  link.setAttribute('aria-describedby', CARD);
  const {left, top, bottom} = link.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const {offsetWidth, offsetHeight} = card;
  const isBelow = bottom + offsetHeight + EDGE <= clientHeight || top < offsetHeight + EDGE;
  card.style.top = `${scrollY + (isBelow ? bottom : top - offsetHeight)}px`;
  card.style.left = `${scrollX + Math.max(EDGE, Math.min(left, clientWidth - offsetWidth - EDGE))}px`;
}
