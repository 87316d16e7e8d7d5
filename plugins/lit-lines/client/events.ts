/** What readers do with lines: they point at them, press them, and move between them by keys. */
import {all, nearest, on} from '../../kit/dom';
import {isInAnswer, isOnTheWay} from './answer';
import {linesBeside, textOf} from './code';
import {choose, isLine, light, moveTo, show} from './light';
import {ACTION, LINE, placeOf} from './place';

const isSelecting = () => getSelection()?.isCollapsed === false;

/** Makes the lines of blocks with the button focusable and names them, and forgets those of another page. */
export function prepare(): void {
  if (light.place && !light.place.isConnected) {
    choose(null);
  }
  for (const line of all(ACTION).flatMap(linesBeside)) {
    const action = line.dataset.lights ? 'show what it depends on' : 'show what it changes';
    line.tabIndex = -1;
    line.setAttribute('role', 'button');
    line.setAttribute('aria-label', `${textOf(line)}, ${action}`);
  }
}

export function press(event: {target: unknown}): void {
  const [first] = linesBeside(nearest(event, ACTION));
  if (first) {
    moveTo(first);
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

const positionOf = ({clientX, clientY}: PointerEvent) => `${clientX} ${clientY}`;

function point(event: PointerEvent): void {
  const isScrolled = light.chosen && positionOf(event) === position;
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

/** The line that a key goes to. Enter chooses a line, and goes on from the chosen one. */
function lineAfter(key: string, line: HTMLElement): HTMLElement | undefined {
  const lines = linesBeside(line);
  const at = lines.indexOf(line);
  const followed = line === light.place ? light.others[0] : line;
  return {ArrowDown: lines[at + 1], ArrowUp: lines[at - 1], Enter: followed, ' ': followed}[key];
}

prepare();
on('pointermove', (event) => {
  position = positionOf(event);
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
on('click', pressAgain);
on('keydown', (event) => {
  const line = nearest(event, LINE);
  const target = line ? lineAfter(event.key, line) : undefined;
  if (event.key === 'Escape') {
    choose(null);
  } else if (target) {
    event.preventDefault();
    moveTo(target);
  }
});
// A line that has the focus is lit when the reader presses Enter.
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
