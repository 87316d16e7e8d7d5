/** Leaves only the entries that match what the reader types, and says how many. */
import {nearest, on} from '../../kit/dom';

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

/** Filters by the field's text. */
export function applyFilter(): void {
  const input = field();
  const tools = input?.closest('.ref-tools');
  const body = tools?.parentElement;
  const output = input?.form?.querySelector('output');
  if (!input || !body || !output || (!input.value && !output.value)) {
    return;
  }
  body.querySelector(`.${NONE}`)?.remove();
  const words = input.value.toLowerCase().match(/[^\s.#]+/g) ?? [];
  const has = (text = '') => words.every((word) => text.toLowerCase().includes(word));
  const isActive = words.length > 0;
  if (isActive && !output.value) {
    former = scrollY;
  }
  let found = 0;
  let all = 0;
  /** The part that begins with the nearest heading of the second level: it shows where a match belongs to. */
  let group: Element | undefined;
  for (const part of Array.from(body.children)) {
    if (part.matches('.ref-tools, .ref-bar')) {
      continue;
    }
    const isWhole = part.matches('.ref') && has(part.querySelector('h2, h3')?.id);
    let shown = 0;
    for (const row of Array.from(part.querySelectorAll('dl > div'))) {
      const [term, type] = Array.from(row.children);
      const isOut = !isWhole && !has(`${row.id} ${term?.textContent} ${type?.textContent}`);
      row.classList.toggle(OUT, isOut);
      shown += isOut ? 0 : 1;
      all += 1;
    }
    found += shown;
    group = part.matches('h2, :has(> h2)') ? part : group;
    part.classList.remove(HEADING);
    part.classList.toggle(OUT, isActive && !isWhole && shown === 0);
    part.classList.toggle(ROWS, isActive && !isWhole && shown > 0);
    if (isActive && (isWhole || shown > 0) && group?.classList.contains(OUT)) {
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

/** A place that the filter hides shows again when a link leads there. */
function reveal(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place?.closest(`.${OUT}`)) {
    clear();
    place.scrollIntoView();
  }
}

export function startFilter(): void {
  on('input', (event) => nearest(event, '.ref-tools') && applyFilter());
  on('keydown', (event) => event.key === 'Escape' && nearest(event, '.ref-tools') && clear());
  on('submit', (event) => nearest(event, '.ref-tools') && event.preventDefault());
  on('click', (event) => {
    const link = nearest<HTMLAnchorElement>(event, 'main a[href*="#"]');
    if (link) {
      link.closest<HTMLElement>('[popover]')?.hidePopover();
      reveal(link.hash);
    }
  });
}
