/** Shows the card of a link to which a reader points, tabs or taps. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {all, closest, metas, on, TAP_WAITS} from '../../../engine/dom';
import {isTap} from '../../../engine/tap';
import {CARD, CARDS} from '../names';

type Cards = Readonly<Record<string, string>>;

/** The cards of each page, which are requested once. */
const pages = new Map<string, Promise<Cards>>();

/** The least distance from the window's edges in CSS pixels. */
const EDGE = 8;

/** How long a pointer or the focus stays before a card appears or disappears, in milliseconds. */
const DELAY = 300;

let timer = 0;

/** The link whose card appears when the timer ends. */
let next: HTMLAnchorElement | undefined;

/** The link whose card is shown or loading. */
let current: HTMLAnchorElement | undefined;

/** The link whose card a tap opened: the next tap follows the link. */
let tapped: HTMLAnchorElement | undefined;

/** Counts the calls of `show`: a tap on a link whose card is loading calls it again. */
let calls = 0;

/** The place in the window where the pointer was last, as `x y`. */
let place = '';

/** The element that the pointer last moved over. */
let pointed: EventTarget | null = null;

/** An event, of which only the target counts. */
type TargetEvent = Pick<Event, 'target'>;

const placeOf = ({clientX, clientY}: PointerEvent) => `${clientX} ${clientY}`;

const isCurrent = (event: TargetEvent) =>
  current?.contains(event.target as Node) || closest(event, `#${CARD}`);

/** The link at an element, if it leads to an explanation elsewhere. */
function findLink(event: TargetEvent): HTMLAnchorElement | undefined {
  const link = closest<HTMLAnchorElement>(event, 'article a[href*="#"]');
  const isExplained = link && metas(TAP_WAITS).some((pattern) => new RegExp(pattern).test(link.pathname));
  return isExplained && !document.getElementById(link.hash.slice(1))?.contains(link) ? link : undefined;
}

function hide(): void {
  clearTimeout(timer);
  next = undefined;
  current?.removeAttribute('aria-describedby');
  current = undefined;
  tapped = undefined;
  document.getElementById(CARD)?.remove();
}

/** The card of the address that a link leads to, if the address has one. */
async function loadCard({pathname, hash}: HTMLAnchorElement): Promise<HTMLElement | undefined> {
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
function placeCard(card: HTMLElement, link: HTMLAnchorElement): void {
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

/** Shows the card of a link, unless text is being selected. Returns whether the link has a card. */
async function show(link: HTMLAnchorElement): Promise<boolean> {
  hide();
  current = link;
  const call = ++calls;
  const isWanted = () => call === calls && current === link;
  const card = await loadCard(link);
  // Until React has hydrated the page, it takes a card for a mistake in the HTML.
  while (isWanted() && document.documentElement.dataset.hasHydrated !== 'true') {
    await new Promise(requestAnimationFrame);
  }
  if (card && isWanted() && getSelection()?.isCollapsed) {
    placeCard(card, link);
  }
  return card !== undefined;
}

/** After a while, shows the card of the link at an element, or hides the card of another link. */
function schedule(event: TargetEvent): void {
  clearTimeout(timer);
  const link = findLink(event);
  next = link;
  if ((link ?? current) && !isCurrent(event)) {
    timer = window.setTimeout(() => (link ? show(link).catch(hide) : hide()), DELAY);
  }
}

if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  // Browsers send `pointerover` for a pointer that rests while the page moves below it, but then they send no `pointermove`.
  on('pointermove', (event) => {
    const {pointerType, target} = event;
    const hasMoved = place !== placeOf(event);
    place = placeOf(event);
    if (pointerType !== 'mouse' || !hasMoved || target === pointed) {
      return;
    }
    pointed = target;
    if (!(next ?? current)?.matches(':focus-visible')) {
      schedule(event);
    }
  });
  on('focusin', (event) => closest(event, ':focus-visible') && schedule(event));
  on('pointerdown', (event) => {
    place = placeOf(event);
    if (!isCurrent(event)) {
      hide();
    }
    const link = closest(event, 'pre a');
    const href = link?.getAttribute('href');
    if (link && href && event.button === 0) {
      // Browsers don't start a selection within a link, but readers select code.
      link.removeAttribute('href');
      addEventListener('pointerup', () => link.setAttribute('href', href), {capture: true, once: true});
    }
  });
  on('keydown', ({key}) => key === 'Escape' && hide());
  on('click', (event) => {
    // A prevented click waits for React, and comes again.
    const link = event.defaultPrevented ? undefined : findLink(event);
    if (link?.matches('pre a') && !getSelection()?.isCollapsed) {
      event.preventDefault();
    } else if (link && link !== tapped && isTap(event)) {
      event.preventDefault();
      const follow = () => link.click();
      show(link).then((hasCard) => hasCard || follow(), follow);
      tapped = link;
    } else if (link) {
      hide();
    }
  });
  // React starts when a pointer or the focus comes to a link, before this script listens.
  const reached = [...all('a:hover'), ...all('a:focus-visible')];
  reached.filter((target) => findLink({target})).forEach((target) => schedule({target}));
}
