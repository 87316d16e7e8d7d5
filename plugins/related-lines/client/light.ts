/** Lights a line with the lines that it changes, or that change it, and says which they are. */
import {all, nearest, on} from '../../kit/dom';

const LINE = '.code-part[data-part*=":"]';
const ACTION = '.code-action';
const BLOCK = '.theme-code-block';
const LIT = 'related-lit';

/** The words have at most this many lines of a block. */
const MOST = 3;

/** The lines of the block around an element. */
function linesBeside(element: Element | null): HTMLElement[] {
  const block = element?.closest(BLOCK);
  return block ? all(LINE).filter((line) => block.contains(line)) : [];
}

const add = (name: string, className: string) =>
  document.body.appendChild(Object.assign(document.createElement(name), {className}));

/** What is lit, for screen readers. */
const words = add('output', 'related-words');
/** Leads to lit lines that can't be seen. */
const note = add('button', 'clean-btn toast related-note');

let shown: HTMLElement | null = null;
let others: HTMLElement[] = [];
/** Stays lit while the pointer is elsewhere, because the reader chose it by a click, a tap or a key. */
let chosen: HTMLElement | null = null;
let hidden: HTMLElement | undefined;

const byBlock = (lines: HTMLElement[]) =>
  all(BLOCK)
    .map((block) => lines.filter((line) => block.contains(line)))
    .filter(({length}) => length > 0);

function summary([line, ...more]: HTMLElement[]): string {
  const label = line?.closest(BLOCK)?.querySelector('.code-bar > span')?.textContent;
  return `${more.length > 0 ? `${more.length + 1} lines` : '1 line'} of ${label}`;
}

const textOf = ({textContent}: HTMLElement) => textContent?.trim().replace(/\s+/g, ' ');

/** `Line 16, replicas: 2, changes 1 line of Diff: + replicas: 2` */
function sentence(line: HTMLElement, [name, ...sources]: string[]): string {
  const places = byBlock(others).map((lines) => {
    const texts = lines.slice(0, MOST).map(textOf).join('; ');
    return `${summary(lines)}: ${texts}${lines.length > MOST ? '; …' : ''}`;
  });
  const verb = sources.length > 0 ? 'depends on' : 'changes';
  return `Line ${name?.split(':')[1]}, ${textOf(line)}, ${verb} ${places.join(', and ')}`;
}

/** Whether nothing covers the line: the window's edge, the navbar or a fold. */
function isSeen(line: HTMLElement): boolean {
  const {left, top, bottom} = line.getBoundingClientRect();
  return document.elementFromPoint(left + 1, (top + bottom) / 2)?.closest(LINE) === line;
}

function showNote(): void {
  const [lines = []] = byBlock(others.filter((line) => !isSeen(line)));
  [hidden] = lines;
  note.hidden = !hidden;
  const isAbove = hidden && hidden.getBoundingClientRect().top < innerHeight / 2;
  note.textContent = hidden ? `${isAbove ? '↑' : '↓'} ${summary(lines)}` : '';
}

function show(line: HTMLElement | null): void {
  if (line !== shown) {
    const [name, ...sources] = line?.dataset.part?.split(' ') ?? [];
    const related = [`[data-part~="${name}"]`, ...sources.map((source) => `[data-part="${source}"]`)];
    others = all(related.join()).filter((other) => other !== line);
    all(`.${LIT}`).forEach((former) => former.classList.remove(LIT));
    [line ?? [], others].flat().forEach((lit) => lit.classList.add(LIT));
    words.textContent = line && sentence(line, [name ?? '', ...sources]);
    shown = line;
    showNote();
  }
}

const choose = (line: HTMLElement | null) => show((chosen = line));

function reveal(line: HTMLElement): void {
  line.closest(BLOCK)?.querySelector('details')?.setAttribute('open', '');
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
    choose(isSelecting() ? null : nearest(event, LINE));
  }
}

/** Makes the lines of a page focusable, and forgets those of another page. */
export function prepare(): void {
  if (shown && !shown.isConnected) {
    choose(null);
  }
  all(LINE).forEach((line) => Object.assign(line, {tabIndex: -1}).setAttribute('role', 'button'));
}

prepare();
showNote();
note.onclick = () => {
  choose(shown);
  if (hidden) {
    reveal(hidden);
  }
};
on('pointerover', (event) => {
  if (event.pointerType !== 'touch' && event.buttons === 0 && !isSelecting()) {
    const line = nearest(event, LINE);
    // Otherwise, no pointer could reach the note.
    if (line || note.hidden) {
      show(line ?? chosen);
    }
  }
});
// Phones send no click where they find nothing to press, and assistive technology sends only a click.
on('pointerup', press);
on('click', press);
on('keydown', (event) => {
  const line = nearest(event, LINE);
  const lines = linesBeside(line);
  const at = lines.findIndex((one) => one === line);
  const related = line ? others[0] : undefined;
  const target = {ArrowDown: lines[at + 1], ArrowUp: lines[at - 1], Enter: related, ' ': related}[event.key];
  if (event.key === 'Escape') {
    choose(null);
  } else if (target) {
    event.preventDefault();
    moveTo(target);
  }
});
on('focusin', (event) => event.target !== note && !nearest(event, LINE) && choose(null));
on('selectionchange', () => isSelecting() && choose(null));
document.addEventListener('scroll', () => (chosen || shown?.matches(':hover') ? showNote() : show(null)), {
  passive: true,
});

// What the reader tapped, or points at.
const target = all(':hover').at(-1);
if (matchMedia('(hover: none)').matches) {
  press({target});
} else {
  show(nearest({target}, LINE));
}
