/**
 * Shows the other ends of a line that are out of sight: beside the line, where the window has room, else below it. The page only
 * moves below a line that the reader chose.
 */
import {byBlock, copyOf, isSeen, nameOf, numberOf, openFolds} from './code';
import {BLOCK} from './place';

/** Class of a line above its answer. */
const OPEN = 'lit-open';

/** Windows of at least this width have room beside the text, if not less than the other width in pixels is free there. */
const wide = matchMedia('(width >= calc(79.9375em + 1px))');
const NARROWEST = 200;

/** Pixels between an answer and what is beside it. */
const GAP = 16;

/** An answer has at most this many blocks, and lines of each. */
const BLOCKS = 3;
const LINES = 8;

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), {className, textContent: text});

const answer = document.body.appendChild(create('aside', 'lit-answer'));
answer.hidden = true;
answer.setAttribute('aria-label', 'Related lines');

let open: HTMLElement | null = null;

export const isInAnswer = (target: unknown): boolean => target instanceof Node && answer.contains(target);

/** Whether an answer below its line is open, which pushes other lines down. */
export const isOpenBelow = (): boolean => open?.classList.contains(OPEN) ?? false;

/** Whether a pointer at this place is between the line and its answer. */
export function isOnTheWay({clientX, clientY}: PointerEvent): boolean {
  const line = open?.getBoundingClientRect();
  const isOpen = !answer.hidden && line;
  const {right} = answer.getBoundingClientRect();
  return Boolean(
    isOpen && clientY >= line.top && clientY <= line.bottom && clientX >= line.left && clientX <= right,
  );
}

/** The numbers of lit lines with the lines before and after them: `3 4 9` → `2 3 4 5 8 9 10`. */
const withNeighbors = (lit: number[], count: number) =>
  Array.from({length: count}, (_, index) => index + 1).filter((number) =>
    lit.some((other) => Math.abs(other - number) <= 1),
  );

function sectionOf(lines: HTMLElement[], go: (line: HTMLElement) => void): HTMLElement {
  const section = create('section', '');
  const [line] = lines;
  const code = line?.closest('code');
  if (line && code) {
    const lit = lines.map(numberOf);
    const head = section.appendChild(create('p', ''));
    const name = head.appendChild(create('span', ''));
    // With its places to break.
    name.append(...Array.from(nameOf(line)?.cloneNode(true).childNodes ?? []));
    const button = head.appendChild(create('button', 'clean-btn', `Go to line ${lit[0]}`));
    button.type = 'button';
    button.onclick = () => go(line);
    const count = (code.textContent ?? '').trimEnd().split('\n').length;
    const numbers = withNeighbors(lit, count);
    for (const number of numbers.slice(0, LINES)) {
      const row = section.appendChild(create('div', lit.includes(number) ? 'lit-row lit-it' : 'lit-row'));
      row.append(create('span', '', String(number)), copyOf(code, number));
    }
    if (numbers.length > LINES) {
      const more = section.appendChild(create('div', 'lit-row'));
      more.append(create('span', ''), create('span', '', '…'));
    }
  }
  return section;
}

const setLength = (element: HTMLElement, property: string, pixels: number) =>
  element.style.setProperty(property, `${Math.round(pixels)}px`);

export function closeAnswer(): void {
  answer.hidden = true;
  open?.classList.remove(OPEN);
  open?.style.removeProperty('--answer');
  open = null;
}

/** Shows the ends of a line that can't be seen. */
export function showAnswer(
  line: HTMLElement,
  ends: HTMLElement[],
  {isChosen, go}: {isChosen: boolean; go: (line: HTMLElement) => void},
): void {
  closeAnswer();
  const hidden = byBlock(ends.filter((end) => !isSeen(end)));
  const block = line.closest(BLOCK)?.getBoundingClientRect();
  const room = document.documentElement.clientWidth - (block?.right ?? 0) - 2 * GAP;
  const isBeside = wide.matches && room >= NARROWEST;
  if (hidden.length === 0 || !block || !(isBeside || isChosen)) {
    return;
  }
  answer.replaceChildren(...hidden.slice(0, BLOCKS).map((lines) => sectionOf(lines, go)));
  answer.classList.toggle('lit-beside', isBeside);
  answer.hidden = false;
  open = line;
  const {top, bottom} = line.getBoundingClientRect();
  setLength(answer, 'left', scrollX + (isBeside ? block.right + GAP : block.left + 1));
  setLength(answer, 'width', isBeside ? room : block.width - 2);
  setLength(answer, 'top', scrollY + (isBeside ? top : bottom));
  if (!isBeside) {
    // A fold would hide the answer.
    openFolds(line);
    line.classList.add(OPEN);
    setLength(line, '--answer', answer.offsetHeight);
  }
}
