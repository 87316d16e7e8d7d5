/** Lights a place with what belongs to it, says which lines these are, and shows those that are out of sight. */
import {all} from '../../../engine/dom';
import {closeAnswer, isOpenBelow, showAnswer} from './answer';
import {byBlock, isSeen, labelOf, linesBeside, numberOf, openFolds, summary, textOf} from './code';
import {forgetHint} from './hint';
import {counterparts, LINE, LINK} from './place';

const LIT = 'lit';

/** The words have at most this many lines of a block. */
const MOST = 3;

/** A reader who points at a line for as long, in milliseconds, has seen what it does. */
const LOOK = 800;

interface Light {
  place: HTMLElement | null;
  /** What is lit together with the place. */
  others: HTMLElement[];
  /** Stays lit while the pointer is elsewhere, because the reader chose it by a click, a tap or a key. */
  chosen: HTMLElement | null;
}

/** What is lit now. */
export const light: Light = {place: null, others: [], chosen: null};

let since = 0;

/** What is lit, for screen readers. */
const words = document.body.appendChild(
  Object.assign(document.createElement('output'), {className: 'lit-words'}),
);

/**
 * `Line 16, replicas: 2, changes 1 line of Diff: + replicas: 2`, of a line; `Line 4 of greeter.cue`, of something that
 * lines are about.
 */
function sentence(place: HTMLElement): string {
  const blocks = byBlock(light.others);
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

/** Whether a place is a line of a block with the button. */
export const isLine = (place: HTMLElement | null): boolean => linesBeside(place).length > 0;

function lightUp(place: HTMLElement | null): void {
  if (isLine(light.place) && performance.now() - since > LOOK) {
    forgetHint();
  }
  since = performance.now();
  light.place = place;
  light.others = place ? counterparts(place) : [];
  all(`.${LIT}`).forEach((former) => former.classList.remove(LIT));
  [place ?? [], light.others].flat().forEach((lit) => lit.classList.add(LIT));
  words.textContent = place && sentence(place);
}

export function show(place: HTMLElement | null): void {
  if (place !== light.place) {
    lightUp(place);
  }
  // The lines must not move below the pointer.
  if (light.chosen && place !== light.chosen && isOpenBelow()) {
    return;
  }
  if (place && isLine(place)) {
    showAnswer(place, light.others, {isChosen: place === light.chosen, go});
  } else {
    closeAnswer();
  }
}

export function choose(place: HTMLElement | null): void {
  const isOther = place !== light.chosen;
  light.chosen = place;
  if (isOther || place !== light.place) {
    show(place);
  }
  if (isLine(place)) {
    forgetHint();
  }
}

function reveal(line: HTMLElement): void {
  openFolds(line);
  line.scrollIntoView({block: 'center'});
}

/** Shows a line of the answer in its place. */
function go(line: HTMLElement): void {
  choose(light.place);
  reveal(line);
}

/** Moves the focus to a line, and chooses it. */
export function moveTo(line: HTMLElement): void {
  line.querySelector<HTMLElement>(LINK)?.focus({preventScroll: true});
  closeAnswer();
  if (!isSeen(line)) {
    reveal(line);
  }
  choose(line);
}
