/** Draws what address.ts has put off, once the page is loaded: a part whenever the browser is idle. */
import {LATER} from '../names';
import {all, closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';

/** The longest wait for an idle browser in milliseconds, because Chromium on a busy machine may never be idle. */
const IDLE_TIMEOUT = 2000;

/** How many characters to draw at a time, or one part. */
const STEP = 2000;

/** In the order of the page. */
const PARTS = `[${LATER}] :is(
  .footer,
  main > section,
  .markdown > :is(p, ul, ol, h2, h3):nth-child(n + 8),
  .markdown :is(.${Name.CodeBlock}, .${Name.Reference}, table)
):not([${LATER}])`;

const idle = (act: () => void) =>
  (window.requestIdleCallback || setTimeout)(act, {timeout: IDLE_TIMEOUT} as never);

/** Calls a function when the page is loaded and the browser idle. */
export const whenIdle = (act: () => void) => addEventListener('load', () => idle(act));

const finish = () => all(`[${LATER}]`).forEach((element) => element.removeAttribute(LATER));

function draw(): void {
  let length = 0;
  for (const part of all(PARTS)) {
    const more = part.textContent.length;
    if (length > 0 && length + more > STEP) {
      idle(draw);
      return;
    }
    length += more;
    part.toggleAttribute(LATER, true);
  }
  finish();
}

whenIdle(draw);

// The place of a link's target depends on all heights above it.
on('click', (event) => closest(event, 'a[href*="#"]') && finish());
