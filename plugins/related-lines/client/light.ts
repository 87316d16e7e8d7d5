/** Lights a line with the lines that it changes, or that change it, and says which they are. */
const LINE = '.code-part[data-part*=":"]';
const ACTION = '.code-action';
const BLOCK = '.theme-code-block';
const LIT = 'related-lit';

/** The words have at most this many lines of a block. */
const MOST = 3;

const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));

const nearest = (target: unknown, selector = LINE) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const linesBeside = (element: Element | null) =>
  Array.from(nearest(element, BLOCK)?.querySelectorAll<HTMLElement>(LINE) ?? []);

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
  const label = nearest(line, BLOCK)?.querySelector('.code-bar > span')?.textContent;
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
  return nearest(document.elementFromPoint(left + 1, (top + bottom) / 2)) === line;
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
  nearest(line, BLOCK)?.querySelector('details')?.setAttribute('open', '');
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

export function press({target}: {target: unknown}): void {
  const [first] = linesBeside(nearest(target, ACTION));
  if (first) {
    moveTo(first);
  } else if (target !== note) {
    choose(isSelecting() ? null : nearest(target));
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
note.onclick = () => hidden && reveal(hidden);
document.addEventListener('pointerover', ({target, pointerType, buttons}) => {
  if (pointerType !== 'touch' && buttons === 0 && !isSelecting()) {
    show(nearest(target) ?? chosen);
  }
});
// Phones send no click where they find nothing to press, and assistive technology sends only a click.
document.addEventListener('pointerup', press);
document.addEventListener('click', press);
document.addEventListener('keydown', (event) => {
  const line = nearest(event.target);
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
document.addEventListener('focusin', ({target}) => target !== note && !nearest(target) && choose(null));
document.addEventListener('selectionchange', () => isSelecting() && choose(null));
document.addEventListener('scroll', showNote, {passive: true});

// What the reader tapped, or points at.
const target = all(':hover').at(-1);
if (matchMedia('(hover: none)').matches) {
  press({target});
} else {
  show(nearest(target));
}
