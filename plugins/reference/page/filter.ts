/** Leaves only the entries that match what the reader types, and says how many. */
import {closest, on} from '../../engine/dom';

/** Classes of filtered sections: hidden, reduced to the heading, or reduced to the heading and table. */
const OUT = 'ref-out';
const HEADING = 'ref-heading';
const ROWS = 'ref-rows';

/** The reader's scroll position before the filter hid sections. */
let former = 0;

/** Class of the sentence in place of the entries when none match. */
const NONE = 'ref-none';

const field = () => document.querySelector<HTMLInputElement>('.ref-tools input');

/** Says in the column that nothing matches, with two ways on: the search of the whole site, if it has one, and all entries. */
function showNone(tools: Element, text: string): void {
  const sentence = Object.assign(document.createElement('p'), {
    className: NONE,
    textContent: `No type or field matches “${text}”. `,
  });
  const search = document.querySelector<HTMLFormElement>('form[role=search]:has([name=q])');
  if (search) {
    const href = `${search.action}?q=${encodeURIComponent(text)}`;
    sentence.append(
      Object.assign(document.createElement('a'), {href, textContent: 'Search all docs'}),
      ' or ',
    );
  }
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'clean-btn',
    textContent: search ? 'clear the filter' : 'Clear the filter',
  });
  button.onclick = () => {
    clear();
    field()?.focus();
  };
  sentence.append(button, '.');
  tools.after(sentence);
}

/** Hides the rows of a part without a match, and the part if it has none. */
function filterPart(
  part: Element,
  words: readonly string[],
): {isShown: boolean; shown: number; rows: number} {
  const matches = (...texts: (string | null | undefined)[]) =>
    words.every((word) => texts.join(' ').toLowerCase().includes(word));
  const isWhole = part.matches('.ref') && matches(part.querySelector('h2, h3')?.id);
  const rows = Array.from(part.querySelectorAll('dl > div'));
  const left = rows.filter((row) => {
    const [name, type] = Array.from(row.children);
    return isWhole || matches(row.id, name?.textContent, type?.textContent);
  });
  rows.forEach((row) => row.classList.toggle(OUT, !left.includes(row)));
  const isActive = words.length > 0;
  const isShown = !isActive || isWhole || left.length > 0;
  part.classList.remove(HEADING);
  part.classList.toggle(OUT, !isShown);
  part.classList.toggle(ROWS, isActive && !isWhole && isShown);
  return {isShown, shown: left.length, rows: rows.length};
}

/** Filters by the field's text. */
export function applyFilter(): void {
  const input = field();
  const tools = input?.closest('.ref-tools');
  const body = tools?.parentElement;
  const output = tools?.querySelector('output');
  if (!input || !body || !output || (!input.value && !output.value)) {
    return;
  }
  body.querySelector(`.${NONE}`)?.remove();
  const words = input.value.toLowerCase().match(/[^\s.#]+/g) ?? [];
  const isActive = words.length > 0;
  if (isActive && !output.value) {
    former = scrollY;
  }
  let found = 0;
  let all = 0;
  /** The part that begins with the nearest heading of the second level: it shows where a match belongs to. */
  let group: Element | undefined;
  for (const part of Array.from(body.children).filter((child) => !child.matches('.ref-tools, .ref-bar'))) {
    const {isShown, shown, rows} = filterPart(part, words);
    found += shown;
    all += rows;
    group = part.matches('h2, :has(> h2)') ? part : group;
    if (isShown && group?.classList.contains(OUT)) {
      group.classList.replace(OUT, HEADING);
    }
  }
  output.value = isActive ? `${found} of ${all} match` : '';
  if (isActive && found === 0) {
    showNone(tools, input.value);
  }
  if (!isActive) {
    scrollTo({top: former, behavior: 'instant'});
  } else if (body.getBoundingClientRect().top < 0) {
    body.scrollIntoView();
  }
}

function clear(): void {
  const input = field();
  if (input?.value) {
    input.value = '';
    applyFilter();
  }
}

/** Clears the filter if a link leads to a place that it hides. */
function reveal(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place?.closest(`.${OUT}`)) {
    clear();
    place.scrollIntoView();
  }
}

export function startFilter(): void {
  on('input', (event) => closest(event, '.ref-tools') && applyFilter());
  on('keydown', (event) => event.key === 'Escape' && closest(event, '.ref-tools') && clear());
  on('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'main a[href*="#"]');
    if (link) {
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      reveal(link.hash);
    }
  });
}
