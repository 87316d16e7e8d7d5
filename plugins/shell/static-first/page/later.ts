/** Draws what address.ts has put off, once the page is loaded: all text, then a few blocks whenever the browser is idle. */
import {LATER} from '../names';
import {all, closest, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';

/** The longest wait for an idle browser in milliseconds, because Chromium on a busy machine may never be idle. */
const IDLE_TIMEOUT = 2000;

/** How many blocks to draw at a time. */
const STEP = 4;

/** In the order of the page; later.css has the same selector. */
const BLOCKS = `[${LATER}] :is(.footer, .markdown :is(.${Name.CodeBlock}, .${Name.Reference}, table)):not([${LATER}])`;

const idle = (act: () => void) =>
  (window.requestIdleCallback || setTimeout)(act, {timeout: IDLE_TIMEOUT} as never);

/** Calls a function when the page is loaded and the browser idle. */
export const whenIdle = (act: () => void) => addEventListener('load', () => idle(act));

const finish = () => all(`[${LATER}]`).forEach((element) => element.removeAttribute(LATER));

function draw(): void {
  const blocks = all(BLOCKS);
  blocks.slice(0, STEP).forEach((block) => block.toggleAttribute(LATER, true));
  if (blocks.length > STEP) {
    idle(draw);
  } else {
    finish();
  }
}

whenIdle(() => {
  all(`:root[${LATER}]`).forEach((root) => root.setAttribute(LATER, 'blocks'));
  idle(draw);
});

// The place of a link's target depends on all heights above it.
on('click', (event) => closest(event, 'a[href*="#"]') && finish());
