/** Shows the card of a link to which a reader points, tabs or taps. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CARD, PAGES} from '../names';

/** How long a pointer or the focus rests before a card appears or disappears, in milliseconds. */
const REST = 300;

let timer = 0;

/** The link whose card is shown or loading. */
let current: HTMLAnchorElement | undefined;

const isCurrent = (target: Element) => current?.contains(target) || target.closest(`#${CARD}`) !== null;

/** The link at an element, if it leads to an explanation elsewhere. */
function linkAt(target: Element): HTMLAnchorElement | undefined {
  const link = target.closest<HTMLAnchorElement>('article a[href*="#"]');
  const pages = document.querySelector<HTMLMetaElement>(`meta[name=${PAGES}]`)?.content ?? '(?!)';
  const isExplained = link && new RegExp(pages).test(link.pathname);
  return isExplained && !document.getElementById(link.hash.slice(1))?.contains(link) ? link : undefined;
}

function hide(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  document.getElementById(CARD)?.remove();
}

/** Shows the card of a link, unless text is being selected. Returns whether the link has a card. */
async function show(link: HTMLAnchorElement): Promise<boolean> {
  hide();
  current = link;
  const {cardOf, place} = await import('./card');
  const card = await cardOf(link);
  // Until React has hydrated the page, it takes a card for a mistake in the HTML.
  while (current === link && document.documentElement.dataset.hasHydrated !== 'true') {
    await new Promise(requestAnimationFrame);
  }
  if (card && current === link && getSelection()?.isCollapsed) {
    place(card, link);
  }
  return card !== undefined;
}

/** After a while, shows the card of the link at an element, or hides the card of another link. */
function rest(target: Element): void {
  clearTimeout(timer);
  const link = linkAt(target);
  if ((link ?? current) && !isCurrent(target)) {
    timer = window.setTimeout(() => (link ? show(link).catch(hide) : hide()), REST);
  }
}

function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (target: Element, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(
    type,
    (event) => event.target instanceof Element && listener(event.target, event),
    true,
  );
}

if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  on('pointerover', (target, {pointerType}) => {
    if (pointerType === 'mouse' && !current?.matches(':focus-visible')) {
      rest(target);
    }
  });
  on('focusin', (target) => target.matches(':focus-visible') && rest(target));
  on('pointerdown', (target, {button}) => {
    if (!isCurrent(target)) {
      hide();
    }
    const link = target.closest('pre a');
    const href = link?.getAttribute('href');
    if (href && button === 0) {
      // Browsers don't start a selection within a link, but readers select code.
      link?.removeAttribute('href');
      addEventListener('pointerup', () => link?.setAttribute('href', href), {capture: true, once: true});
    }
  });
  on('keydown', (_, {key}) => key === 'Escape' && hide());
  on('click', (target, event) => {
    const link = linkAt(target);
    if (link?.matches('pre a') && !getSelection()?.isCollapsed) {
      event.preventDefault();
    } else if (link && link !== current && (event as PointerEvent).pointerType === 'touch') {
      event.preventDefault();
      const follow = () => link.click();
      show(link).then((hasCard) => hasCard || follow(), follow);
    } else if (link) {
      hide();
    }
  });
  // React starts when a pointer or the focus comes to a link, before this script listens.
  document.querySelectorAll('a:is(:hover, :focus)').forEach(rest);
}
