/** Lights a place that a reader points at, chooses or focuses, with what belongs to it, and says which lines these are. */
import {all, nearest, on} from '../../kit/dom';
import {closeAnswer, isInAnswer, isOnTheWay, isOpenBelow, showAnswer} from './answer';
import {byBlock, isSeen, labelOf, linesBeside, numberOf, openFolds, summary, textOf} from './code';
import {forgetHint} from './hint';
import {ACTION, counterparts, LINE, placeOf} from './place';

const LIT = 'lit';

/** The words have at most this many lines of a block. */
const MOST = 3;

/** A reader who points at a line for as long, in milliseconds, has seen what it does. */
const LOOK = 800;

/** What is lit, for screen readers. */
const words = document.body.appendChild(
  Object.assign(document.createElement('output'), {className: 'lit-words'}),
);

let shown: HTMLElement | null = null;
let since = 0;
let others: HTMLElement[] = [];
/** Stays lit while the pointer is elsewhere, because the reader chose it by a click, a tap or a key. */
let chosen: HTMLElement | null = null;

/**
 * `Line 16, replicas: 2, changes 1 line of Diff: + replicas: 2`, of a line; `Line 4 of greeter.cue`, of something that
 * lines are about.
 */
function sentence(place: HTMLElement): string {
  const blocks = byBlock(others);
  if (!place.matches(LINE)) {
    return blocks.map(([line]) => (line ? `Line ${numberOf(line)} of ${labelOf(line)}` : '')).join(', and ');
  }
  const places = blocks.map((lines) => {
    const texts = lines.slice(0, MOST).map(textOf).join('; ');
    return `${summary(lines)}: ${texts}${lines.length > MOST ? '; …' : ''}`;
  });
  const verb = place.dataset.lights ? 'depends on' : 'changes';
  const own = `Line ${numberOf(place)}, ${textOf(place)}, ${verb} `;
  return places.length > 0 ? own + places.join(', and ') : '';
}

const isLine = (place: HTMLElement | null) => linesBeside(place).length > 0;

function show(place: HTMLElement | null): void {
  if (place !== shown) {
    if (isLine(shown) && performance.now() - since > LOOK) {
      forgetHint();
    }
    since = performance.now();
    others = place ? counterparts(place) : [];
    all(`.${LIT}`).forEach((former) => former.classList.remove(LIT));
    [place ?? [], others].flat().forEach((lit) => lit.classList.add(LIT));
    words.textContent = place && sentence(place);
    shown = place;
  }
  if (chosen && place !== chosen && isOpenBelow()) {
    // The lines must not move below the pointer.
    return;
  }
  if (place && isLine(place)) {
    showAnswer(place, others, {isChosen: place === chosen, go});
  } else {
    closeAnswer();
  }
}

function choose(place: HTMLElement | null): void {
  const isOther = place !== chosen;
  chosen = place;
  if (isOther || place !== shown) {
    show(place);
  }
  if (isLine(place)) {
    forgetHint();
  }
}

/** Shows a line that is out of sight. */
function go(line: HTMLElement): void {
  choose(shown);
  reveal(line);
}

function reveal(line: HTMLElement): void {
  openFolds(line);
  line.scrollIntoView({block: 'center'});
}

function moveTo(line: HTMLElement): void {
  line.focus({preventScroll: true});
  closeAnswer();
  if (!isSeen(line)) {
    reveal(line);
  }
  choose(line);
}

const isSelecting = () => getSelection()?.isCollapsed === false;

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
  if (place && place === chosen && place === before && isLine(place)) {
    before = null;
    choose(null);
  } else {
    press(event);
  }
}

/** Makes the lines of blocks with the button focusable and names them, and forgets those of another page. */
export function prepare(): void {
  if (shown && !shown.isConnected) {
    choose(null);
  }
  for (const line of all(ACTION).flatMap(linesBeside)) {
    const action = line.dataset.lights ? 'show what it depends on' : 'show what it changes';
    line.tabIndex = -1;
    line.setAttribute('role', 'button');
    line.setAttribute('aria-label', `${textOf(line)}, ${action}`);
  }
}

/** The line that a key goes to. Enter chooses a line, and goes on from the chosen one. */
function lineAfter(key: string, line: HTMLElement): HTMLElement | undefined {
  const lines = linesBeside(line);
  const at = lines.indexOf(line);
  const followed = line === shown ? others[0] : line;
  return {ArrowDown: lines[at + 1], ArrowUp: lines[at - 1], Enter: followed, ' ': followed}[key];
}

prepare();
/** Where the pointer was last: a page that scrolls below it brings other lines to it, which the reader didn't point at. */
let position = '';
const positionOf = ({clientX, clientY}: PointerEvent) => `${clientX} ${clientY}`;
on('pointermove', (event) => {
  position = positionOf(event);
});
on('pointerover', (event) => {
  if (chosen && positionOf(event) === position) {
    return;
  }
  if (event.pointerType !== 'touch' && event.buttons === 0 && !isSelecting() && !isInAnswer(event.target)) {
    const place = placeOf(event);
    // Otherwise, no pointer could reach the answer.
    if (place ?? !isOnTheWay(event)) {
      show(place ?? chosen);
    }
  }
});
on('pointerdown', () => {
  before = chosen;
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
  if (!isInAnswer(event.target) && linesBeside(nearest(event, LINE)).length === 0) {
    choose(placeOf(event));
  }
});
on('selectionchange', () => isSelecting() && choose(null));
document.addEventListener(
  'scroll',
  () => {
    if (!chosen && !shown?.matches(':hover') && !document.querySelector('.lit-answer:hover')) {
      show(null);
    }
  },
  {passive: true},
);
// The text has other lines then.
addEventListener('resize', () => show(shown));
on('toggle', () => show(shown));

// What the reader tapped, or points at, or has focused.
const target = all(':hover').at(-1);
if (matchMedia('(hover: none)').matches) {
  press({target});
} else {
  show(placeOf({target}) ?? placeOf({target: document.activeElement}));
}
