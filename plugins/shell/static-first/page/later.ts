/** Draws what address.ts has put off, once the page is loaded: a few blocks whenever the browser is idle. */
import {DRAWN, LATER} from '../names';
import {all, closest, on} from '../../../engine/dom';

/** The longest wait for an idle browser in milliseconds, because Chromium on a busy machine may never be idle. */
const IDLE_TIMEOUT = 2000;

/** How many blocks to draw at a time. */
const STEP = 4;

const root = document.documentElement;

/** Calls a function when the page is loaded and the browser idle. */
export function whenIdle(act: () => void): void {
  const wait = () => (window.requestIdleCallback || setTimeout)(act, {timeout: IDLE_TIMEOUT} as never);
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait);
  }
}

/** In the order of the page; later.css has the same selector. */
const blocks = all(`[${LATER}] :is(.theme-code-block, .footer, .markdown > :is(.reference, table))`);
let drawn = 0;

function draw(): void {
  blocks.slice(drawn, drawn + STEP).forEach((block) => block.toggleAttribute(DRAWN, true));
  drawn += STEP;
  if (drawn < blocks.length) {
    whenIdle(draw);
  } else {
    finish();
  }
}

function finish(): void {
  drawn = blocks.length;
  root.removeAttribute(LATER);
  blocks.forEach((block) => block.removeAttribute(DRAWN));
}

whenIdle(draw);

// The place of a link's target depends on all heights above it.
on('click', (event) => closest(event, 'a[href*="#"]') && finish());
