/** What readers do with lines: they point at them, press them, and move between them by keys. */
import {all, nearest, on} from '../../../engine/dom';
import {isInAnswer, isOnTheWay} from './answer';
import {linesBeside} from './code';
import {choose, isLine, light, moveTo, show} from './light';
import {ACTION, counterparts, LINE, LINK, placeOf} from './place';

const isSelecting = () => getSelection()?.isCollapsed === false;

/** Forgets the lines of another page. */
export function forget(): void {
  if (light.place && !light.place.isConnected) {
    choose(null);
  }
}

/** The line that a button or a link leads to. */
function endOf(event: {target: unknown}): HTMLElement | undefined {
  const line = nearest(event, LINK)?.closest(LINE);
  const [first] = line ? counterparts(line) : linesBeside(nearest(event, ACTION));
  return first;
}

export function press(event: {target: unknown}): void {
  const end = endOf(event);
  if (end) {
    moveTo(end);
  } else if (!isInAnswer(event.target)) {
    choose(isSelecting() ? null : placeOf(event));
  }
}

/** What was chosen when the reader began to press: a second press of a line takes its light away. */
let before: HTMLElement | null = null;

function pressAgain(event: {target: unknown}): void {
  const place = placeOf(event);
  if (place && place === light.chosen && place === before && isLine(place)) {
    before = null;
    choose(null);
  } else {
    press(event);
  }
}

/** Where the pointer was last: a page that scrolls below it brings other lines to it, which the reader didn't point at. */
let position = '';

/** Whether the reader has pressed Escape since the pointer moved. */
let isDismissed = false;

const positionOf = ({clientX, clientY}: PointerEvent) => `${clientX} ${clientY}`;

function point(event: PointerEvent): void {
  const isStill = position === positionOf(event);
  // Until the pointer moves, this script doesn't know where it is.
  const isScrolled = isDismissed ? isStill || position === '' : isStill && light.chosen;
  const isTouch = event.pointerType === 'touch' || event.buttons !== 0;
  if (isScrolled || isTouch || isSelecting() || isInAnswer(event.target)) {
    return;
  }
  const place = placeOf(event);
  // Otherwise, no pointer could reach the answer.
  if (place || !isOnTheWay(event)) {
    show(place ?? light.chosen);
  }
}

/** The line that a key goes to. */
function lineAfter(key: string, line: HTMLElement): HTMLElement | undefined {
  const lines = linesBeside(line);
  const at = lines.indexOf(line);
  const [end] = counterparts(line);
  return {ArrowDown: lines[at + 1], ArrowUp: lines[at - 1], Enter: end, ' ': end}[key];
}

on('pointermove', (event) => {
  const next = positionOf(event);
  isDismissed &&= position === '' || position === next;
  position = next;
});
on('pointerover', point);
on('pointerdown', () => {
  before = light.chosen;
});
// Phones send no click where they find nothing to press. On lines they send one.
on('pointerup', (event) => {
  if (!isLine(placeOf(event))) {
    press(event);
  }
});
// Assistive technology sends only a click.
on('click', (event) => {
  if (nearest(event, LINK)) {
    // The script leads there, opens folds and says what is lit.
    event.preventDefault();
    press(event);
  } else {
    pressAgain(event);
  }
});
on('keydown', (event) => {
  const line = nearest(event, LINE);
  const target = line ? lineAfter(event.key, line) : undefined;
  if (event.key === 'Escape') {
    isDismissed = true;
    choose(null);
  } else if (target) {
    event.preventDefault();
    moveTo(target);
  }
});
// A line is lit when a key or a click leads to it, not when it gets the focus.
on('focusin', (event) => {
  if (!isInAnswer(event.target) && !isLine(nearest(event, LINE))) {
    choose(placeOf(event));
  }
});
on('selectionchange', () => isSelecting() && choose(null));
document.addEventListener(
  'scroll',
  () => {
    if (!light.chosen && !light.place?.matches(':hover') && !document.querySelector('.lit-answer:hover')) {
      show(null);
    }
  },
  {passive: true},
);
// The text has other lines then.
addEventListener('resize', () => show(light.place));
on('toggle', () => show(light.place));

// What the reader tapped, or points at, or has focused.
const target = all(':hover').at(-1);
if (matchMedia('(hover: none)').matches) {
  press({target});
} else {
  show(placeOf({target}) ?? placeOf({target: document.activeElement}));
}
