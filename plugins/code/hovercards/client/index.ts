/** Shows the card of a link to which a reader points, tabs or taps. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import {all, closest, on} from '../../../engine/dom';
import {isTap} from '../../../engine/tap';
import {CARD} from '../names';

/** How long a pointer or the focus stays before a card appears or disappears, in milliseconds. */
const DELAY = 300;

let timer = 0;

/** The link whose card is shown or loading. */
let current: HTMLAnchorElement | undefined;

/** The link whose card a tap opened: the next tap follows the link. */
let tapped: HTMLAnchorElement | undefined;

/** Counts the calls of `show`: a tap on a link whose card is loading calls it again. */
let calls = 0;

/** The last press, until the pointer moves. */
let pressed: PointerEvent | undefined;

/** An event, of which only the target counts. */
type TargetEvent = Pick<Event, 'target'>;

const isCurrent = (event: TargetEvent) =>
  current?.contains(event.target as Node) || closest(event, `#${CARD}`);

/** The link at an element, if it leads to an explanation elsewhere. */
function findLink(event: TargetEvent): HTMLAnchorElement | undefined {
  const link = closest<HTMLAnchorElement>(event, 'article a[href*="#"]');
  const isExplained = link && new RegExp(String(globalData.hovercards?.default)).test(link.pathname);
  return isExplained && !document.getElementById(link.hash.slice(1))?.contains(link) ? link : undefined;
}

function hide(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  tapped = undefined;
  document.getElementById(CARD)?.remove();
}

/** Shows the card of a link, unless text is being selected. Returns whether the link has a card. */
async function show(link: HTMLAnchorElement): Promise<boolean> {
  hide();
  current = link;
  const call = ++calls;
  const isWanted = () => call === calls && current === link;
  const {loadCard, placeCard} = await import('./card');
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
  if ((link ?? current) && !isCurrent(event)) {
    timer = window.setTimeout(() => (link ? show(link).catch(hide) : hide()), DELAY);
  }
}

if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  on('pointerover', (event) => {
    if (event.clientX === pressed?.clientX && event.clientY === pressed.clientY) {
      // The pointer rests, and the page has moved or is another one.
      return;
    }
    pressed = undefined;
    if (event.pointerType === 'mouse' && !current?.matches(':focus-visible')) {
      schedule(event);
    }
  });
  on('focusin', (event) => closest(event, ':focus-visible') && schedule(event));
  on('pointerdown', (event) => {
    pressed = event;
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
  all('a:is(:hover, :focus-visible)').forEach((target) => schedule({target}));
}
