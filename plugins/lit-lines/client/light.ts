/** Lights a place that a reader points at, chooses or focuses, with what belongs to it, and says which lines these are. */
import {all, nearest, on} from '../../kit/dom';
import {counterparts, placeOf} from './place';

const LINE = '.code-part';
const ACTION = '.code-action';
const BLOCK = '.theme-code-block';
const LIT = 'lit';

/** The words have at most this many lines of a block. */
const MOST = 3;

/** The lines of the block around an element, if it has the button: readers can go from one to the next. */
function linesBeside(element: Element | null): HTMLElement[] {
  const block = element?.closest(BLOCK);
  return block?.querySelector(ACTION) ? all(LINE).filter((line) => block.contains(line)) : [];
}

const add = (name: string, className: string) =>
  document.body.appendChild(Object.assign(document.createElement(name), {className}));

/** What is lit, for screen readers. */
const words = add('output', 'lit-words');
/** Leads to lit lines that can't be seen. */
const note = add('button', 'clean-btn toast lit-note');

let shown: HTMLElement | null = null;
let others: HTMLElement[] = [];
/** Stays lit while the pointer is elsewhere, because the reader chose it by a click, a tap or a key. */
let chosen: HTMLElement | null = null;
let hidden: HTMLElement | undefined;

const byBlock = (lines: HTMLElement[]) =>
  all(BLOCK)
    .map((block) => lines.filter((line) => block.contains(line)))
    .filter(({length}) => length > 0);

const labelOf = (line?: HTMLElement) =>
  line?.closest(BLOCK)?.querySelector('.code-bar > span')?.textContent ?? '';

const summary = (lines: HTMLElement[]) =>
  `${lines.length > 1 ? `${lines.length} lines` : '1 line'} of ${labelOf(lines[0])}`;

const textOf = ({textContent}: HTMLElement) => textContent?.trim().replace(/\s+/g, ' ');

/** The number of a line in its block. */
function numberOf(line: HTMLElement): number {
  const before = document.createRange();
  before.setStart(line.closest('code') ?? line, 0);
  before.setEndBefore(line);
  return before.toString().split('\n').length;
}

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

/** Whether nothing covers the line: the window's edge, the navbar or a fold. */
function isSeen(line: HTMLElement): boolean {
  const {left, top, bottom} = line.getBoundingClientRect();
  return document.elementFromPoint(left + 1, (top + bottom) / 2)?.closest(LINE) === line;
}

function showNote(): void {
  const isLine = linesBeside(shown).length > 0;
  const [lines = []] = byBlock(isLine ? others.filter((line) => !isSeen(line)) : []);
  [hidden] = lines;
  note.hidden = !hidden;
  const isAbove = hidden && hidden.getBoundingClientRect().top < innerHeight / 2;
  note.textContent = hidden ? `${isAbove ? '↑' : '↓'} ${summary(lines)}` : '';
}

function show(place: HTMLElement | null): void {
  if (place !== shown) {
    others = place ? counterparts(place) : [];
    all(`.${LIT}`).forEach((former) => former.classList.remove(LIT));
    [place ?? [], others].flat().forEach((lit) => lit.classList.add(LIT));
    words.textContent = place && sentence(place);
    shown = place;
    showNote();
  }
}

function choose(place: HTMLElement | null): void {
  chosen = place;
  show(place);
}

function reveal(line: HTMLElement): void {
  const folds = line.closest(BLOCK)?.querySelectorAll('details') ?? [];
  for (const fold of Array.from(folds)) {
    fold.open = true;
  }
  line.scrollIntoView({block: 'center'});
}

function moveTo(line: HTMLElement): void {
  line.focus({preventScroll: true});
  choose(line);
  if (!isSeen(line)) {
    reveal(line);
  }
}

const isSelecting = () => getSelection()?.isCollapsed === false;

export function press(event: {target: unknown}): void {
  const [first] = linesBeside(nearest(event, ACTION));
  if (first) {
    moveTo(first);
  } else if (event.target !== note) {
    choose(isSelecting() ? null : placeOf(event));
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
showNote();
note.onclick = () => {
  choose(shown);
  if (hidden) {
    reveal(hidden);
  }
};
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
  if (event.pointerType !== 'touch' && event.buttons === 0 && !isSelecting()) {
    const place = placeOf(event);
    // Otherwise, no pointer could reach the note.
    if (place || note.hidden) {
      show(place ?? chosen);
    }
  }
});
// Phones send no click where they find nothing to press, and assistive technology sends only a click.
on('pointerup', press);
on('click', press);
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
  if (event.target !== note && linesBeside(nearest(event, LINE)).length === 0) {
    choose(placeOf(event));
  }
});
on('selectionchange', () => isSelecting() && choose(null));
document.addEventListener('scroll', () => (chosen || shown?.matches(':hover') ? showNote() : show(null)), {
  passive: true,
});

// What the reader tapped, or points at, or has focused.
const target = all(':hover').at(-1);
if (matchMedia('(hover: none)').matches) {
  press({target});
} else {
  show(placeOf({target}) ?? placeOf({target: document.activeElement}));
}
